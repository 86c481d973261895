import { checkData } from '../check-data';
import { type DataFolder, readData } from '../files/data-folder';
import { formatDiagnostic } from '../diagnostic';
import { filler } from '../facts/resolve-field';
import { parseAll } from '../files/parse-data';
import { bakery, site } from './site';

const folder = readData(bakery, site);

/** Returns the mistakes after some words of a file are replaced. */
function mistakesAfter(file: string, from: string, to: string): string[] {
  const files = folder.files.map(({ path, bytes }) => {
    const text = Buffer.from(bytes).toString();
    return { path, bytes: path === file ? Buffer.from(text.replace(from, to)) : bytes };
  });
  return checkData({ ...folder, files } as DataFolder).map(formatDiagnostic);
}

test("check: when a baker's data are in order, then nothing is reported", () => {
  expect(checkData(folder)).toEqual([]);
});

test.each([
  ['an unknown fact', '{prices.sourdough}', '{prices.sourdugh}', 'unknown fact name "prices.sourdugh". Did you mean'],
  ['a dead link', '(/)', '(/shop)', 'no page has the address "/shop".'],
  ['a price that is typed', '{prices.sourdough}', '£4.50', 'Only for the sourdough: {prices.sourdough}.'],
  ['an unknown field', 'title:', 'titel:', 'unknown field "titel". Did you mean "title"?'],
])('check: when a loaf has %s, then its mistake is explained', (_, from, to, message) => {
  expect(mistakesAfter('loaves/country-loaf.yaml', from, to).join('\n')).toContain(message);
});

test("check: when a text needs a phone line that the shop does not have, then the shop's file is named", () => {
  expect(mistakesAfter('home.yaml', 'tel:shop', 'tel:shed').join('\n')).toContain('data/shop.yaml has no "tel:shed".');
});

test('filler: when a page asks for a text, then its facts and links are filled in', async () => {
  const data = parseAll(folder);
  const find = (type: string) => {
    const { files } = site.collections.find((each) => each.type === type) ?? { files: '' };
    return Promise.resolve({ ...(data.get(files) as object), internal: { contentDigest: files } });
  };
  expect(await filler('line', find, site)('Bread from {shop.name}')).toBe('Bread from Crust & Crumb');
  expect(await filler('prose', find, site)('[Call](tel:shop): **{prices.rye}**')).toBe(
    '<a href="tel:+441632960555">Call</a>: <strong>£5.00</strong>',
  );
});
