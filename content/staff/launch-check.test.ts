import { site } from '../site';
import { fixture, fixtureText } from '../../test/fixture';
import { isAdvice, isDue, launchCheck, reminderGroups, stoppingGroups, stopsRelease } from './launch-check';
import { checkData, readData } from '../../tools/yaml';

const folder = readData(fixture, site);
const edited = (path: string, edit: (text: string) => string) => ({
  ...folder,
  files: folder.files.map((file) =>
    file.path === path ? { path, bytes: Buffer.from(edit(Buffer.from(file.bytes).toString())) } : file,
  ),
});

const now = new Date('2026-11-21T12:00:00Z');

const descriptionOf = (path: string) =>
  / description: (.*)/.exec(
    Buffer.from(folder.files.find((file) => file.path === path)?.bytes ?? []).toString(),
  )?.[1] ?? '';

/** Adds what the fixture lacks: dates in the future. */
const mistaken = (text: string) => text.replace(/(published|updated): '.*'/g, "$1: '2999-01-31'");
const until = (day: string) => (text: string) =>
  text.replace('decimals: 1 }', `decimals: 1, evidence: 'Google', evidenceUntil: '${day}' }`);
const passed = (text: string) =>
  text.replace(/full: .*/, "full: [{ day: '2026-11-20' }, { day: '2026-12-07', slot: am }]");
const dates = /published: .*\nupdated: .*/;
const guide = 'guides/how-to-bleed-radiator.yaml';

it('launch check: when data/ has something of every group, then every group is listed, the rating with file and line', () => {
  const ended = edited('offer.yaml', (text) => `${text}endsOn: '2020-01-31'\n`);
  const renewable = edited('claims.yaml', until('2026-12-01'));
  const copy = folder.files.filter(({ path }) => path === guide).map((file) => ({ ...file, path: 'guides/copy.yaml' }));
  const items = [
    ...launchCheck(folder, now),
    ...launchCheck(ended, now),
    ...launchCheck(renewable, now),
    ...launchCheck(edited(guide, mistaken), now),
    ...launchCheck(edited('appointments.yaml', passed), now),
    ...launchCheck({ ...folder, files: [...folder.files, ...copy] }, now),
  ];
  const lines = fixtureText('claims.yaml').split('\n');
  expect(new Set(items.map(({ group }) => group))).toEqual(new Set([...stoppingGroups, ...reminderGroups]));
  const rating = items.find(({ message }) => message.startsWith('rating:'));
  expect(rating).toMatchObject({
    file: 'data/claims.yaml',
    line: lines.findIndex((line) => line.startsWith('rating:')) + 1,
  });
});

it.each([
  ['an ended offer', 'offer.yaml', (text: string) => `${text}endsOn: '2026-11-20'\n`, ['it ended on 2026-11-20']],
  [
    'an offer on its last day',
    'offer.yaml',
    (text: string) => `${text}endsOn: '2026-11-21'\n`,
    ['it ends on 2026-11-21'],
  ],
  [
    'an offer that runs for 60 days more',
    'offer.yaml',
    (text: string) => `${text}endsOn: '2027-01-20'\n`,
    ['it ends on'],
  ],
  ['an offer that runs for longer', 'offer.yaml', (text: string) => `${text}endsOn: '2027-01-21'\n`, []],
  ['a proof that no longer holds', 'claims.yaml', until('2026-11-20'), ['rating: the proof held until 2026-11-20']],
  ['a proof that holds for long', 'claims.yaml', until('2027-11-20'), []],
  [
    'a guide with the date of tomorrow',
    guide,
    (text: string) => text.replace(dates, "published: '2026-11-22'\nupdated: '2026-11-22'"),
    ['published: 2026-11-22 is after today', 'updated: 2026-11-22 is after today'],
  ],
  [
    'a guide with the date of today',
    guide,
    (text: string) => text.replace(dates, "published: '2026-11-21'\nupdated: '2026-11-21'"),
    [],
  ],
  [
    'the description of another page',
    guide,
    (text: string) => text.replace(/ description: .*/, ` description: ${descriptionOf('faq.yaml')}`),
    ['seo.description: the same as in data/faq.yaml'],
  ],
  [
    'the title of another page',
    guide,
    (text: string) => text.replace(/^title: .*/m, 'title: Boiler maintenance tips'),
    ['title: the same as in data/guides/boiler-maintenance-tips.yaml'],
  ],
])(
  'launch check: when there is %s on 21 November 2026, then it says just what staff have to know of it',
  (_, path, edit, messages) => {
    const found = launchCheck(edited(path, edit), now)
      .filter(({ file }) => file === `data/${path}`)
      .map(({ message }) => message)
      .filter((message) => /ended|ends on|the proof h|after today|the same as/.test(message));
    expect(found).toEqual(messages.map((message) => expect.stringContaining(message) as string));
  },
);

