import { fixture, fixtureText } from '../../test/fixture';
import { launchCheck, launchGroups } from './launch-check';
import { readData } from '../validation/data-folder';

const folder = readData(fixture);
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
const dates = /published: .*\nupdated: .*/;
const guide = 'guides/how-to-bleed-radiator.yaml';

it('lists every kind of placeholder with file and line', () => {
  const ended = edited('offer.yaml', (text) => `${text}endsOn: '2020-01-31'\n`);
  const copy = folder.files.filter(({ path }) => path === guide).map((file) => ({ ...file, path: 'guides/copy.yaml' }));
  const items = [
    ...launchCheck(folder, now),
    ...launchCheck(ended, now),
    ...launchCheck(edited(guide, mistaken), now),
    ...launchCheck({ ...folder, files: [...folder.files, ...copy] }, now),
  ];
  const lines = fixtureText('claims.yaml').split('\n');
  expect(new Set(items.map(({ group }) => group))).toEqual(new Set(launchGroups));
  const rating = items.find(({ message }) => message.startsWith('rating:'));
  expect(rating).toMatchObject({
    file: 'data/claims.yaml',
    line: lines.findIndex((line) => line.startsWith('rating:')) + 1,
  });
});

it.each([
  ['an ended offer', 'offer.yaml', (text: string) => `${text}endsOn: '2026-11-20'\n`, ['it ended on 2026-11-20']],
  ['an offer on its last day', 'offer.yaml', (text: string) => `${text}endsOn: '2026-11-21'\n`, []],
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
])('checks %s on 21 November 2026', (_, path, edit, messages) => {
  const found = launchCheck(edited(path, edit), now)
    .filter(({ file }) => file === `data/${path}`)
    .map(({ message }) => message)
    .filter((message) => /ended|after today|the same as/.test(message));
  expect(found).toEqual(messages.map((message) => expect.stringContaining(message) as string));
});

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
    'add endsOn',
  ],
  [
    'the artwork once it is there',
    'company.yaml',
    'artwork: null',
    'artwork: gas-safe.png',
    'put the file from the register',
  ],
  [
    'days off once there are enough',
    'appointments.yaml',
    "'2027-01-01'",
    "'2027-01-01', '2027-05-03'",
    'there is no day off after',
  ],
  ['a field that is no longer a placeholder', 'company.yaml', '  - vatNumber\n', '', 'vatNumber:'],
])('no longer lists %s', (_, path, found, replacement, message) => {
  const has = (data: typeof folder) => launchCheck(data, now).some((item) => item.message.startsWith(message));
  expect(has(folder)).toBe(true);
  expect(has(edited(path, (text) => text.replace(found, replacement)))).toBe(false);
});
