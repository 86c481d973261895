import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildIslands, inlineScript, type IslandSite, withIslands } from '../build';

// A bicycle shop's site: a bell that rings, a lamp that shares its polish, a basket that every page has, and an island for the
// workshop alone.

const site: IslandSite = {
  source: 'shop',
  islands: 'alive',
  language: 'en-IE',
  target: ['es2022'],
  pageIsland: 'basket',
  bringPageIsland: ['bell'],
  apart: ['workshop'],
  instead: { chime: 'shop/chime-stand-in.ts' },
};
const sources = {
  'shop/alive/bell.tsx': `import { graphql, useStaticQuery } from 'gatsby';
import chime from 'chime';
import { polish } from '../polish';
export default function Bell() {
  const { sound } = useStaticQuery(graphql\`query Bell { sound }\`);
  return <button title={polish}>{sound + chime}</button>;
}`,
  'shop/alive/lamp.tsx':
    "import { polish } from '../polish';\nexport default function Lamp() { return <button>{polish}</button>; }",
  'shop/polish.ts': "export const polish = 'Gleaming';",
  'shop/alive/basket.tsx': 'export default function Basket() { return <p>Nothing yet</p>; }',
  'shop/alive/workshop.tsx':
    "import { useState } from 'react';\nexport default function Workshop() { const [count] = useState(0); return <p>{count}</p>; }",
  'shop/alive/helpers.tsx': 'export const unused = 1;',
  'shop/chime-stand-in.ts': "export default ' (softly)';",
  'shop/page.ts':
    "import { each } from '../tools/islands/inline';\neach('h1', (heading) => { heading.hidden = false; });",
};

const project = mkdtempSync(path.join(tmpdir(), 'bell-'));
afterAll(() => {
  rmSync(project, { recursive: true });
});
for (const [name, text] of Object.entries(sources)) {
  mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
  writeFileSync(path.join(project, name), text);
}
// A project has the tools and the packages inside.
symlinkSync(path.resolve(__dirname, '../..'), path.join(project, 'tools'), 'junction');
symlinkSync(
  path.dirname(path.dirname(require.resolve('react/package.json'))),
  path.join(project, 'node_modules'),
  'junction',
);

it('islands: when a shop has a bell, then its bundle holds the data of its query and ends with the end mark, and pages with a bell load it', async () => {
  const asked: string[] = [];
  const { islands } = await buildIslands(project, site, (query) => {
    asked.push(query);
    return Promise.resolve({ data: { sound: 'Ding' } });
  });
  expect([...islands.keys()].sort()).toEqual(['basket', 'bell', 'lamp', 'workshop']);
  expect(asked).toEqual(['query Bell { sound }']);
  const script = readFileSync(path.join(project, 'public', islands.get('bell')?.at(-1) ?? ''), 'utf8');
  for (const part of ['Ding', '(softly)', 'en-IE']) expect(script).toContain(part);
  expect(script).toMatch(/\/\/end$/);
  const page = (name: string) =>
    withIslands(`<div data-island="${name}"></div><template id="app-scripts"></template>`, islands, site.pageIsland);
  expect(page('bell')).toMatch(/src="\/islands\/bell-\w+\.js" data-of="bell"/);
  expect(page('bell')).toMatch(/src="\/islands\/basket-\w+\.js" data-of="basket"/);
  expect(page('basket')).not.toContain('/islands/bell-');
  // What the workshop shares with the others is in its own file once more.
  expect(islands.get('workshop')).toEqual([expect.stringMatching(/^\/islands\/workshop-/)]);
  // Terser takes its time for React.
}, 120_000);

it('islands: when the bell shares a small file with the lamp alone, then it is part of the file that all islands share', async () => {
  const { islands } = await buildIslands(project, site, () => Promise.resolve({ data: { sound: 'Ding' } }));
  const [shared = '', basket] = islands.get('basket') ?? [];
  expect(readFileSync(path.join(project, 'public', shared), 'utf8')).toContain('Gleaming');
  expect(islands.get('bell')).toEqual([shared, basket, expect.stringMatching(/^\/islands\/bell-/)]);
  expect(islands.get('lamp')).toEqual([shared, expect.stringMatching(/^\/islands\/lamp-/)]);
}, 120_000);

it('islands: when they are bundled again, then files of an earlier build go, and compressed copies of the same files stay', async () => {
  const build = (sound: string) => buildIslands(project, site, () => Promise.resolve({ data: { sound } }));
  const bellOf = ({ islands }: Awaited<ReturnType<typeof build>>) =>
    path.join(project, 'public', islands.get('bell')?.at(-1) ?? '');
  const [before, again] = [bellOf(await build('Ding')), bellOf(await build('Ding'))];
  expect(again).toBe(before);
  writeFileSync(`${before}.br`, 'packed');
  await build('Ding');
  expect(existsSync(`${before}.br`)).toBe(true);
  await build('Dong');
  expect([before, `${before}.br`].filter(existsSync)).toEqual([]);
}, 120_000);

it('inline script: when it is bundled, then it is one line', () => {
  const script = inlineScript(path.join(project, 'shop/page.ts'), site.pageIsland, site.target);
  expect(script).toContain('querySelectorAll');
  expect(script).not.toContain('\n');
});