it.each([
  [
    'a claim that has its evidence',
    'claims.yaml',
    'rating: { value: 5, decimals: 1 }',
    "rating: { value: 5, decimals: 1, evidence: 'Google, 3 May' }",
    'rating:',
  ],
  [
    'an offer that has its last day',
    'offer.yaml',
    'price: prices.annualService',
    "price: prices.annualService\nendsOn: '2027-01-31'",
    'give it a last day (endsOn)',
  ],
  [
    'the official picture of Gas Safe',
    'company.yaml',
    'artwork: null',
    'artwork: gas-safe.png',
    'choose the official picture from the register',
  ],
  [
    'a bank holiday that is far enough ahead',
    'appointments.yaml',
    "'2027-01-01'",
    "'2027-01-01', '2027-05-03'",
    'there is no bank holiday after',
  ],
  ['a price that is known', 'prices.yaml', /^calloutFee: .*$/m, 'calloutFee: 80', 'calloutFee: put the price here'],
  ['a field that is no longer a placeholder', 'company.yaml', '  - vatNumber\n', '', 'vatNumber:'],
  [
    'a question that the owner has answered',
    'claims.yaml',
    /newBoilerSaving: .*/,
    "newBoilerSaving: { value: 340, unit: pounds a year, evidence: 'Energy Saving Trust', basis: 'A boiler from 1995', asOf: '2026-10-01' }",
    'newBoilerSaving: Saved',
  ],
])('launch check: when there is %s, then it is no longer listed', (_, path, found, replacement, message) => {
  const has = (data: typeof folder) => launchCheck(data, now).some((item) => item.message.startsWith(message));
  expect(has(folder)).toBe(true);
  expect(has(edited(path, (text) => text.replace(found, replacement)))).toBe(false);
});

it.each([
  ['a price', 'prices.yaml', (text: string) => `${text}callout: { words: ask us, placeholder: true }\n`, 'callout'],
  [
    'a paragraph',
    'pages/reviews.yaml',
    (text: string) => text.replace('  - kind: text\n', '  - kind: text\n    placeholder: true\n'),
    'blocks.2',
  ],
])(
  'launch check: when %s is marked as a placeholder, then it is listed once and stops a release',
  (_, path, edit, name) => {
    const data = edited(path, edit);
    expect(checkData(data)).toEqual([]);
    const found = launchCheck(data, now).filter(
      ({ file, message }) => file === `data/${path}` && message.startsWith(`${name}: `),
    );
    expect(found.map(stopsRelease)).toEqual([true]);
  },
);

it('launch check: when nothing is invented, then an ended offer, missing films and past holidays stop no release', () => {
  const real = (path: string, text: string) => {
    const cleared = text.replace(/^ +(?:sample|illustrative): true\n/gm, '');
    if (path === 'company.yaml') return cleared.replace(/placeholders:\n(?: {2}- .*\n)+/, 'placeholders: []\n');
    if (path === 'appointments.yaml') return cleared.replace(/closedDates: \[.*\]/, "closedDates: ['2025-12-25']");
    if (path === 'prices.yaml') return cleared.replace(/\{ words: .*, placeholder: true.*\}/g, '80');
    return path === 'offer.yaml' ? `${cleared}endsOn: '2026-11-20'\n` : cleared;
  };
  const files = folder.files.map(({ path, bytes }) => ({
    path,
    bytes: Buffer.from(real(path, Buffer.from(bytes).toString())),
  }));
  const items = launchCheck({ ...folder, files }, now);
  expect(items.filter(stopsRelease)).toEqual([]);
  expect(new Set(items.map(({ group }) => group))).toEqual(
    new Set([
      'Offers that end',
      'Bank holidays that run out',
      'Official Gas Safe picture',
      'Missing videos',
      'Claims without evidence',
      'Questions to the owner',
      'Guides and articles that nobody has checked',
    ]),
  );
  expect(items.filter(isDue).map(({ group, daysLeft }) => [group, daysLeft])).toEqual([
    ['Offers that end', -1],
    ['Bank holidays that run out', 0],
  ]);
});

it('launch check: when bank holidays run out, then it names those of two years', () => {
  const item = launchCheck(folder, now).find(({ group }) => group === 'Bank holidays that run out');
  expect(item?.message).toMatch(/ in England '2027-03-26', '2027-03-29', .*'2028-08-28' \(compare /);
});

it('launch check: when a full day has passed, then it is listed for removal, and stops no release', () => {
  const busy = edited('appointments.yaml', passed);
  expect(checkData(busy)).toEqual([]);
  const found = launchCheck(busy, now).filter(({ group }) => group === 'Full days that have passed');
  expect(found.map(({ path, message }) => [path, message])).toEqual([[['full'], '2026-11-20 has passed: remove it']]);
  expect(found.filter(stopsRelease)).toEqual([]);
});

it('launch check: when a closed day of our own is later than the last bank holiday, then the missing bank holidays are still named', () => {
  const away = edited('appointments.yaml', (text) => text.replace("'2027-01-01']", "'2027-01-01', '2027-05-13']"));
  const messages = launchCheck(away, now)
    .filter(isAdvice)
    .map(({ message }) => message);
  expect(messages).toEqual([expect.stringMatching(/^there is no bank holiday after 2027-01-01, .* '2027-03-26', /)]);
});

it.each(stoppingGroups)('launch check: when there are %s, then they stop a release', (group) => {
  const copy = folder.files.filter(({ path }) => path === guide).map((file) => ({ ...file, path: 'guides/copy.yaml' }));
  const found = launchCheck({ ...folder, files: [...folder.files, ...copy] }, now).find((item) => item.group === group);
  expect(found && stopsRelease(found)).toBe(true);
});

it('launch check: when a guide has no `video`, then no film is missing, and the check of data/ refuses a recording', () => {
  const without = edited(guide, (text) => text.replace(/^video: .*\n/m, ''));
  const missing = (data: typeof folder) =>
    launchCheck(data, now).filter(({ group, file }) => group === 'Missing videos' && file === `data/${guide}`).length;
  expect([missing(folder), missing(without)]).toEqual([1, 0]);
  expect(checkData(without)).toEqual([]);
  const played = edited(guide, (text) =>
    text.replace(/^video: .*\n/m, 'recording: { file: a.mp4, captions: a.vtt, poster: a.jpg }\n'),
  );
  expect(checkData(played).map(({ message }) => message)).toContainEqual(expect.stringMatching(/^video: /));
});
