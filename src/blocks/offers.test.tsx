/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import type { BlockData } from './block-data';
import { BlockDataProvider } from './block-data';
import { PricesBlock } from './offers';

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
    wording: { buttons: { call: 'Call' }, words: { prices: { from: 'from', vat: 'Including VAT' } } },
    allService: { nodes: [] },
  });
});
afterEach(() => {
  jest.useRealTimers();
});

it.each([
  ['2026-12-31T12:00:00Z', true],
  ['2027-01-01T12:00:00Z', false],
])("offer: at %s, the label on the offer's price is shown: %s", (now, stands) => {
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
