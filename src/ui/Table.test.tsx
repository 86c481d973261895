/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Table } from './Table';

test('table: when it has a caption, then that is its aria-label too, because some browsers forget it where a table is laid out as a grid', () => {
  render(<Table caption="Combi boilers" columns={['Part', 'Ours']} rows={[{ name: 'Pump', cells: ['Yes'] }]} />);
  expect(screen.getByRole('table')).toHaveAttribute('aria-label', 'Combi boilers');
});

test('table: when both cells of a row are equal, then their value stands once across both columns', () => {
  const rows = [
    { name: 'Price', cells: ['£1', '£1'] },
    { name: 'Controls', cells: ['EMS', 'eBUS'] },
  ];
  render(<Table caption="Combi boilers" columns={['Part', 'Ours', 'Theirs']} rows={rows} both="Both:" />);
  const [, price, controls] = screen.getAllByRole('row');
  expect(price).toHaveTextContent('PriceBoth: £1');
  expect(price?.querySelector('td')).toHaveAttribute('colspan', '2');
  expect(controls?.querySelectorAll('td')).toHaveLength(2);
});
