import { site } from '../site';
import { parse } from 'yaml';
import { fixture } from '../../test/fixture';
import { booking } from './booking-messages';
import { factsOf, fillIn } from '../../tools/yaml/facts';
import { readData } from '../../tools/yaml';

const data = new Map(
  readData(fixture, site).files.map(({ path, bytes }) => [path, parse(new TextDecoder().decode(bytes)) as unknown]),
);
const texts = booking.parse(data.get('booking.yaml'));
/** The file contains only the name of the fact. */
const overdue = String(texts.serviceAge.after);
const facts = factsOf(data, site);
const filled = (text: string) => fillIn(text, { fact: (name) => facts?.get(name), address: () => undefined });

it('recommends a full service in the specified words', () => {
  expect(filled(texts.serviceAge.line)).toBe(
    'Last serviced 3 or more years ago: we recommend a Full Service (from £120).',
  );
  expect(facts?.get(overdue)?.low).toBe(3);
});

it('promises a call a day before, as specified, where there is a number and time enough', () => {
  expect(filled(texts.callPromise.inTime)).toContain('24 hours before');
  expect(facts?.get(String(texts.callPromise.ahead))).toMatchObject({ low: 24, text: '24 hours' });
});

it('offers the specified makes', () => {
  expect(texts.manufacturers.join(', ')).toBe(
    'Worcester Bosch, Vaillant, Baxi, Ideal, Viessmann, Glow-worm, Potterton, Alpha, Ferroli, Other',
  );
});

it('refuses a file without photos or with an unknown field', () => {
  expect(booking.safeParse({ ...texts, photos: { ...texts.photos, boiler: [] } }).success).toBe(false);
  expect(booking.safeParse({ ...texts, colour: 'red' }).success).toBe(false);
});
