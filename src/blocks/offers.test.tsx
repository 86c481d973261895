/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import type { BlockData } from './block-data';
import { BlockDataProvider } from './block-data';
import { BoilerBrandsBlock, PricesBlock } from './offers';

const service = {
  name: 'Annual service',
  offer: true,
  price: { name: 'prices.annualService', text: '£50', low: 50, high: 50 },
  forWhom: 'For a boiler that runs well.',
  button: 'Book Now',
  includes: ['Flue checked'],
};

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({
    company: { phones: { office: { number: '01632 960123' } } },
    navigation: {},
    wording: {
      buttons: { call: 'Call' },
      words: { prices: { from: 'from', vat: 'Including VAT' }, lists: { both: 'Both:' } },
    },
    allService: { nodes: [] },
  });
});
afterEach(() => {
  jest.useRealTimers();
});

it.each([
  ['2026-12-31T12:00:00Z', true],
  ['2027-01-01T12:00:00Z', false],
])("offer: when it is %s, then the label on the offer's price is shown: %s", (now, stands) => {
  jest.useFakeTimers({ now: new Date(now) });
  render(
    <BlockDataProvider value={{ offer: { label: 'Limited Offer', endsOn: '2026-12-31' } } as BlockData}>
      <PricesBlock kind="prices" heading="Two services" items={[service]} />
    </BlockDataProvider>,
  );
  const label = screen.getByText('Limited Offer');
  expect(label.hidden).toBe(!stands);
  expect(label).toHaveAttribute('data-end', String(Date.parse('2027-01-01T00:00:00Z')));
  expect(screen.getByText('£50')).toBeInTheDocument();
});

it('makes of boiler: when a row has no value for the third one, then a dash stands there', () => {
  const tables = [{ caption: 'Combi boilers', rows: [{ feature: 'Controls', values: ['EMS', 'eBUS'] }] }];
  const boilerBrands = { feature: 'Feature', brands: ['Worcester Bosch', 'Vaillant', 'Ideal'], tables };
  render(
    <BlockDataProvider value={{ boilerBrands } as unknown as BlockData}>
      <BoilerBrandsBlock kind="boilerBrands" heading="Compared" />
    </BlockDataProvider>,
  );
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Feature',
    ...boilerBrands.brands,
  ]);
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['EMS', 'eBUS', '–']);
});
