/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { PressureGauge } from './PressureGauge';

const words = {
  slider: 'Let water in',
  unit: 'bar',
  readings: {
    low: { lead: 'too low', text: 'Open both valves.' },
    right: { lead: 'right', text: 'Close both valves.' },
    hot: { lead: 'only while hot', text: 'Stop here.' },
    high: { lead: 'too high', text: 'Let water out.' },
  },
};
const gauge = <PressureGauge words={words} pressures={{ least: 1, cold: 1.5, most: 2 }} />;

it('gauge: when the slider is moved, then the needle turns and the words follow', () => {
  const { container } = render(gauge);
  const slider = screen.getByRole('slider', { name: 'Let water in' });
  expect(slider).toHaveAttribute('aria-valuetext', '0.5 bar: too low');
  fireEvent.input(slider, { target: { value: '1.5' } });
  expect(slider).toHaveAttribute('aria-valuetext', '1.5 bar: right');
  expect(screen.getAllByText('Close both valves.')[0]).toBeVisible();
  expect(container.querySelector('.needle')).toHaveAttribute('transform', 'rotate(-33.75)');
});

it('gauge: when the slider was moved before hydration, then its reading is kept', () => {
  document.body.innerHTML = `<div>${renderToString(gauge)}</div>`;
  const container = document.body.firstElementChild as HTMLElement;
  const slider = container.querySelector('input');
  if (slider) slider.value = '2.5';
  render(gauge, { container, hydrate: true });
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '2.5 bar: too high');
});

it('gauge: when there is no JavaScript, then three readings say what they mean', () => {
  document.body.innerHTML = renderToString(gauge);
  expect(
    [...document.querySelectorAll('li')].map(({ textContent }) => textContent.replace(/^.*?bar(?=\d)/, '')),
  ).toEqual([
    '0.5 bar: too lowOpen both valves.',
    '1.5 bar: rightClose both valves.',
    '2.5 bar: too highLet water out.',
  ]);
});
