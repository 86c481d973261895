/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Table } from './Table';

test('table: has its name without the help of its caption, from which Firefox does not take it', () => {
  render(<Table caption="Combi boilers" columns={['Part', 'Ours']} rows={[{ name: 'Pump', cells: ['Yes'] }]} />);
  expect(screen.getByRole('table')).toHaveAttribute('aria-label', 'Combi boilers');
});
