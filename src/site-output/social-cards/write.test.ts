import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { cardOf, writeCards } from './write';
import { breakLines, fit, lineWidth, socialCard } from './draw';

const project = mkdtempSync(path.join(tmpdir(), 'cards-'));
afterAll(() => {
  rmSync(project, { recursive: true });
});

const page = (slug: string, title: string) => ({
  route: `/${slug}`,
  file: `${slug}/index.html`,
  html: `<meta property="og:title" content="${title} | Ash &amp; Co"/><meta property="og:site_name" content="Ash &amp; Co"/><meta property="og:image" content="https://www.example.com/cards/${slug}.png"/>`,
});

test("social card: when a page is built, then the card's address and title are read from its HTML", () => {
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
])('social card: when the title is %j, then every line fits', (title, most) => {
  const { size, lines } = fit(title);
  expect(lines.join(' ')).toBe(title);
  expect(lines.length).toBeLessThanOrEqual(most);
  expect(size * 1.08 * lines.length).toBeLessThanOrEqual(300);
  for (const line of lines) expect(lineWidth(line, size)).toBeLessThanOrEqual(940);
});

test('social card: when a word is longer than a line, then it has a line of its own, and letters are kerned', () => {
  expect(breakLines('a Donaudampfschifffahrtsgesellschaft b', 92, 400)).toEqual([
    'a',
    'Donaudampfschifffahrtsgesellschaft',
    'b',
  ]);
  expect(lineWidth('To', 100)).toBeLessThan(lineWidth('T', 100) + lineWidth('o', 100) - 2.5);
});

test('social card: when the typeface does not have a letter, then it is left out', () => {
  expect(socialCard({ title: 'Tap🔧', name: 'Ash' })).toBe(socialCard({ title: 'Tap', name: 'Ash' }));
  expect(socialCard({ title: 'Tap <b>', name: 'Ash' })).not.toContain('<b>');
});

test('social card: when a page stays, is renamed or goes, then its card is drawn once, redrawn or removed', async () => {
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

test('social card: when the image library has another version, then it is drawn again', async () => {
  const kept = () => readdirSync(path.join(project, '.cache', 'social-cards'));
  await writeCards(project, [page('tap', 'Mend a tap')]);
  const before = kept();
  const newer = jest.replaceProperty(sharp, 'versions', { ...sharp.versions, vips: '99.0.0' });
  await writeCards(project, [page('tap', 'Mend a tap')]);
  newer.restore();
  expect(kept()).toHaveLength(1);
  expect(kept()).not.toEqual(before);
});
