import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.resolve(__dirname, '../src');

test('queries: when entries are sorted by their order, then equal ones are sorted by their address', () => {
  const files = (readdirSync(source, { recursive: true }) as string[]).filter((file) => /(?<!\.d)\.tsx?$/.test(file));
  const sorts = files.flatMap((file) =>
    [...readFileSync(path.join(source, file), 'utf8').matchAll(/sort: (.*\border: ASC\b.*?)\) \{/g)].map(([, sort]) => [
      file,
      sort,
    ]),
  );
  expect(sorts.length).toBeGreaterThan(4);
  // Gatsby leaves the order of equal ones to chance: two builds of the same files differed in llms.txt.
  expect(sorts.filter(([, sort]) => sort !== '[{ order: ASC }, { route: ASC }]')).toEqual([]);
});
