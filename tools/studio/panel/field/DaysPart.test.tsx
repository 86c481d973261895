/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { DaysHelp } from '../../api';
import { DaysPart } from './DaysPart';

const help: DaysHelp = {
  calendar: {
    help: 'Press a half of a day on which the oven is taken.',
    mark: 'taken',
    fields: { day: 'day', half: 'shift' },
    halves: [
      { value: 'early', name: 'Early' },
      { value: 'late', name: 'Late' },
    ],
    days: [
      { day: '2026-12-30', name: 'Wednesday 30 December 2026', short: 'Wed 30', month: 'December 2026' },
      { day: '2026-12-31', name: 'Thursday 31 December 2026', short: 'Thu 31', month: 'December 2026' },
      { day: '2027-01-01', name: 'Friday 1 January 2027', short: 'Fri 1', month: 'January 2027', closed: 'closed' },
    ],
  },
  offers: [
    { label: 'Remove the days that are over', items: ['1 December 2026'], add: [], remove: [{ day: '2026-12-01' }] },
  ],
};
const onChange = jest.fn();
function Shown() {
  const [list, setList] = useState<unknown[]>([{ day: '2026-12-01' }, { day: '2026-12-31' }]);
  onChange(list);
  return <DaysPart help={help} list={list} onChange={setList} />;
}
const half = (name: string) => screen.getByRole('button', { name });
const pressedNow = () =>
  screen
    .getAllByRole('button', { pressed: true })
    .map((button) => `${button.getAttribute('aria-label') ?? ''} | ${button.textContent}`);

it('calendar of days: when a half is in the list, then its button says so, and the keyboard puts another one in and takes it out again', async () => {
  render(<Shown />);
  expect(pressedNow()).toEqual([
    'Early, Thursday 31 December 2026, taken | Early, taken',
    'Late, Thursday 31 December 2026, taken | Late, taken',
  ]);
  half('Early, Wednesday 30 December 2026, taken').focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowUp}{ArrowUp} ');
  expect(document.activeElement).toBe(half('Late, Wednesday 30 December 2026, taken'));
  expect(onChange).toHaveBeenLastCalledWith([
    { day: '2026-12-01' },
    { day: '2026-12-30', shift: 'late' },
    { day: '2026-12-31' },
  ]);
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith([{ day: '2026-12-01' }, { day: '2026-12-31' }]);
});

it('calendar of days: when a day is closed, then it says so and has nothing to press', () => {
  render(<Shown />);
  expect(screen.getByRole('row', { name: 'Fri 1 closed', hidden: true })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /1 January/, hidden: true })).toBeNull();
});

it('calendar of days: when an offer is taken, then the list changes as it says, and its button keeps the focus', async () => {
  render(<Shown />);
  await userEvent.click(half('Remove the days that are over'));
  expect(onChange).toHaveBeenLastCalledWith([{ day: '2026-12-31' }]);
  expect(document.activeElement).toBe(half('Remove the days that are over'));
  expect(half('Remove the days that are over').getAttribute('aria-disabled')).toBe('true');
});
