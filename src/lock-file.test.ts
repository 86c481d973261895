import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';

const json = <Content>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Content;

it('every package is held by a hash, and may come from any mirror', () => {
  const { packages } = json<{
    packages: Record<string, { integrity?: string; resolved?: string; inBundle?: boolean }>;
  }>('package-lock.json');
  const installed = Object.entries(packages).filter(([folder, { inBundle }]) => folder !== '' && !inBundle);
  expect(installed.filter(([, { integrity, resolved }]) => !integrity || resolved).map(([folder]) => folder)).toEqual(
    [],
  );
});

it('no file of the project names the host of a package registry: everyone has their own', () => {
  const own = readdirSync('.', { withFileTypes: true }).flatMap((entry) => {
    if (/^(?:node_modules|public|\.git|\.cache|\.tmp|screenshots)$/.test(entry.name)) return [];
    if (!entry.isDirectory()) return [entry.name];
    return readdirSync(entry.name, { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile())
      .map((each) => join(each.parentPath, each.name));
  });
  const files = own.filter((file) => /(?:\.(?:md|json|ya?ml|[cm]?[jt]sx?|sh|conf)|Dockerfile|npmrc|run)$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  const host = /\bregistry\.[a-z-]+\.[a-z]{2,}\b|\bnpmmirror\.com\b|\bnpm\.pkg\.github\.com\b/;
  expect(files.filter((file) => host.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('what its sources import is a dependency: `npm run licences` reads no others', () => {
  const { dependencies } = json<{ dependencies: Record<string, string> }>('package.json');
  const hooks = readdirSync('.').filter((file) => /^gatsby-.*\.tsx?$/.test(file));
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$|^dev/.test(file))
    .map((file) => `src/${file}`);
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
