import { fixture } from '../../test/fixture';
import { checkData } from './check';
import { formatComplaint } from './complaint';
import { textsOf } from './page-text';
import { readData } from './read-data';
import { assignmentOf, changesBetween, grouped, suppose } from './what-if';

const real = readData(fixture);
const ask = (...typed: string[]) => suppose(real, typed.map(assignmentOf));
const lineWith = (text: string | undefined, part: string) => text?.split('\n').find((line) => line.includes(part));

it.each([
  ['prices.annualService=5511', 'prices.yaml', /^annualService: 5511$/m],
  ['prices.systemBoiler.to=9911', 'prices.yaml', /^systemBoiler: \{ from: \d+, to: 9911 \}$/m],
  ['prices.fullService=1311', 'prices.yaml', /^fullService: \{ from: 1311, dependsOn: /m],
  ['claims.rating=4.8', 'claims.yaml', /^rating: \{ value: 4.8, /m],
  ['claims.emergencyHours=8 to 8', 'claims.yaml', /^emergencyHours: \{ words: 8 to 8 \}$/m],
  ['calculator.base.combi.small=1999', 'calculator.yaml', /small: 1999/],
  ['company.phones.office=01632 960701', 'company.yaml', /office: \{ number: '01632 960701'/],
  ['company.vatNumber=123', 'company.yaml', /^vatNumber: ["']123["']$/m],
  ['faq.groups.0.heading=First things', 'faq.yaml', /heading: First things/],
  ['pages/home.start=Begin', 'pages/home.yaml', /^start: Begin$/m],
])('%s changes %s and nothing else', (typed, file, line) => {
  const { folder, files } = ask(typed);
  expect([...files.keys()]).toEqual([file]);
  expect(files.get(file)).toMatch(line);
  expect(checkData(folder).map(formatComplaint)).toEqual([]);
  const before = Buffer.from(real.files.find(({ path }) => path === file)?.bytes ?? []).toString();
  // Spaces inside brackets say nothing.
  const lines = (text = '') => text.replace(/(?<=\[) | (?=\])/g, '').split('\n');
  expect(changesBetween(lines(before), lines(files.get(file)))).toHaveLength(1);
});

it('answers several questions together', () => {
  const { files } = ask('prices.annualService=5511', 'prices.systemBoiler.to=9911');
  expect(lineWith(files.get('prices.yaml'), 'annualService: ')).toBeDefined();
  expect(lineWith(files.get('prices.yaml'), 'to: 9911')).toBeDefined();
});

it.each([
  ['prices.anualService=5', 'data/prices.yaml has no "anualService". Did you mean "prices.annualService"?'],
  ['price.annualService=5', 'there is no file data/price.yaml. Did you mean "prices"?'],
  [
    'prices.systemBoiler=5',
    'prices.systemBoiler holds several values. Name one: prices.systemBoiler.from, prices.systemBoiler.to',
  ],
  [
    'prices.annualService',
    '"prices.annualService" is not a name and a value. Write a name, = and the new value, such as prices.annualService=55',
  ],
])('says what is wrong with %s', (typed, message) => {
  expect(() => ask(typed)).toThrow(message);
});

it('leaves what the change would break to the check', () => {
  expect(checkData(ask('prices.annualService=fifty').folder)[0]?.message).toMatch(/^annualService: found "fifty"/);
});

it.each([
  ['nothing', ['a', 'b'], ['a', 'b'], []],
  ['one text', ['a', '£50', 'c'], ['a', '£55', 'c'], [['£50', '£55']]],
  [
    'two side by side',
    ['a', 'b', 'c'],
    ['A', 'B', 'c'],
    [
      ['a', 'A'],
      ['b', 'B'],
    ],
  ],
  ['one more', ['a', 'c'], ['a', 'b', 'c'], [[undefined, 'b']]],
  ['one less', ['a', 'b', 'c'], ['a', 'c'], [['b', undefined]]],
  ['the same twice', ['x', 'a', 'x'], ['y', 'a', 'y'], [['x', 'y']]],
])('finds the texts that change: %s', (_, before, after, changes) => {
  expect(changesBetween(before, after)).toEqual(changes.map(([from, to]) => ({ before: from, after: to })));
});

it('tells once what changes in several places', () => {
  const phone = { before: '1', after: '2' };
  const price = { before: '£50', after: '£55' };
  expect(
    grouped(
      new Map([
        ['/', [phone, price]],
        ['/faq', [phone]],
        ['/legal', []],
      ]),
    ),
  ).toEqual([
    { places: ['/', '/faq'], changes: [phone] },
    { places: ['/'], changes: [price] },
  ]);
});

it('reads a page as visitors and search engines do', () => {
  const html = `<html><head><title>Prices &amp; more</title><meta name="description" content="From £50."/>
    <style>.a{}</style><script type="application/ld+json">{"@graph":[{"price":50,"name":"Service"}]}</script></head>
    <body><p>It costs <b>£<!-- -->50</b>. We don&#x27;t ask more.</p><ul><li>One</li><li>Two</li></ul>
    <a href="/x"><b>Book, £50</b><span class="y">Pick a day</span></a>
    <img alt="A boiler" src="x"/><a href="tel:+441632960123">Call</a><template><p>£99</p></template></body></html>`;
  expect(textsOf(html)).toEqual([
    '(title) Prices & more',
    '(search and sharing) From £50.',
    '(search data) price: 50',
    '(search data) name: Service',
    'It costs £50.',
    "We don't ask more.",
    'One',
    'Two',
    'Book, £50',
    'Pick a day',
    'Call',
    '(picture or control) A boiler',
    '(link) tel:+441632960123',
  ]);
});
