import { readFileSync } from 'node:fs';
import { changeText, docEdits } from '../../scripts/doc-edits';

// That the edits can be made, and leave no mistake: test/staff-edits.test.ts.
const edits = docEdits(readFileSync('docs/how-to-change.md', 'utf8'));

it('describes the ten most common edits, and a video', () => {
  expect(edits).toHaveLength(11);
  for (const { shown } of edits) for (const { route } of shown) expect(route).toMatch(/^\//);
  for (const { changes, shown } of edits) expect([changes.length > 0, shown.length > 0]).toEqual([true, true]);
});

it('refuses to describe a text that stands twice in a file', () => {
  expect(() => changeText('a: 1\na: 1\n', { file: 'data/x.yaml', before: 'a: 1', after: '' })).toThrow(/not once/);
});
