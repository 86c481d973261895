import { pricedLines } from './priced';

it('tells an installation estimate line by line', () => {
  const lines = pricedLines({
    from: 'estimate',
    price: '£2,870',
    boilerType: 'Combi',
    propertySize: 'Medium (3-4 bedrooms, 2 bathrooms)',
    flueLocation: 'Wall',
    gasType: 'LPG',
    postcode: 'GU12 9ZZ',
  });
  expect(lines.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Boiler type: Combi',
    'Property size: Medium (3-4 bedrooms, 2 bathrooms)',
    'Flue location: Wall',
    'Gas type: LPG',
    'Postcode: GU12 9ZZ',
    'Estimated price: £2,870 Including installation & VAT',
  ]);
  expect(lines.filter(({ typed }) => typed).map(({ label }) => label)).toEqual(['Postcode']);
});

it("tells a calculator's answers in their order", () => {
  const answers = [
    { question: 'Boiler type', answer: 'Combi' },
    { question: 'Where is the flue?', answer: 'Through the porch' },
  ];
  expect(pricedLines({ from: 'calculator', price: '£2,000', answers })).toEqual([
    { label: 'Boiler type', value: 'Combi', typed: true },
    { label: 'Where is the flue?', value: 'Through the porch', typed: true },
    { label: 'Estimated price', value: '£2,000 Including installation & VAT' },
  ]);
});
