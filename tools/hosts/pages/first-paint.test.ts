import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { firstPaintRule, roundTrip, waitingForFirstScreen } from './first-paint';
import { keptAnswers } from './kept-answers';

const lastId = 'end';
const finished = (html: string) => waitingForFirstScreen(html, lastId);

/** Text that no compression makes much shorter. */
const noise = (bytes: number, seed: string) =>
  Array.from({ length: Math.ceil(bytes / 24) }, (_, index) =>
    createHash('sha256').update(`${seed} ${index}`).digest('base64').slice(0, 32),
  ).join('');
const pageOf = (parts: Readonly<Record<string, number>>) =>
  `<html><head><link rel="expect" href="#${lastId}" blocking="render"/></head><body><main id="main">${Object.entries(
    parts,
  )
    .map(([id, bytes]) => `<section><h2 id="${id}">${id}</h2><p>${noise(bytes, id)}</p></section>`)
    .join('')}</main><template id="${lastId}"></template></body></html>`;
const waitsFor = (html: string) => /rel="expect" href="#([^"]+)"/.exec(html)?.[1];

test('first paint: when a page arrives in the first round trip, then it waits for the whole page', () => {
  expect(waitsFor(finished(pageOf({ one: 5000, two: 5000 })))).toBe(lastId);
});

test('first paint: when a page is larger, then it waits for the last heading that arrives in the first round trip', () => {
  const html = pageOf({ one: 6000, two: 5000, three: 6000, four: 1000 });
  expect(waitsFor(finished(html))).toBe('three');
});

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
  'first paint: when the first %i headings arrive in time and a large part follows, then the page waits for the last of them',
  (count) => {
    const parts = Array.from({ length: count }, (_, index) => [`h${index}`, index < count - 1 ? 900 : 20_000] as const);
    const more = Array.from({ length: 4 }, (_, index) => [`late${index}`, 1000] as const);
    expect(waitsFor(finished(pageOf(Object.fromEntries([...parts, ...more]))))).toBe(`h${count - 1}`);
  },
);

test('first paint: when a page has been finished before, then finishing it again changes nothing', () => {
  const once = finished(pageOf({ one: 6000, two: 5000, three: 6000 }));
  expect(finished(once)).toBe(once);
});

test('first paint: when a larger page has become small, then it waits for the whole page again', () => {
  const html = pageOf({ one: 5000 }).replace(`href="#${lastId}"`, 'href="#one"');
  expect(waitsFor(finished(html))).toBe(lastId);
});

test('first paint: when a page is larger and has no heading with an id, then it waits for the whole page', () => {
  expect(waitsFor(finished(pageOf({ one: roundTrip + 2000 }).replace('<h2 id="one">', '<h2>')))).toBe(lastId);
});

test('first paint: when only the hash in the name of a script has changed, then the kept answer is used', () => {
  const asked = jest.fn(() => 'two');
  const answers = new Map<string, string>();
  const kept = {
    of: (text: string) => answers.get(text) ?? answers.set(text, asked()).get(text) ?? '',
    save: () => undefined,
  };
  const page = (hash: string, more = '') =>
    waitingForFirstScreen(
      pageOf({ one: 500 }).replace('</body>', `${more}<script src="/kit/bell-${hash}.js"></script></body>`),
      lastId,
      kept,
    );
  expect(page('X3COAHGQ')).toContain('/kit/bell-X3COAHGQ.js');
  expect(page('2R2BB7ZG')).toContain('/kit/bell-2R2BB7ZG.js');
  expect(asked).toHaveBeenCalledTimes(1);
  page('2R2BB7ZG', '<p>More.</p>');
  expect(asked).toHaveBeenCalledTimes(2);
});

test('first paint: when its rule changes, then what is kept of earlier builds is not used', () => {
  const project = mkdtempSync(path.join(tmpdir(), 'rule-'));
  const [source, kept] = ['tools/hosts/pages/first-paint.ts', 'kept.json'].map((file) => path.join(project, file)) as [
    string,
    string,
  ];
  cpSync(path.join(__dirname, 'first-paint.ts'), source, { recursive: true });
  const ask = (answer: string) => {
    const answers = keptAnswers(kept, firstPaintRule(project));
    const given = answers.of('page', () => answer);
    answers.save();
    return given;
  };
  expect([ask('old'), ask('new')]).toEqual(['old', 'old']);
  writeFileSync(source, readFileSync(source, 'utf8').replace(/room = \d+/, 'room = 513'));
  expect(ask('new')).toBe('new');
  rmSync(project, { recursive: true });
});
