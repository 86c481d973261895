import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runStudio } from '../test-support/running-studio';

// What a colleague's file, a paste or a mistaken program can bring. The studio answers in words, soon, and goes on.

let studio: Awaited<ReturnType<typeof runStudio>>;
beforeAll(async () => {
  studio = await runStudio();
});
afterAll(async () => {
  await studio.end();
});

const reads = [
  'session',
  'page?path=/',
  'page?path=/faq',
  'page?path=',
  `field?${new URLSearchParams({ file: 'prices.yaml', path: '["annualService"]' }).toString()}`,
  `field?${new URLSearchParams({ file: 'faq.yaml', path: '["title"]' }).toString()}`,
  'new?kind=guide',
  'new?kind=question',
  'text?file=prices.yaml',
  'launch',
  'changes',
];

test.each<[string, string, (old: string) => string]>([
  ['a claim without a value', 'claims.yaml', (old) => `${old}newClaim:\n`],
  ['a figure that is a bare number', 'figures.yaml', (old) => `${old}newFigure: 5\n`],
  ['a figure that is a text', 'figures.yaml', (old) => `${old}newFigure: five\n`],
  ['a price that is a list', 'prices.yaml', (old) => `${old}x: [1]\n`],
  ['prices that are a list', 'prices.yaml', () => '- 1\n- 2\n'],
  ['a company that is a text', 'company.yaml', () => 'no company\n'],
  ['phones that are a list', 'company.yaml', (old) => old.replace(/^phones:\n(?: .*\n)+/m, 'phones: [1]\n')],
  ['questions without a list', 'faq.yaml', (old) => old.replace(/^groups:[\s\S]*/m, 'groups:\n')],
  ['reviews that are nothing', 'testimonials.yaml', () => ''],
  ['a page without blocks', 'pages/home.yaml', () => 'title: Home\n'],
  ['days that contain themselves', 'appointments.yaml', (old) => `${old}x: &a [*a]\n`],
  ['two versions of a merge', 'wording.yaml', (old) => `<<<<<<< ours\n${old}=======\n>>>>>>> theirs\n`],
])(
  'studio: when a file holds %s, then the session names it, and each list and form answers with 200 or 400',
  async (_, name, change) => {
    const file = path.join(studio.project, 'data', name);
    const good = studio.text(name);
    writeFileSync(file, change(good));
    for (const read of reads) {
      const { status } = await studio.ask('GET', read);
      // A form of the broken file itself may say that the text must be corrected first.
      expect([read, status]).toEqual([read, status === 400 ? 400 : 200]);
    }
    const { body } = await studio.ask<{ diagnostics: { file: string }[] }>('GET', 'session');
    expect(body.diagnostics.map((each) => each.file)).toContain(`data/${name}`);
    writeFileSync(file, good);
    expect((await studio.ask<{ diagnostics: unknown[] }>('GET', 'session')).body.diagnostics).toEqual([]);
  },
);

const set = (value: unknown, steps: (string | number)[] = ['annualService']) => ({
  changes: [{ op: 'set', file: 'prices.yaml', path: steps, value }],
});
/** As text, because JSON.stringify itself does not reach that deep. */
const nested = (depth: number) => JSON.stringify(set('x')).replace('"x"', '['.repeat(depth) + ']'.repeat(depth));

test.each<[string, () => unknown]>([
  ['a value 5,000 deep', () => nested(5000)],
  ['a value 15 deep', () => nested(15)],
  ['a text of 50,000 spaces', () => set(' '.repeat(50_000))],
  ['600,000 numbers', () => set(Array.from({ length: 600_000 }, () => 1))],
  ['a list of 1,500 numbers', () => set(Array.from({ length: 1500 }, () => 1))],
  ['800 new fields', () => set(Object.fromEntries(Array.from({ length: 800 }, (_, n) => [`p${n}`, n + 1])), [])],
  [
    '200 duplicates',
    () => ({
      changes: Array.from({ length: 200 }, () => ({ op: 'duplicate', file: 'faq.yaml', path: ['groups', 0] })),
    }),
  ],
  [
    'a text of 100,000 spaces for a file',
    () => ({ changes: [{ op: 'text', file: 'offer.yaml', text: ' '.repeat(100_000) }] }),
  ],
])('studio: when an edit has %s, then it is answered in words, soon', async (_, body) => {
  const start = process.cpuUsage();
  const { status, body: answer } = await studio.ask<{ diagnostics?: unknown[] }>('POST', 'suppose', { body: body() });
  const { user, system } = process.cpuUsage(start);
  expect([200, 400]).toContain(status);
  expect(answer.error ?? answer.diagnostics).toBeTruthy();
  // Seconds of processor time, the check of all files with them.
  expect((user + system) / 1e6).toBeLessThan(3);
});
