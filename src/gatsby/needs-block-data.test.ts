import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { needsBlockData } from './needs-block-data';

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
    expect(needsBlockData({ title: 'Leaks', more: [{ kind: 'text' }, { kind }] })).toBe(true);
  },
);

it('data of blocks: when the component of a block asks for other files, then so does a page that has it', () => {
  expect(asking.length).toBeGreaterThan(6);
  expect(asking.filter((kind) => !needsBlockData({ blocks: [{ kind }] }))).toEqual([]);
});

it('data of blocks: when an entry has only blocks with words of its own, or none, then its page does not ask', () => {
  expect(needsBlockData({ blocks: [{ kind: 'text' }, { kind: 'list' }], order: 3, urgent: null })).toBe(false);
  expect(needsBlockData({ title: 'reviews', steps: [{ title: 'prices' }] })).toBe(false);
});
