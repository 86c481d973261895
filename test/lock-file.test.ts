import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';

const json = <Content>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Content;

it.each(['', 'tools/hosts/providers/'])(
  'lock file: when %spackage-lock.json names a package, then with a hash and without the address of a registry',
  (folder) => {
    const { packages } = json<{
      packages: Record<string, { integrity?: string; resolved?: string; inBundle?: boolean }>;
    }>(`${folder}package-lock.json`);
    const installed = Object.entries(packages).filter(([name, { inBundle }]) => name !== '' && !inBundle);
    expect(installed.filter(([, { integrity, resolved }]) => !integrity || resolved).map(([name]) => name)).toEqual([]);
  },
);

it("packages: when a file of the project names any host, then never a package registry's, because each developer uses their own", () => {
  const own = readdirSync('.', { withFileTypes: true }).flatMap((entry) => {
    if (/^(?:node_modules|public|\.git|\.cache|\.tmp|screenshots)$/.test(entry.name)) return [];
    if (!entry.isDirectory()) return [entry.name];
    return readdirSync(entry.name, { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile() && !each.parentPath.includes('node_modules'))
      .map((each) => join(each.parentPath, each.name));
  });
  const files = own.filter((file) => /(?:\.(?:md|json|ya?ml|[cm]?[jt]sx?|sh|conf)|Dockerfile|npmrc|run)$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  const host = /\bregistry\.[a-z-]+\.[a-z]{2,}\b|\bnpmmirror\.com\b|\bnpm\.pkg\.github\.com\b/;
  expect(files.filter((file) => host.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('packages: when a source imports one, then it is among the dependencies, because licences.ts leaves out those of development', () => {
  const { dependencies } = json<{ dependencies: Record<string, string> }>('package.json');
  const hooks = readdirSync('.').filter((file) => /^gatsby-.*\.tsx?$/.test(file));
  const sources = ['content', 'src', 'tools'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$|^(?:dev|bench)\/|test-support/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  const files = [...hooks, ...sources];
  expect(files.length).toBeGreaterThan(100);
  const imported = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^(?:import (?!type )[^;]*?from |import )'([^'.][^']*)'/gm)].map(
      ([, from = '']) => from.split('/', from.startsWith('@') ? 2 : 1).join('/'),
    ),
  );
  const packages = new Set(imported.filter((name) => !isBuiltin(name)));
  expect(packages).toContain('react');
  expect([...packages].filter((name) => !(name in dependencies))).toEqual([]);
});
