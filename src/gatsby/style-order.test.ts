import { readdirSync, readFileSync } from 'node:fs';

const loaded = [...readFileSync('gatsby-ssr.tsx', 'utf8').matchAll(/^import '\.\/(src\/(?:pages|templates)\/.*)';$/gm)];

it('style order: imports every page and template before the first one is rendered', () => {
  const kinds = ['src/pages', 'src/templates'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => `${folder}/${file.replaceAll('\\', '/').replace(/\.tsx$/, '')}`),
  );
  expect(loaded.map(([, file]) => file).sort()).toEqual(kinds.sort());
});
