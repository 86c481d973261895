import { site } from '../../content/site';
import { fixture } from '../../test/fixture';
import { searchIn } from '../domain/search/find';
import { readData } from '../../tools/yaml';
import { factsOf } from '../../tools/yaml/facts';
import { parseAll } from '../../tools/yaml/files';
import { searchIndex } from './search-index';
import { queries } from './test-support/queries';

const data = parseAll(readData(fixture, site));
const index = searchIndex(data, factsOf(data, site));
const find = searchIn(index);
const firstThree = (query: string) =>
  find(query)
    .entries.slice(0, 3)
    .map(({ to }) => to);

it.each(queries)('search: when "%s" is typed, then what helps is among the first three', (query, ...helps) => {
  const found = firstThree(query);
  expect(found.filter((to) => helps.some((start) => to.startsWith(start)))).not.toEqual([]);
});
