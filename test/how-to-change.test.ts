import { readFileSync } from 'node:fs';
import { changeText, docEdits } from '../scripts/tests/doc-edits';

// test/staff-edits.test.ts makes these edits and checks the result.
const edits = docEdits(readFileSync('docs/how-to-change.md', 'utf8'));

it('how-to-change: when staff read it, then it describes the eleven most common edits, and a video', () => {
  expect(edits).toHaveLength(12);
  for (const { shown } of edits) for (const { route } of shown) expect(route).toMatch(/^\//);
  for (const { changes, shown } of edits) expect([changes.length > 0, shown.length > 0]).toEqual([true, true]);
});

it("how-to-change: when an edit's text occurs twice in the file, then the edit is refused, because it could change the wrong one", () => {
  expect(() => changeText('a: 1\na: 1\n', { file: 'data/x.yaml', before: 'a: 1', after: '' })).toThrow(/not once/);
});
