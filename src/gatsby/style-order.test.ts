import { readdirSync, readFileSync } from 'node:fs';

const loaded = [...readFileSync('gatsby-ssr.tsx', 'utf8').matchAll(/^import '\.\/(src\/(?:pages|templates)\/.*)';$/gm)];

it('style order: when a page or template exists, then gatsby-ssr.tsx imports it, so that styles have the same order in every build', () => {
  const kinds = ['src/pages', 'src/templates'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => `${folder}/${file.replaceAll('\\', '/').replace(/\.tsx$/, '')}`),
  );
  expect(loaded.map(([, file]) => file).sort()).toEqual(kinds.sort());
});
