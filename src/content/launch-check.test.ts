import { readFileSync } from 'node:fs';
import { launchCheck, launchGroups } from './launch-check';
import { readData } from './read-data';

const folder = readData(process.cwd());
const edited = (path: string, edit: (text: string) => string) => ({
  ...folder,
  files: folder.files.map((file) =>
    file.path === path ? { path, bytes: Buffer.from(edit(Buffer.from(file.bytes).toString())) } : file,
  ),
});

it('lists every kind of stand-in with file and line', () => {
  const items = launchCheck(folder);
  const lines = readFileSync('data/claims.yaml', 'utf8').split('\n');
  expect(new Set(items.map(({ group }) => group))).toEqual(new Set(launchGroups));
  const rating = items.find(({ message }) => message.startsWith('rating:'));
  expect(rating).toMatchObject({
    file: 'data/claims.yaml',
    line: lines.findIndex((line) => line.startsWith('rating:')) + 1,
  });
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
  ['a field that is no placeholder any more', 'company.yaml', '  - vatNumber\n', '', 'vatNumber:'],
])('no longer lists %s', (_, path, found, replacement, message) => {
  const has = (data: typeof folder) => launchCheck(data).some((item) => item.message.startsWith(message));
  expect(has(folder)).toBe(true);
  expect(has(edited(path, (text) => text.replace(found, replacement)))).toBe(false);
});
