import { fixtureData } from '../../test/fixture';
import { boilerBrands } from './boiler-brands';

interface Compared {
  brands: string[];
  tables: { rows: { values: string[] }[] }[];
}
const data = fixtureData('boiler-brands.yaml') as unknown as Compared;
const issuesOf = (changed: object) => boilerBrands.safeParse({ ...data, ...changed }).error?.issues ?? [];

it('makes of boiler: when a third one is added, then the rows need no value for it yet', () => {
  expect(issuesOf({ brands: [...data.brands, 'Ideal'] })).toEqual([]);
});

it('makes of boiler: when a fourth one is added, then it is refused, because a phone has no room for it', () => {
  expect(issuesOf({ brands: [...data.brands, 'Ideal', 'Baxi'] })).toHaveLength(1);
});

it('makes of boiler: when a row has more values than there are makes, then the value too many is named', () => {
  const [table] = data.tables;
  expect(issuesOf({ tables: [{ ...table, rows: [{ feature: 'Range', values: ['A', 'B', 'C'] }] }] })).toMatchObject([
    { path: ['tables', 0, 'rows', 0, 'values', 2], message: 'at most 2 values, one for each of the makes above' },
  ]);
});
