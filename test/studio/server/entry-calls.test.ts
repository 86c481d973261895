import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { EntryMove, NewResult, SaveResult, SupposedMove } from '../../../tools/studio/api';
import { runStudio } from './test-support/running-studio';

let studio: Awaited<ReturnType<typeof runStudio>>;
beforeEach(async () => {
  studio = await runStudio();
});
afterEach(async () => {
  await studio.end();
});

const guide = 'guides/how-to-bleed-radiator.yaml';
const suppose = async (move: EntryMove) =>
  (await studio.ask<SupposedMove>('POST', 'suppose-entry', { body: move })).body;
const carryOut = async (move: EntryMove) => {
  const { version } = await suppose(move);
  return (await studio.ask<NewResult>('POST', 'entry', { body: { move, version } })).body;
};
const isThere = (file: string) => existsSync(path.join(studio.project, 'data', file));
const rename = { op: 'rename', file: guide, name: 'Bleed a Radiator!' } as const;

test('studio: when a guide is renamed, then its links are listed first, follow it, and visitors are led from the old address', async () => {
  const before = studio.text(guide);
  const { address, links, diagnostics } = await suppose(rename);
  expect([address, diagnostics]).toEqual(['/guides/bleed-a-radiator', []]);
  expect(links.length).toBeGreaterThan(5);
  expect(
    links.every(
      ({ before: old, after }) => old.includes(guide.slice(0, -5)) && after?.includes('/guides/bleed-a-radiator'),
    ),
  ).toBe(true);
  expect(studio.text(guide)).toBe(before);

  const result = await carryOut(rename);
  expect(result).toMatchObject({
    saved: { canUndo: true },
    created: { file: 'guides/bleed-a-radiator.yaml', page: '/guides/bleed-a-radiator' },
  });
  expect(isThere(guide)).toBe(false);
  expect(studio.text('guides/bleed-a-radiator.yaml')).toContain('formerly:\n  - /guides/how-to-bleed-radiator');
  for (const { file } of links)
    if (file !== 'guides/bleed-a-radiator.yaml')
      expect(studio.text(file)).not.toContain('/guides/how-to-bleed-radiator');
});

test('studio: when a renaming is undone and repeated, then the file and all links follow', async () => {
  const before = studio.text(guide);
  const other = studio.text('guides/no-heating-or-hot-water.yaml');
  await carryOut(rename);
  await studio.ask<SaveResult>('POST', 'undo');
  expect([studio.text(guide), studio.text('guides/no-heating-or-hot-water.yaml')]).toEqual([before, other]);
  expect(isThere('guides/bleed-a-radiator.yaml')).toBe(false);
  await studio.ask<SaveResult>('POST', 'redo');
  expect([isThere(guide), isThere('guides/bleed-a-radiator.yaml')]).toEqual([false, true]);
});

test('studio: when a guide is renamed back, then its own address is not a former one', async () => {
  await carryOut(rename);
  const back = { op: 'rename', file: 'guides/bleed-a-radiator.yaml', name: 'How to bleed radiator' } as const;
  expect(await carryOut(back)).toMatchObject({ saved: {} });
  expect(studio.text(guide)).toContain('formerly:\n  - /guides/bleed-a-radiator\n');
});

test('studio: when a guide is removed for another page, then links lead there, and removed.yaml says so', async () => {
  const move = { op: 'remove', file: guide, instead: '/guides' } as const;
  const { links, diagnostics, address } = await suppose(move);
  expect([address, diagnostics]).toEqual([undefined, []]);
  expect(links.some(({ after }) => after?.includes('(/guides)'))).toBe(true);
  const result = await carryOut(move);
  expect(result).toMatchObject({ saved: { canUndo: true } });
  expect(isThere(guide)).toBe(false);
  expect(studio.text('removed.yaml')).toMatch(/^ {2}- address: \/guides\/how-to-bleed-radiator\n {4}to: \/guides$/m);
  expect(studio.text('services/heating-systems-installation.yaml')).toContain('[bleed them](/guides)');
  await studio.ask<SaveResult>('POST', 'undo');
  expect(isThere(guide)).toBe(true);
});

