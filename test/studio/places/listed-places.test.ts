import { site } from '../../../content/site';
import { fixture } from '../../fixture';
import { readData } from '../../../tools/yaml';
import { textsOf } from '../../../tools/studio/places/file-texts';
import { listedPlaces } from '../../../tools/studio/places/listed-places';
import type { StudioFolder } from '../../../tools/studio/site';

const real = readData(process.cwd(), site);
const folder = readData(fixture, site);

/** Returns what no list holds, and how many values there are. */
function unreachable(data: StudioFolder) {
  const pages = data.files.flatMap(({ path }) => site.shown.pageOf(path) ?? []);
  const listed = new Set(
    ['', ...pages].flatMap((page) =>
      listedPlaces(data, page).places.map(({ file, path }) => JSON.stringify([file, path])),
    ),
  );
  const all = data.files.flatMap((file) => textsOf(file, site).map(({ path }) => JSON.stringify([file.path, path])));
  return { missing: all.filter((place) => !listed.has(place)), count: all.length };
}

test.each([
  ['data/', real],
  ['the fixture', folder],
])('studio: when all lists are joined, then every value of %s is in one of them', (_, data) => {
  const { missing, count } = unreachable(data);
  expect(missing).toEqual([]);
  expect(count).toBeGreaterThan(2000);
});

const placesOn = (page: string) => listedPlaces(folder, page).places;

test.each([
  ['/', 'pages/home.yaml', ['title', 0], 'page'],
  ['/', 'pages/home.yaml', ['seo', 'description'], 'head'],
  ['/services/boiler-servicing-surrey', 'services/boiler-servicing-surrey.yaml', ['pictureAlt'], 'pictures'],
  ['/', 'booking.yaml', ['labels', 'date'], 'mails'],
  ['/', 'booking-dialog.yaml', ['calendar', 'heading'], 'dialogs'],
  ['/', 'prices.yaml', ['annualService'], 'shared'],
  ['/', 'company.yaml', ['phones', 'emergency', 'number'], 'shared'],
  ['/guides/how-to-bleed-radiator/', 'guides/how-to-bleed-radiator.yaml', ['order'], 'hidden'],
  ['/gallery', 'gallery.yaml', ['items', 0, 'pictureAlt'], 'pictures'],
  ['/no/such/page', 'pages/not-found.yaml', ['offline'], 'page'],
  ['', 'claims.yaml', ['rating', 'value'], 'shared'],
])('studio: when the list of %s is opened, then it holds %s %j as %s', (page, file, path, group) => {
  expect(placesOn(page)).toContainEqual(expect.objectContaining({ file, path, group }));
});

test('studio: when a further page of a long list is opened, then its list has what stands there, and its own file', () => {
  const long = folder.files.map((file) => {
    if (file.path !== 'testimonials.yaml') return file;
    const [label = '', ...reviews] = new TextDecoder().decode(file.bytes).split(/^(?= {2}- )/m);
    return { ...file, bytes: new TextEncoder().encode(label + reviews.join('').repeat(20)) };
  });
  const { file, places } = listedPlaces({ ...folder, files: long }, '/reviews/2');
  expect(file).toBe('pages/reviews.yaml');
  const shown = places.flatMap((place) => (place.file === 'testimonials.yaml' ? [place.path.join('.')] : []));
  expect(shown).toContain('items.18.quote');
  expect(shown).not.toContain('items.17.quote');
});

test('studio: when a page has no booking, then its list has no mails and dialogs', () => {
  const groups = new Set(placesOn('/legal').map(({ group }) => group));
  expect([...groups].sort()).toEqual(['head', 'hidden', 'page', 'shared']);
});

test('studio: when a text is listed, then the list has it with its facts in braces, and with their values', () => {
  const place = placesOn('/').find(({ path }) => path.join('.') === 'entries.service.title');
  expect(place).toMatchObject({
    text: 'Book a boiler service, {prices.annualService}',
    shown: 'Book a boiler service, £50',
  });
  expect(place?.label).toBe('Entries › Service › Heading');
});
