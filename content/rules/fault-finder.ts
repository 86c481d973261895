import type { z } from 'zod';
import { leadsOf, medianLength } from '../../src/domain/fault-tree';
import type { Path } from '../../tools/yaml/site';
import { dangers } from '../lists/safety';
import type { guide } from '../pages/guide';

// What the tree of a fault finder must be, beyond the schema of its parts. An answer leads only to a later step, so that
// every way ends and none comes back.

type Guide = z.infer<typeof guide>;
type Ask = NonNullable<Guide['steps'][number]['asks']>;
type Finder = NonNullable<Guide['finder']>;
type Found = [Path, string];

/** A question with the place of its step, in order. */
interface Placed {
  path: Path;
  ask: Ask;
  /** What its step tells to do. */
  step: string;
}

/** The most answers that the median of all ways through the questions may need. */
const mostAnswers = 5;

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

/** Returns where each answer leads (`lead`), with its place in the file. */
const placedLeads = (questions: readonly Placed[]) =>
  questions.flatMap(({ path, ask }, index) =>
    leadsOf(ask).map((lead, place) => ({
      lead,
      index,
      path: ask.answers ? [...path, 'answers', place] : path,
    })),
  );

/** Returns a message for each answer that leads nowhere or back, and for what no answer leads to or has a name twice. */
function leadMistakes(questions: readonly Placed[], endings: Finder['endings']): Found[] {
  const names = questions.map(({ ask }) => ask.name);
  const ends = endings.map(({ name }) => name);
  const leads = placedLeads(questions);
  const inLeads = leads.flatMap(({ lead: { next, ends: end }, index, path }): Found[] => {
    const later = names.slice(index + 1);
    if (end && !ends.includes(end))
      return [
        [
          [...path, 'ends'],
          `no ending is called "${end}". Write one of ${quoted(ends)}, or add it to \`endings\` of \`finder\`.`,
        ],
      ];
    if (!next || later.includes(next)) return [];
    return [
      [
        [...path, 'next'],
        (names.includes(next)
          ? `"${next}" is not asked after this question, so the questions would not end.`
          : `no question is called "${next}".`) +
          (later.length > 0
            ? ` Write a later one: ${quoted(later)}.`
            : ' Write `ends` instead: this is the last question.'),
      ],
    ];
  });
  const led = new Set(leads.flatMap(({ lead: { next, ends: end } }) => [next, end]));
  return [
    ...inLeads,
    ...questions.flatMap(({ path, ask: { name } }, index): Found[] => {
      if (names.indexOf(name) < index) return [[[...path, 'name'], `two questions are called "${name}". Rename one.`]];
      if (index === 0 || led.has(name)) return [];
      return [[[...path, 'name'], `no answer leads to "${name}". Add next: ${name} to an answer before it.`]];
    }),
    ...endings.flatMap(({ name }, index): Found[] => {
      const path = ['finder', 'endings', index, 'name'];
      if (ends.indexOf(name) < index) return [[path, `two endings are called "${name}". Rename one.`]];
      return led.has(name)
        ? []
        : [[path, `no answer leads to "${name}". Add ends: ${name} to an answer, or remove it.`]];
    }),
  ];
}

/** Returns a message for each ending whose heading another has: on paper nobody could tell them apart. */
function headingMistakes(endings: Finder['endings']): Found[] {
  const own = endings.map(({ heading, danger }) => heading ?? danger);
  return own.flatMap((heading, index): Found[] =>
    own.indexOf(heading) === index
      ? []
      : [
          [
            ['finder', 'endings', index, 'name'],
            'another ending has the same heading. Give this one its own `heading`.',
          ],
        ],
  );
}

/** Returns a message if the first question does not stop at once for each danger from gas. */
function dangerMistakes([first]: readonly Placed[], endings: Finder['endings']): Found[] {
  if (!first) return [];
  const stops = leadsOf(first.ask).map(({ ends }) => endings.find(({ name }) => name === ends)?.danger);
  const missing = dangers.filter((danger) => !stops.includes(danger));
  return missing.length === 0
    ? []
    : [
        [
          [...first.path, 'question'],
          `the first question does not stop for ${quoted(missing)}. Add an answer that leads to an ending with danger: ${missing[0]}.`,
        ],
      ];
}

/** Sentences that forbid something may name it. */
const forbids = /\b(?:never|not|only a|leave|shut|closed|without opening)\b/i;
const sentences = (text: string) => text.split(/(?<=[.?!])\s+/);

const opensCase =
  'it tells to open the case. Only a Gas Safe registered engineer may: lead to an ending that asks for a repair.';
const unsafe: readonly [RegExp, string][] = [
  [/\b(?:open|remove|unscrew|lift off|take off)\b[^.?!]*\b(?:case|casing|cover|front panel)\b/i, opensCase],
  [/\b(?:take|lift|pull)\b.{0,40}\b(?:case|casing|cover|front panel)\b.{0,20}\boff\b/i, opensCase],
  [
    /\b(?:re-?light|light the pilot|turn the gas (?:back )?on)\b/i,
    'it tells to light the boiler or to turn the gas on again. Only a Gas Safe registered engineer may: lead to an ending that asks for a repair.',
  ],
];