test('studio: when a page is removed and no other takes its place, then links to it become plain words, and a place that needs a link is named', async () => {
  const { links } = await suppose({ op: 'remove', file: guide });
  expect(links.find(({ file }) => file === 'services/heating-systems-installation.yaml')?.after).toContain(
    'after you bleed them.',
  );
  const service = await suppose({ op: 'remove', file: 'services/boiler-servicing-surrey.yaml' });
  expect(service.links.filter(({ blocks }) => blocks).map(({ file }) => file)).toEqual([
    'guides/emergency-leak-repair.yaml',
    'guides/no-heating-or-hot-water.yaml',
    'pages/home.yaml',
    'pages/search.yaml',
  ]);
  expect(service.diagnostics.map(({ file }) => file)).toContain('data/pages/home.yaml');
});

test('studio: when a guide is duplicated, then the copy has its own title and address, and no former one', async () => {
  await carryOut(rename);
  const file = 'guides/bleed-a-radiator.yaml';
  const result = await carryOut({ op: 'duplicate', file, name: 'Bleed a towel rail' });
  expect(result).toMatchObject({
    created: { file: 'guides/bleed-a-towel-rail.yaml', page: '/guides/bleed-a-towel-rail' },
  });
  const text = studio.text('guides/bleed-a-towel-rail.yaml');
  expect(text).toMatch(/^title: Bleed a towel rail$/m);
  expect(text).not.toContain('formerly');
});

test('studio: when a file changes after the list was shown, then nothing is moved', async () => {
  const { version } = await suppose(rename);
  const other = 'guides/no-heating-or-hot-water.yaml';
  writeFileSync(path.join(studio.project, 'data', other), `${studio.text(other)}# A note\n`);
  const { status, body } = await studio.ask('POST', 'entry', { body: { move: rename, version } });
  expect([status, body.error]).toEqual([400, expect.stringContaining('has changed since the list was made')]);
  expect(isThere(guide)).toBe(true);
});

test.each<[string, unknown]>([
  ['a file outside data/', { op: 'rename', file: '../package.json', name: 'x' }],
  ['a path in the new name', { op: 'rename', file: guide, name: '../../..' }],
  ['the name of another page', { op: 'rename', file: guide, name: 'How to unblock sink' }],
  ['a name that is none', { op: 'duplicate', file: guide, name: ' - ' }],
  ['a name of Windows', { op: 'rename', file: guide, name: 'CON' }],
  ['a page that the site needs', { op: 'remove', file: 'pages/home.yaml' }],
  ['a file of facts', { op: 'remove', file: 'prices.yaml' }],
  ['a file that is not there', { op: 'remove', file: 'guides/none.yaml' }],
  ['itself in its place', { op: 'remove', file: guide, instead: '/guides/how-to-bleed-radiator' }],
  ['more than it may say', { op: 'remove', file: guide, force: true }],
])('studio: when a move names %s, then it is refused', async (_, move) => {
  const { status, body } = await studio.ask('POST', 'suppose-entry', { body: move });
  expect([status, body.error]).toEqual([400, expect.any(String)]);
  expect((await studio.ask('POST', 'entry', { body: { move, version: '' } })).status).toBe(400);
  expect(isThere(guide)).toBe(true);
});

test('studio: when a page is removed for one that does not exist or is no page, then nothing is written', async () => {
  for (const instead of ['/nowhere', 'https://evil.example', 'javascript:alert(1)'])
    expect(await carryOut({ op: 'remove', file: guide, instead })).toMatchObject({
      diagnostics: expect.arrayContaining([expect.anything()]) as unknown,
    });
  expect(isThere(guide)).toBe(true);
});
