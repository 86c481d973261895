import { poundsAndPence, wholePounds } from './money';

it('writes whole pounds', () => {
  expect([0, 120, 2350].map(wholePounds)).toEqual(['£0', '£120', '£2,350']);
});

it('writes pounds and pence', () => {
  expect([400, 416.67, 1666.6].map(poundsAndPence)).toEqual(['£400.00', '£416.67', '£1,666.60']);
});
