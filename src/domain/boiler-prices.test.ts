import { estimateSpan, standardPrice } from './boiler-prices';

const base = {
  share: 0.8,
  base: {
    combi: { small: 2500, medium: 3125, large: 3750 },
    system: { small: 3125, medium: 3750, large: 4375 },
    regular: { small: 3000, medium: 3625, large: 4250 },
  },
};
const extras = {
  fuel: { mains: 0, lpg: 150 },
  distance: { adjacent: 0, nearby: 100, far: 250 },
  window: { moreThan30cm: 0, within30cm: 120 },
  roofType: { flat: 200, pitched: 250 },
};

it('standard price: when a boiler is priced, then it costs its share of the base price, in whole pounds', () => {
  expect(standardPrice(base, 'combi', 'small')).toBe(2000);
  expect(standardPrice({ ...base, share: 0.333 }, 'system', 'small')).toBe(1041);
});

it('estimate span: when every estimate is priced, then the lowest and the highest are its ends', () => {
  expect(estimateSpan(base, extras)).toEqual({ from: 2000, to: 4020 });
});

it('estimate span: when the roof is the cheapest and the dearest way, then its ends are those of the roof', () => {
  expect(
    estimateSpan(base, {
      ...extras,
      distance: { adjacent: 90, nearby: 100, far: 110 },
      roofType: { flat: 10, pitched: 900 },
    }),
  ).toEqual({
    from: 2010,
    to: 4550,
  });
});
