/** Where an answer of the fault finder leads: to a later question, or to an ending. */
export interface Lead {
  readonly next?: string | null | undefined;
  readonly ends?: string | null | undefined;
}

/** A question of the fault finder. Without `answers` it has a text box, and one lead of its own. */
export interface FaultQuestion extends Lead {
  readonly name: string;
  readonly answers?: readonly (Lead & { readonly value: string })[] | null | undefined;
}

/** One way through the questions: the answers in order, without the text of a text box, and the ending it comes to. */
export interface Way {
  readonly answers: readonly { readonly question: string; readonly value?: string }[];
  /** Undefined if an answer leads nowhere, which the check of `data/` rules out. */
  readonly ends: string | undefined;
}

type Danger = 'smell' | 'carbonMonoxide' | 'lpg';

/** What an ending comes to: the heating works again, an engineer is needed, or somebody has to be called at once. */
export const faultOutcomes = ['putRight', 'bookRepair', 'callNow'] as const;
export type FaultOutcome = (typeof faultOutcomes)[number];

/** Returns the leads of a question: one for each answer, or its own. */
export const leadsOf = (question: FaultQuestion): readonly (Lead & { readonly value?: string })[] =>
  question.answers ?? [question];

/**
 * Returns the question that an answer leads to, or undefined. It must come later in the list, so that every way through the
 * questions ends.
 */
function nextOf(questions: readonly FaultQuestion[], from: number, { next }: Lead): number | undefined {
  const index = questions.findIndex(({ name }) => name === next);
  return index > from ? index : undefined;
}

/** Returns every way from a question, the first by default, to an ending. */
export function waysThrough(questions: readonly FaultQuestion[], from = 0): Way[] {
  const question = questions[from];
  if (!question) return [];
  return leadsOf(question).flatMap((lead): Way[] => {
    const answer = { question: question.name, ...(lead.value !== undefined && { value: lead.value }) };
    const next = nextOf(questions, from, lead);
    return next === undefined
      ? [{ answers: [answer], ends: lead.ends ?? undefined }]
      : waysThrough(questions, next).map((way) => ({ ...way, answers: [answer, ...way.answers] }));
  });
}

/** Returns how many ways have each number of answers, without listing them: a long tree has too many. */
export function countWays(questions: readonly FaultQuestion[]): ReadonlyMap<number, number> {
  const counted = new Map<number, Map<number, number>>();
  for (let from = questions.length - 1; from >= 0; from -= 1) {
    const own = new Map<number, number>();
    const question = questions[from];
    for (const lead of question ? leadsOf(question) : []) {
      const next = nextOf(questions, from, lead);
      const rest = next === undefined ? new Map([[0, 1]]) : (counted.get(next) ?? new Map<number, number>());
      for (const [length, count] of rest) own.set(length + 1, (own.get(length + 1) ?? 0) + count);
    }
    counted.set(from, own);
  }
  return counted.get(0) ?? new Map<number, number>();
}

/** Returns the median of the number of answers on all ways. Between two, the higher. */
export function medianLength(questions: readonly FaultQuestion[]): number {
  const counts = [...countWays(questions)].sort(([one], [other]) => one - other);
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  let passed = 0;
  for (const [length, count] of counts) {
    passed += count;
    if (passed > all / 2) return length;
  }
  return 0;
}

/** Returns the ending that these answers come to, or undefined while a question on their way is open. */
export function endingOf(
  questions: readonly FaultQuestion[],
  answers: Readonly<Record<string, string>>,
): string | undefined {
  let from: number | undefined = 0;
  while (from !== undefined) {
    const question: FaultQuestion | undefined = questions[from];
    const lead: Lead | null | undefined = question?.answers
      ? question.answers.find(({ value }) => value === answers[question.name])
      : question;
    if (!lead) return undefined;
    if (lead.ends) return lead.ends;
    from = nextOf(questions, from, lead);
  }
  return undefined;
}

/** Returns the letter by which an ending is found on paper, where links lead nowhere: A to Z, then AA, BB and so on. */
export const faultEndingLetter = (index: number) =>
  String.fromCharCode('A'.charCodeAt(0) + (index % 26)).repeat(Math.floor(index / 26) + 1);

/** Returns the ids of a question's step and of an ending, for the links between them. */
export const faultStepId = (question: string) => `fault-${question}`;
export const faultEndingId = (index: number) => `then-${faultEndingLetter(index)}`;

/** Returns the heading over an ending: its own, or the lead of its danger in data/safety.yaml. */
export const faultHeading = (
  { heading, danger }: { heading?: string | null | undefined; danger?: Danger | null | undefined },
  gas: Readonly<Record<Danger, { readonly lead: string }>>,
): string => heading ?? (danger ? gas[danger].lead : '');
