/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { ChartBlock } from './chart';

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({
    company: {},
    navigation: {},
    wording: { words: { lists: { figures: 'Figures', compared: 'Compared' } } },
    allService: { nodes: [] },
  });
});

const chart = {
  kind: 'chart',
  heading: 'Which saves more?',
  unit: 'Pounds a year',
  bars: [
    { name: 'Programmable', figure: { name: 'figures.a', text: '£268 a year', low: 268, high: 268 }, look: 'gain' },
    { name: 'Maintenance', figure: { name: 'figures.b', text: '£100+ a year', low: 100 } },
  ],
  source: 'Our own figures.',
} as const;

it('chart: when it is read aloud, then each bar says its name and figure in words, and the table repeats all figures', () => {
  const { container } = render(<ChartBlock {...chart} bars={[...chart.bars]} />);
  expect(screen.getByRole('heading', { name: 'Which saves more?' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Programmable£268 a year',
    'Maintenance£100+ a year',
  ]);
  const table = within(container).getByRole('table', { hidden: true });
  expect(
    within(table)
      .getAllByRole('columnheader', { hidden: true })
      .map((cell) => cell.textContent),
  ).toEqual(['Compared', 'Pounds a year']);
  expect(
    within(table)
      .getAllByRole('cell', { hidden: true })
      .map((cell) => cell.textContent),
  ).toEqual(['£268 a year', '£100+ a year']);
});

it('chart: when a figure has no upper end, then its bar ends in an arrow', () => {
  const { container } = render(<ChartBlock {...chart} bars={[...chart.bars]} />);
  expect([...container.querySelectorAll('li')].map((bar) => bar.querySelectorAll('path').length)).toEqual([0, 1]);
});

it('chart: when a figure is a range, then the part between its ends is pale', () => {
  const range = { name: 'Smart', figure: { name: 'figures.c', text: '£200 to £300', low: 200, high: 300 } };
  const { container } = render(<ChartBlock {...chart} bars={[...chart.bars, range]} />);
  expect([...container.querySelectorAll('li')].map((bar) => bar.querySelectorAll('.pale').length)).toEqual([0, 0, 1]);
});
