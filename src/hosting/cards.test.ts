import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { cardOf, writeCards } from './cards';
import { breakLines, fit, lineWidth, socialCard } from './social-card';

const project = mkdtempSync(path.join(tmpdir(), 'cards-'));
afterAll(() => {
  rmSync(project, { recursive: true });
});

const page = (slug: string, title: string) => ({
  route: `/${slug}`,
  file: `${slug}/index.html`,
  html: `<meta property="og:title" content="${title} | Ash &amp; Co"/><meta property="og:site_name" content="Ash &amp; Co"/><meta property="og:image" content="https://www.example.com/cards/${slug}.png"/>`,
});

test('a page names its card and its words', () => {
  expect(cardOf(page('tap', 'Taps &amp; &quot;pipes&quot;'))).toEqual({
    file: 'tap.png',
    title: 'Taps & "pipes"',
    name: 'Ash & Co',
  });
  expect(() => cardOf({ ...page('tap', 'Taps'), html: '<p>' })).toThrow('/tap');
});

test.each([
  ['short', 1],
  ['Boiler installation and replacement in Surrey', 3],
  ['How to install a programmable thermostat and what to look for when you choose one that will last', 5],
])('every line of %j keeps to its room', (title, most) => {
  const { size, lines } = fit(title);
  expect(lines.join(' ')).toBe(title);
  expect(lines.length).toBeLessThanOrEqual(most);
  expect(size * 1.08 * lines.length).toBeLessThanOrEqual(300);
  for (const line of lines) expect(lineWidth(line, size)).toBeLessThanOrEqual(940);
});

test('a word longer than a line keeps a line of its own, and letters stand as close as the typeface wants them', () => {
  expect(breakLines('a Donaudampfschifffahrtsgesellschaft b', 92, 400)).toEqual([
    'a',
    'Donaudampfschifffahrtsgesellschaft',
    'b',
  ]);
  expect(lineWidth('To', 100)).toBeLessThan(lineWidth('T', 100) + lineWidth('o', 100) - 2.5);
});

test('letters the typeface does not have are left out', () => {
  expect(socialCard({ title: 'Tap🔧', name: 'Ash' })).toBe(socialCard({ title: 'Tap', name: 'Ash' }));
  expect(socialCard({ title: 'Tap <b>', name: 'Ash' })).not.toContain('<b>');
});

test('cards are drawn once, follow their titles, and go with their pages', async () => {
  const folder = path.join(project, 'public', 'cards');
  const file = path.join(folder, 'tap.png');
  await writeCards(project, [page('tap', 'Mend a tap'), page('pipe', 'Mend a pipe')]);
  expect(readdirSync(folder).sort()).toEqual(['pipe.png', 'tap.png']);
  const { width, height, format } = await sharp(file).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
  const first = { changed: statSync(file).mtimeMs, bytes: readFileSync(file) };

  await writeCards(project, [page('tap', 'Mend a tap')]);
  expect(readdirSync(folder)).toEqual(['tap.png']);
  expect(readdirSync(path.join(project, '.cache', 'social-cards'))).toHaveLength(1);
  expect(statSync(file).mtimeMs).toBe(first.changed);

  await writeCards(project, [page('tap', 'Change a tap')]);
  expect(readFileSync(file).equals(first.bytes)).toBe(false);
});
