import { readFileSync } from 'node:fs';

it('every package is held by a hash, and may come from any mirror', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { integrity?: string; resolved?: string; inBundle?: boolean }>;
  };
  const installed = Object.entries(packages).filter(([folder, { inBundle }]) => folder !== '' && !inBundle);
  expect(installed.filter(([, { integrity, resolved }]) => !integrity || resolved).map(([folder]) => folder)).toEqual(
    [],
  );
});
