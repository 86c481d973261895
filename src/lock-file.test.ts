import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';

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
