import { load } from 'js-yaml';
import { changeText } from '../../documents/change-text';
import { changesBetween } from '../../documents/value-changes';
import { pressed, taken } from './days';

const calendar = {
  help: 'Press a half of a day on which the oven is taken.',
  mark: 'taken',
  fields: { day: 'day', half: 'shift' },
  halves: [
    { value: 'early', name: 'Early' },
    { value: 'late', name: 'Late' },
  ],
  days: [],
};
const text = `# When we bake.
ovens: # all of them
- { day: '2026-12-01' }
# A wedding.
- { day: '2026-12-08', shift: early }
- { day: '2026-12-20', shift: late }
price: 4
`;
const listOf = (yaml: string) => (load(yaml) as { ovens: unknown[] }).ovens;

/** Returns the lines that go and come when a text gets another list, and the whole text. */
function saved(yaml: string, list: readonly unknown[]) {
  const after = changesBetween(listOf(yaml), list, { file: 'bread.yaml', path: ['ovens'] }).reduce(changeText, yaml);
  expect(listOf(after)).toEqual(list);
  const [was, is] = [yaml.split('\n'), after.split('\n')];
  return {
    text: after,
    lines: [
      ...was.filter((line) => !is.includes(line)),
      ...is.filter((line) => !was.includes(line)).map((line) => `+${line}`),
    ],
  };
}

it.each([
  ['a free half', [['2026-12-03', 'late']], ["+- { day: '2026-12-03', shift: late }"]],
  ['the other half', [['2026-12-08', 'late']], ["+- { day: '2026-12-08', shift: late }"]],
  ['a taken half', [['2026-12-08', 'early']], ["- { day: '2026-12-08', shift: early }"]],
  [
    'a half of a whole day',
    [['2026-12-01', 'early']],
    ["- { day: '2026-12-01' }", "+- { day: '2026-12-01', shift: late }"],
  ],
  [
    'two free halves that stand apart',
    [
      ['2026-12-03', 'early'],
      ['2026-12-31', 'late'],
    ],
    ["+- { day: '2026-12-03', shift: early }", "+- { day: '2026-12-31', shift: late }"],
  ],
  [
    'both halves of a whole day',
    [
      ['2026-12-01', 'early'],
      ['2026-12-01', 'late'],
    ],
    ["- { day: '2026-12-01' }"],
  ],
] as const)('days: when someone presses %s and saves, then only its lines change', (_, presses, lines) => {
  const list = presses.reduce<unknown[]>((before, [day, half]) => pressed(before, calendar, day, half), listOf(text));
  expect(saved(text, list).lines).toEqual(lines);
});

it('days: when a half is pressed twice, then the list is as before', () => {
  const once = pressed(listOf(text), calendar, '2026-12-03', 'late');
  expect(pressed(once, calendar, '2026-12-03', 'late')).toEqual(listOf(text));
});

it('days: when the first half is pressed and freed again, then the text is as before', () => {
  const empty = 'closed: [Sunday]\novens: []\nprice: 4\n';
  const first = saved(empty, pressed([], calendar, '2026-12-03', 'late'));
  expect(first.text).toBe("closed: [Sunday]\novens:\n  - { day: '2026-12-03', shift: late }\nprice: 4\n");
  expect(saved(first.text, []).text).toBe(empty);
});

it('days: when days that are over are removed, then their lines go and no other', () => {
  const [first, , third] = listOf(text);
  const offer = { label: 'Remove', items: [], add: [], remove: [first, third] };
  expect(saved(text, taken(listOf(text), offer)).lines).toEqual([
    "- { day: '2026-12-01' }",
    "- { day: '2026-12-20', shift: late }",
  ]);
});

it('days: when days are proposed, then each goes to its place in time, and none that is there comes twice', () => {
  const offer = { label: 'Add', items: [], add: ['2026-12-26', '2027-01-01', '2027-03-26'], remove: [] };
  const list = ['2026-12-25', '2027-01-01', '2027-02-08'];
  expect(taken(list, offer)).toEqual(['2026-12-25', '2026-12-26', '2027-01-01', '2027-02-08', '2027-03-26']);
});
