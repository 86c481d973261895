import { site } from '../../content/site';
import { fixture } from '../fixture';
import { checkData, formatDiagnostic, readData } from '../../tools/yaml';
import { changesBetween } from '../../tools/studio/places/changes-between';
import { supposeChanges } from '../../tools/studio/saving/suppose';
import { assignmentOf, changeOf, grouped } from '../../tools/studio/what-if';

const real = readData(fixture, site);
const ask = (...typed: string[]) =>
  supposeChanges(
    real,
    typed.map((each) => changeOf(real, assignmentOf(each))),
  );
const lineWith = (text: string | undefined, part: string) => text?.split('\n').find((line) => line.includes(part));

it.each([
  ['prices.annualService=5511', 'prices.yaml', /^annualService: 5511$/m],
  ['prices.systemBoiler.to=9911', 'prices.yaml', /^systemBoiler: \{ from: \d+, to: 9911[ ,]/m],
  ['prices.fullService=1311', 'prices.yaml', /^fullService: \{ from: 1311, dependsOn: /m],
  ['claims.rating=4.8', 'claims.yaml', /^rating: \{ value: 4.8, /m],
  ['claims.emergencyHours=8 to 8', 'claims.yaml', /^emergencyHours: \{ words: 8 to 8 \}$/m],
  ['calculator.base.combi.small=1999', 'calculator.yaml', /small: 1999/],
  ['company.phones.office=01632 960701', 'company.yaml', /office: \{ number: '01632 960701'/],
  ['company.vatNumber=123', 'company.yaml', /^vatNumber: ["']123["']$/m],
  ['faq.groups.0.heading=First things', 'faq.yaml', /heading: First things/],
  ['pages/home.start=Begin', 'pages/home.yaml', /^start: Begin$/m],
])('whatif: when %s is typed, then only one line of %s changes', (typed, file, line) => {
  const { folder, texts } = ask(typed);
  expect([...texts.keys()]).toEqual([file]);
  expect(texts.get(file)).toMatch(line);
  expect(checkData(folder).map(formatDiagnostic)).toEqual([]);
  const before = Buffer.from(real.files.find(({ path }) => path === file)?.bytes ?? []).toString();
  const lines = (text = '') => text.split('\n');
  expect(changesBetween(lines(before), lines(texts.get(file)))).toHaveLength(1);
});

it('whatif: when several assignments are typed, then all are made', () => {
  const { texts } = ask('prices.annualService=5511', 'prices.systemBoiler.to=9911');
  expect(lineWith(texts.get('prices.yaml'), 'annualService: ')).toBeDefined();
  expect(lineWith(texts.get('prices.yaml'), 'to: 9911')).toBeDefined();
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
])('whatif: when %s is typed, then the message says what to type instead', (typed, message) => {
  expect(() => ask(typed)).toThrow(message);
});

it('whatif: when a value is invalid, then the check says so, and not whatif', () => {
  expect(checkData(ask('prices.annualService=fifty').folder)[0]?.message).toMatch(/^annualService: found "fifty"/);
});

it('whatif: when the same change occurs in several places, then it is shown once, with them all', () => {
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
