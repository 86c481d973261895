import { dayByKey } from './calendar-keys';

const closed = ['2026-11-15', '2026-11-22', '2026-11-24', '2026-12-25'];
const range = { first: '2026-11-09', last: '2027-02-28', isOpen: (day: string) => !closed.includes(day) };

it.each([
  ['ArrowRight', '2026-11-10', '2026-11-11'],
  ['ArrowRight', '2026-11-14', '2026-11-16'],
  ['ArrowRight', '2026-11-30', '2026-12-01'],
  ['ArrowRight', '2027-02-27', '2027-02-28'],
  ['ArrowRight', '2027-02-28', undefined],
  ['ArrowLeft', '2026-11-16', '2026-11-14'],
  ['ArrowLeft', '2026-11-10', '2026-11-09'],
  ['ArrowLeft', '2026-11-09', undefined],
  ['ArrowDown', '2026-11-10', '2026-11-17'],
  ['ArrowDown', '2026-11-17', '2026-12-01'],
  ['ArrowUp', '2026-12-01', '2026-11-17'],
  ['ArrowUp', '2026-11-10', undefined],
  ['Home', '2026-11-13', '2026-11-09'],
  ['End', '2026-11-10', '2026-11-14'],
  ['PageDown', '2026-11-25', '2026-12-26'],
  ['PageDown', '2027-01-31', '2027-02-28'],
  ['PageDown', '2027-02-05', '2027-02-28'],
  ['PageUp', '2026-12-31', '2026-11-30'],
  ['PageUp', '2026-12-05', '2026-11-09'],
  ['PageUp', '2026-12-24', '2026-11-25'],
  ['Shift+PageDown', '2026-11-10', '2027-02-28'],
  ['Shift+PageUp', '2027-02-10', '2026-11-09'],
  ['Shift+ArrowRight', '2026-11-10', '2026-11-11'],
  ['a', '2026-11-10', undefined],
])(
  'calendar keys: when %s is pressed on %s, then the focus goes to %s, past closed days (undefined: it stays)',
  (keys, from, to) => {
    const [key = '', shift] = keys.split('+').reverse();
    expect(dayByKey(key, from, range, shift !== undefined)).toBe(to);
  },
);

it.each([
  ['PageDown', '2026-11-10', '2027-11-10'],
  ['PageUp', '2028-02-29', '2027-02-28'],
])('calendar keys: when Shift+%s is pressed on %s, then the focus goes a year back or on, to %s', (key, from, to) => {
  expect(dayByKey(key, from, { first: '2026-11-09', last: '2028-12-31', isOpen: () => true }, true)).toBe(to);
});

it('calendar keys: when the last day is closed, then PageDown leads back to the one before it', () => {
  expect(dayByKey('PageDown', '2026-11-10', { ...range, last: '2026-11-22' })).toBe('2026-11-21');
});

it.each(['16', '17', '18', '19', '20', '21', '22'])(
  'calendar keys: when Home is pressed on 2026-11-%s, then the focus goes to the Monday of its week',
  (date) => {
    expect(dayByKey('Home', `2026-11-${date}`, range)).toBe('2026-11-16');
  },
);
