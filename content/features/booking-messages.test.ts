import { site } from '../site';
import { parse } from 'yaml';
import { fixture } from '../../test/fixture';
import { booking, withoutReceiptWords } from './booking-messages';
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

it('booking mails: when a boiler is overdue, then the mail recommends a full service in the specified words', () => {
  expect(filled(texts.serviceAge.line)).toBe(
    'Last serviced 3 or more years ago: we recommend a Full Service (from £120).',
  );
  expect(facts?.get(overdue)?.low).toBe(3);
});

it('booking mails: when there is a number and time enough, then a call is promised a day before the visit, as specified', () => {
  expect(filled(texts.callPromise.inTime)).toContain('24 hours before');
  expect(facts?.get(String(texts.callPromise.ahead))).toMatchObject({ low: 24, text: '24 hours' });
});

it('booking dialogs: when a visitor chooses a make, then the list has exactly the specified ones', () => {
  expect(texts.manufacturers.join(', ')).toBe(
    'Worcester Bosch, Vaillant, Baxi, Ideal, Viessmann, Glow-worm, Potterton, Alpha, Ferroli, Other',
  );
});

it('booking mails: when a list of photos is empty or a field is unknown, then the check refuses it', () => {
  expect(booking.safeParse({ ...texts, photos: { ...texts.photos, boiler: [] } }).success).toBe(false);
  expect(booking.safeParse({ ...texts, colour: 'red' }).success).toBe(false);
});

it('booking dialogs: when they get their texts, then without the words around receipts, and with all others', () => {
  const { receipt, ...others } = withoutReceiptWords(texts);
  expect(others).toEqual({ ...texts, receipt: undefined });
  expect(receipt).toMatchObject({ send: texts.receipt.send, costs: texts.receipt.costs });
  expect(receipt).not.toHaveProperty('heading');
});
