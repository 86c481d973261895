import { siteWords } from '../test-support/examples';
import { optionsOf } from './select-options';

const offered = (list: Parameters<typeof optionsOf>[0], thisYear: number) =>
  optionsOf(list, ['Vaillant', 'Other'], thisYear, siteWords.years);

it('options: when a make is asked for, then they are the makes that are given', () => {
  expect(offered('manufacturers', 2026)).toEqual([
    { value: 'Vaillant', label: 'Vaillant' },
    { value: 'Other', label: 'Other' },
  ]);
});

it.each([
  [2024, 32, ['1994', 'Before 1994']],
  [2025, 33, ['1995', '1994', 'Before 1994']],
  [2026, 33, ['1996', '1994 to 1995', 'Before 1994']],
  [2030, 33, ['2000', '1994 to 1999', 'Before 1994']],
])(
  'options: when the year is %i, then the installation years go from it to Before 1994, with one for any gap',
  (thisYear, count, last) => {
    const options = offered('installYears', thisYear);
    expect(options).toHaveLength(count);
    expect(options[0]).toEqual({ value: String(thisYear), label: String(thisYear) });
    expect(options.map(({ label }) => label).slice(-last.length)).toEqual(last);
  },
);

it('options: when the last service is asked for, then they are 31 years and never', () => {
  const options = offered('lastServiceYears', 2026);
  expect(options).toHaveLength(32);
  expect(options[0]?.label).toBe('2026');
  expect(options[30]).toEqual({ value: '1996', label: '1996' });
  expect(options[31]).toEqual({ value: 'Never', label: 'Never serviced' });
});
