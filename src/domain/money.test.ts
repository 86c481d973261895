import fc from 'fast-check';
import { poundsAndPence, vatIncluded, wholePounds } from './money';

it('money: when pounds are whole, then they are written with their thousands and without pence', () => {
  expect([0, 120, 2350].map(wholePounds)).toEqual(['£0', '£120', '£2,350']);
});

it('money: when pence matter, then there are always two digits', () => {
  expect([400, 416.67, 1666.6].map(poundsAndPence)).toEqual(['£400.00', '£416.67', '£1,666.60']);
});

it('money: when any amount is written, then as Intl writes it in British English', () => {
  const written = (pounds: number, digits: number) =>
    `£${pounds.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
  fc.assert(
    fc.property(fc.nat(2 ** 31 - 1), (pence) => {
      expect(wholePounds(pence)).toBe(written(pence, 0));
      expect(poundsAndPence(pence / 100)).toBe(written(pence / 100, 2));
    }),
  );
});

it('money: when a price includes VAT, then the VAT in it is known to the penny', () => {
  expect(vatIncluded(2500, 20)).toBe(416.67);
  expect(vatIncluded(2400, 20)).toBe(400);
  expect(vatIncluded(2870, 20)).toBe(478.33);
  expect(vatIncluded(2100, 5)).toBe(100);
  expect(vatIncluded(2500, 0)).toBe(0);
});

it('money: when the VAT is taken off a price, then VAT on the rest brings the price back to within a penny', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.integer({ min: 0, max: 40 }), (pounds, percent) => {
      const vat = vatIncluded(pounds, percent);
      expect(Math.abs((pounds - vat) * (percent / 100) - vat)).toBeLessThan(0.01);
    }),
  );
});
