import { exampleTexts } from './test-support/examples';
import { pricedLines } from './priced';

it('priced mail: when a price was shown, then the mail has the answers in order, then the price and what it includes', () => {
  const answers = [
    { label: 'Boiler type', value: 'Combi' },
    { label: 'Postcode', value: 'GU12 9ZZ', typed: true },
  ];
  expect(pricedLines({ price: '£2,870', answers }, exampleTexts)).toEqual([
    ...answers,
    { label: 'Estimated price', value: '£2,870 Including installation & VAT' },
  ]);
});
