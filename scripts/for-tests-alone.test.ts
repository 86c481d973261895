import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const codeIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((name) => /\.tsx?$/.test(name));

// A script that only browser tests import would let them read the code, which lint forbids. What they may ask is in e2e/source.
it('scripts: when one reads the code, then not only browser tests import it', () => {
  const importers = ['scripts', 'e2e', 'test', 'content', 'src', 'tools'].flatMap(codeIn);
  const used = (name: string) =>
    importers
      .filter((file) => file !== name && new RegExp(`/${path.basename(name, '.ts')}'`).test(readFileSync(file, 'utf8')))
      .map((file) => file.split(path.sep)[0]);
  const tunnels = codeIn('scripts').filter((name) => {
    const users = new Set(used(name));
    return (
      /'(?:\.\.\/)+(?:content|src|tools)\//.test(readFileSync(name, 'utf8')) &&
      users.size > 0 &&
      [...users].every((user) => user === 'e2e')
    );
  });
  expect(tunnels).toEqual([]);
});
