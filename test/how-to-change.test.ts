import { readFileSync } from 'node:fs';
import { site } from '../content/site';
import { changeText, docEdits } from '../scripts/tests/doc-edits';
import { checkData, readData } from '../tools/yaml';
import { fixture } from './fixture';

// test/staff-edits.test.ts makes these edits and checks the result.
const handbook = readFileSync('docs/how-to-change.md', 'utf8');
const edits = docEdits(handbook);

it('how-to-change: when staff read it, then it describes the eleven most common edits, and a video', () => {
  expect(edits).toHaveLength(12);
  for (const { shown } of edits) for (const { route } of shown) expect(route).toMatch(/^\//);
  for (const { changes, shown } of edits) expect([changes.length > 0, shown.length > 0]).toEqual([true, true]);
});

it("how-to-change: when an edit's text occurs twice in the file, then the edit is refused, because it could change the wrong one", () => {
  expect(() => changeText('a: 1\na: 1\n', { file: 'data/x.yaml', before: 'a: 1', after: '' })).toThrow(/not once/);
});

it('how-to-change: when its new question is copied between two steps, then the check asks for an answer that leads there, and for nothing more', () => {
  const [, step = ''] = /```yaml\n( {2}- title: [^`]*asks:[^`]*)```/.exec(handbook) ?? [];
  const folder = readData(fixture, site);
  const mistakesOf = (change: (text: string) => string) =>
    checkData({
      ...folder,
      files: folder.files.map((file) =>
        file.path === 'guides/no-heating-or-hot-water.yaml'
          ? { ...file, bytes: Buffer.from(change(Buffer.from(file.bytes).toString())) }
          : file,
      ),
    }).map(({ message }) => message);
  const withStep = (text: string) => text.replace('  - title: Read the pressure gauge\n', (next) => step + next);
  expect(step).toContain('name: valve');
  expect(mistakesOf(withStep)).toEqual([expect.stringContaining('Add next: valve to an answer before it.')]);
  const withLead = (text: string) => withStep(text.replace(/(?<={ value: stays, .*next: )pressure/, 'valve'));
  expect(mistakesOf(withLead)).toEqual([]);
});
