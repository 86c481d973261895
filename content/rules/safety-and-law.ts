import type { z } from 'zod';
import type { guide } from '../pages/guide';
import type { Path } from '../../tools/yaml/site';

// What a gas engineer and an adviser on consumer law found in the texts, as rules, so that an edit cannot bring it back.
// A rule finds a word that is missing. It cannot judge a sentence that is there.

type Guide = z.infer<typeof guide>;
type Step = Guide['steps'][number];

interface Rule {
  /** Words, all of which must be in the text for the rule to apply. */
  when: readonly RegExp[];
  /** Words of which the text must then have one. */
  needs: RegExp;
  message: string;
}

/** Rules for paragraphs only, before facts are filled in: a single line has no room for the second sentence they ask for. */
const proseRules: readonly Rule[] = [
  {
    when: [/\{claims\.emergencyHours\}/],
    needs: /callout/i,
    message:
      '"{claims.emergencyHours}" stands without the callout fee. Add "A callout fee applies outside {figures.officeHours}."',
  },
];

/** For a step of a guide: its title, text and cases together. */
const stepRules: readonly Rule[] = [
  {
    when: [/\bnuts?\b/i, /(?<!\bno )\bspanners?\b/i, /\b(?:pipe|joint|fitting)s?\b/i],
    needs: /\bgas\b/i,
    message: 'a nut to turn with a spanner, without a word about gas. Write: Never touch a nut on a gas pipe.',
  },
];

const breaks = ({ when, needs }: Rule, text: string) => when.every((words) => words.test(text)) && !needs.test(text);

/** Returns messages about a paragraph, for the rules that hold in every file. */
export const findUnsafe = (text: string): string[] =>
  proseRules.flatMap((rule) => (breaks(rule, text) ? [rule.message] : []));

const closesValve =
  /\b(?:close|shut|turn(?: \w+){0,3} off|turn)\b[^.?:]*\b(?:stop tap|gate valve|isolation valve|lockshield|slot)\b/i;

/** Returns the steps of a guide, the urgent ones first, with their places. */
const stepsOf = ({ urgent, steps }: Guide): [Path, Step][] => [
  ...(urgent?.steps ?? []).map((step, index): [Path, Step] => [['urgent', 'steps', index], step]),
  ...steps.map((step, index): [Path, Step] => [['steps', index], step]),
];

/** Returns a message for each valve that a guide does not leave as its reader found it. */
function unbalanced(steps: readonly [Path, Step][]): [Path, string][] {
  const turns = steps.flatMap(([path, { closes = [], opens = [] }]) => [
    ...closes.map((valve, index) => ({ valve, turned: 'closes' as const, path: [...path, 'closes', index] })),
    ...opens.map((valve, index) => ({ valve, turned: 'opens' as const, path: [...path, 'opens', index] })),
  ]);
  return [...new Set(turns.map(({ valve }) => valve))].flatMap((valve): [Path, string][] => {
    const own = turns.filter((turn) => turn.valve === valve);
    const last = own.at(-1);
    if (!last || own[0]?.turned !== last.turned) return [];
    const [done, undo] = last.turned === 'opens' ? ['open', 'closes'] : ['closed', 'opens'];
    return [[last.path, `"${valve}" stays ${done}. Add it to \`${undo}\` of the step that turns it back.`]];
  });
}

/** Returns what is unsafe in the steps of a guide: a nut that may be on a gas pipe, and valves that are not turned back. */
export function guideMistakes(entry: Guide): [Path, string][] {
  const steps = stepsOf(entry);
  const inSteps = steps.flatMap(([path, { title, text, cases = [], closes, opens }]): [Path, string][] => {
    const words = [title, text, ...cases].join(' ');
    const messages = stepRules.flatMap((rule) => (breaks(rule, words) ? [rule.message] : []));
    if (!closes && !opens && closesValve.test(words))
      messages.push(
        'a valve to turn. Add closes: [its name] here, and opens: [its name] to the step that opens it again.',
      );
    return messages.map((message) => [[...path, 'text'], message]);
  });
  return [...inSteps, ...unbalanced(steps)];
}
