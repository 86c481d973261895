import { optionsOf } from './options';

it('offers the makes as they are', () => {
  expect(optionsOf('manufacturers', ['Vaillant', 'Other'], 2026)).toEqual([
    { value: 'Vaillant', label: 'Vaillant' },
    { value: 'Other', label: 'Other' },
  ]);
});

it.each([
  ['installYears', 33, 'Before 1994'],
  ['lastServiceYears', 32, 'Never serviced'],
] as const)('%s begins with this year', (list, count, last) => {
  const options = optionsOf(list, [], 2026);
  expect(options).toHaveLength(count);
  expect(options[0]?.label).toBe('2026');
  expect(options.at(-1)?.label).toBe(last);
});