const unsafeIn = (path: Path, text: string): Found[] =>
  unsafe.flatMap(([words, message]): Found[] =>
    sentences(text).some((sentence) => words.test(sentence) && !forbids.test(sentence)) ? [[path, message]] : [],
  );

/** Returns what steps, questions, answers and endings tell a visitor to do and must not. */
const unsafeMistakes = (steps: Guide['steps'], questions: readonly Placed[], endings: Finder['endings']): Found[] => [
  ...steps.flatMap(({ title, text, cases = [] }, index) => [
    ...unsafeIn(['steps', index, 'title'], title),
    ...unsafeIn(['steps', index, 'text'], text),
    ...cases.flatMap((each, place) => unsafeIn(['steps', index, 'cases', place], each)),
  ]),
  ...questions.flatMap(({ path, ask }) => [
    ...unsafeIn([...path, 'question'], ask.question),
    ...unsafeIn([...path, 'how'], ask.how),
    ...(ask.answers ?? []).flatMap(({ label }, index) => unsafeIn([...path, 'answers', index, 'label'], label)),
  ]),
  ...endings.flatMap(({ heading = '', text = '' }, index) => [
    ...unsafeIn(['finder', 'endings', index, 'heading'], heading),
    ...unsafeIn(['finder', 'endings', index, 'text'], text),
  ]),
];

const presses = /\b(?:press|hold)\b[^.?!]*\breset\b/i;
const pressesReset = (text: string) =>
  sentences(text).some((sentence) => presses.test(sentence) && !/\b(?:never|not)\b/i.test(sentence));

const moreThanOnce = /\b(?:twice|(?:two|three|several) times)\b/i;
const pressesOften = (text: string) =>
  sentences(text).some(
    (sentence) =>
      /\b(?:press|hold)\b/i.test(sentence) && moreThanOnce.test(sentence) && !/\b(?:never|not|once)\b/i.test(sentence),
  );

/** Returns a message for each question that asks for a second press of reset, and for each ending that asks for one. */
function resetMistakes(questions: readonly Placed[], endings: Finder['endings']): Found[] {
  const told = ({ step, ask }: Placed) => `${step} ${ask.question}? ${ask.how}`;
  const steps = questions.filter((each) => pressesReset(told(each)));
  return [
    ...steps
      .filter((each) => pressesOften(told(each)))
      .map(({ path }): Found => [
        [...path, 'how'],
        'this step tells to press reset more than once. One press is enough.',
      ]),
    ...steps
      .slice(1)
      .map(({ path }): Found => [
        [...path, 'how'],
        `reset is pressed a second time, after "${steps[0]?.ask.name ?? ''}". One press is enough: ask for a repair.`,
      ]),
    ...endings.flatMap(({ text = '' }, index): Found[] =>
      pressesReset(text)
        ? [
            [
              ['finder', 'endings', index, 'text'],
              'an ending tells to press reset. Leave it to the one question about reset.',
            ],
          ]
        : [],
    ),
  ];
}

/**
 * Returns a message for each text of a step or an ending that sends a visitor to the step it stands in, or to a step that
 * does not exist.
 */
function stepMistakes(steps: Guide['steps'], endings: Finder['endings']): Found[] {
  const texts: [Path, string, number?][] = [
    ...steps.flatMap(({ text, cases = [] }, index): [Path, string, number][] => [
      [['steps', index, 'text'], text, index + 1],
      ...cases.map((each, place): [Path, string, number] => [['steps', index, 'cases', place], each, index + 1]),
    ]),
    ...endings.map(({ text = '' }, index): [Path, string] => [['finder', 'endings', index, 'text'], text]),
  ];
  return texts.flatMap(([path, text, own]) =>
    // 'step 8 of our guide' counts another guide's.
    [...text.matchAll(/\bstep (\d{1,2})(?! of )\b/g)]
      .map(([, number]) => Number(number))
      .filter((number) => number === own || number > steps.length)
      .map((number): Found => [
        path,
        number === own
          ? `it sends to step ${number}, which is this step. Count again.`
          : `there is no step ${number}: the last is step ${steps.length}. Count again.`,
      ]),
  );
}

/** Returns what is wrong with the fault finder of a guide. */
export function finderMistakes({ steps, finder }: Guide): Found[] {
  const questions = steps.flatMap(({ asks: ask, title, text }, index): Placed[] =>
    ask ? [{ path: ['steps', index, 'asks'], ask, step: `${title}. ${text}` }] : [],
  );
  if (!finder)
    return questions
      .slice(0, 1)
      .map(({ path }) => [path, 'a question without a fault finder. Add `finder`, or remove the question.']);
  if (questions.length === 0) return [[['finder'], 'a fault finder without questions. Add `asks` to the steps.']];
  const leads = leadMistakes(questions, finder.endings);
  const median = medianLength(questions.map(({ ask }) => ask));
  return [
    ...leads,
    ...headingMistakes(finder.endings),
    ...dangerMistakes(questions, finder.endings),
    ...unsafeMistakes(steps, questions, finder.endings),
    ...resetMistakes(questions, finder.endings),
    ...stepMistakes(steps, finder.endings),
    ...(leads.length === 0 && median > mostAnswers
      ? [
          [
            ['finder', 'heading'],
            `half of all ways take more than ${mostAnswers} answers. Ask first what ends most often, or take a question out.`,
          ] satisfies Found,
        ]
      : []),
  ];
}
