import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageNeeds } from './page-needs';

const blocks = path.resolve(__dirname, '../blocks');
/** The kinds of block whose component asks for data of other files. */
const asking = readdirSync(blocks)
  .filter((file) => /(?<!\.test)\.tsx$/.test(file))
  .flatMap((file) => readFileSync(path.join(blocks, file), 'utf8').split(/^export /m))
  .filter((component) => component.includes('useBlockData('))
  .flatMap((component) => /^(?:function|const) (\w+)Block\b/.exec(component)?.[1] ?? [])
  .map((name) => name.charAt(0).toLowerCase() + name.slice(1));

it.each(['services', 'prices', 'reviews', 'triage', 'gasSafety'])(
  'data of blocks: when an entry has the block %s, then its page asks for them',
  (kind) => {
    expect(pageNeeds({ title: 'Leaks', more: [{ kind: 'text' }, { kind }] }).needsBlockData).toBe(true);
  },
);

it('data of blocks: when the component of a block asks for other files, then so does a page that has it', () => {
  expect(asking.length).toBeGreaterThan(6);
  expect(asking.filter((kind) => !pageNeeds({ blocks: [{ kind }] }).needsBlockData)).toEqual([]);
});

it('data of blocks: when an entry has only blocks with words of its own, or none, then its page does not ask', () => {
  const entries = [
    { blocks: [{ kind: 'text' }, { kind: 'list' }], order: 3, urgent: null },
    { title: 'reviews', steps: [{ title: 'prices' }] },
  ];
  expect(entries.map((entry) => pageNeeds(entry).needsBlockData)).toEqual([false, false]);
});

it.each([
  [{ finder: { heading: 'What is wrong?' } }, true],
  [{ triage: { book: '/services/boiler-servicing-repairs' } }, true],
  [{ gasSafety: true }, true],
  [{ title: 'Smell gas?', finder: null, triage: null, gasSafety: null }, false],
])('data of safety.yaml: when a guide has %j, then its page asks for them: %s', (guide, asks) => {
  expect(pageNeeds(guide).needsSafety).toBe(asks);
});

// Gatsby renders all pages of a template anew when a price changes in a query of what it imports.
it('data of guides: when a guide has no fault finder, then its template imports no island that shows prices', () => {
  const priced = (template: string) =>
    [...readFileSync(`src/templates/${template}.tsx`, 'utf8').matchAll(/from '\.\.\/islands\/(\w+)'/g)]
      .map(([, name]) => name)
      .filter((name) => name !== 'gauge');
  expect(priced('finder-guide')).toEqual(['booking', 'faults']);
  expect(priced('guide')).toEqual([]);
});
