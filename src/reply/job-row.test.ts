import { textCases } from '../mail/test-support/text-cases';
import { jobRow } from './job-row';

it.each([
  ['a formula', '=1+1', "'=1+1"],
  ['a formula behind spaces', '  =1+1', "'=1+1"],
  ['a formula behind a tab and a line break', '\t\r\n@SUM(A1)', "'@SUM(A1)"],
  ['a plus', '+44 7700 900456', "'+44 7700 900456"],
  ['a minus', '-2+3', "'-2+3"],
  ['a formula in full-width signs', '＝1', "'＝1"],
  ['a quotation mark, which would swallow the next cells', '"a', `'"a`],
  ['line breaks and tabs', 'a\r\nb\tc', 'a b c'],
  ['an ordinary text', 'Tap drips, 50% = half', 'Tap drips, 50% = half'],
])('job row: when a cell has %s, then it becomes harmless', (_, cell, expected) => {
  expect(jobRow([cell])).toBe(expected);
});

it('job row: when cells hold any text, then there is one row with as many cells, and none begins as a formula', () => {
  for (const [, text] of textCases) {
    const row = jobRow(['x', text, 'y']);
    expect(row.split('\t')).toHaveLength(3);
    expect(row).not.toMatch(/[\r\n\v\f\u0085\u2028\u2029]/);
    expect(row.split('\t').filter((cell) => /^[\s=+\-@"]/.test(cell))).toEqual([]);
  }
});
