import { z } from 'zod';
import { companyLines } from '../../src/domain/company-lines';
import { faultOutcomes } from '../../src/domain/fault-tree';
import { line, lineWith, oneOf, pageLink, prose } from '../field-types';
import { dangers, dangersInWords } from '../lists/safety';

const name = (description: string) =>
  z
    .string()
    .regex(/^[a-z][A-Za-z]*$/, 'one word that begins with a small letter, such as meter')
    .meta({ description });

const next = name('The question it leads to, by the word for it; it must belong to a later step').optional();
const ends = name('The ending it leads to, by the word for it').optional();
const label = line('Its short name, in the list of answers and in the mail');
const isOne = ({ next: on, ends: end }: { next?: string | undefined; ends?: string | undefined }) =>
  (on === undefined) !== (end === undefined);

const answer = z
  .strictObject({
    value: name('One word for this answer, such as none; visitors do not see it'),
    label: line('The answer'),
    next,
    ends,
  })
  .refine(isOne, {
    path: ['label'],
    error: 'an answer with `next`, a later question, or with `ends`, an ending, and not both',
  });

/** What a step of a guide asks. The steps of a guide are in the order of its questions. */
export const asks = z
  .strictObject({
    name: name('One word for this question, such as meter: answers lead to it by this word. Visitors do not see it'),
    label,
    question: line('The question'),
    how: prose('What to do before answering, one or two sentences'),
    answers: z.array(answer).min(2).optional().meta({ description: 'Without them the question has a text box' }),
    ends,
  })
  .refine(({ answers, ends: end }) => (answers === undefined) === (end !== undefined), {
    path: ['name'],
    error: 'a question with `answers`, or one with a text box and with `ends`, the ending it leads to',
  })
  .superRefine(({ answers = [] }, context) => {
    for (const key of ['value', 'label'] as const)
      answers.forEach((answer, index) => {
        const first = answers.findIndex((other) => other[key] === answer[key]);
        if (first < index)
          context.addIssue({
            code: 'custom',
            path: ['answers', index, key],
            message: `a \`${key}\` that no other answer has: answer ${first + 1} has it too`,
          });
      });
  })
  .optional()
  .meta({ description: 'What the fault finder asks at this step' });

const ending = z
  .strictObject({
    name: name('One word for this ending, such as callUs: answers lead to it by this word. Visitors do not see it'),
    outcome: oneOf(faultOutcomes, 'How it ends', {
      putRight: 'The visitor has put it right',
      bookRepair: 'Book a repair; the text then says why',
      callNow: 'Call now',
    }),
    danger: oneOf(
      dangers,
      'If it ends because of a danger, which one: its words are those of all pages',
      dangersInWords,
    ).optional(),
    heading: line(
      'What has been found. Leave it out for a danger, unless two endings would have the same heading',
    ).optional(),
    text: prose('What to do next, and when to ask for a visit all the same').optional(),
    call: oneOf(['gasEmergency', ...companyLines], 'Which number the button calls', {
      gasEmergency: 'The gas emergency service',
    }).optional(),
  })
  .refine(({ danger, heading, text }) => danger !== undefined || (heading !== undefined && text !== undefined), {
    path: ['name'],
    error: 'an ending with `heading` and `text`, or one with `danger`, whose words are in data/safety.yaml',
  })
  .refine(({ danger, text }) => danger === undefined || text === undefined, {
    path: ['danger'],
    error: 'no `text` beside a danger, whose words are in data/safety.yaml',
  })
  .refine(({ danger, outcome }) => danger === undefined || outcome === 'callNow', {
    path: ['outcome'],
    error: 'callNow (Call now), because it is a danger',
  })
  .refine(({ outcome, danger, call, text = '' }) => outcome !== 'callNow' || danger || call || /\bcall\b/i.test(text), {
    path: ['outcome'],
    error: 'an ending that says whom to call: in `text`, or by `call`',
  });

/** The fault finder of a guide: the words around the questions of its steps, and where they end. */
export const finder = z
  .strictObject({
    heading: line('The heading over the questions'),
    text: prose('What the questions are for, one or two sentences'),
    withoutScript: prose('What is shown where a browser cannot ask the questions: that they stand below each step'),
    last: line('The words of the button after the text box'),
    goTo: lineWith(['step'], 'Where an answer below a step leads'),
    endingsHeading: line('The heading over the endings, below the steps'),
    outcomes: z
      .strictObject({
        putRight: line('Over an ending where the heating works again'),
        bookRepair: line('Over an ending where an engineer is needed'),
        callNow: line('Over an ending where somebody has to be called at once'),
      })
      .meta({ description: 'How it can end' }),
    repair: z
      .strictObject({
        button: line('The words of the button that asks for a repair'),
        page: pageLink.meta({ description: 'The page that asks for a repair' }),
        opening: lineWith(['found'], 'The first line of the work summary in the mail'),
        display: line('The line of the mail in which make, model and code can be filled in'),
        photo: line('The line of the mail that says which photo to send'),
      })
      .meta({ description: 'The repair that is asked for' }),
    share: z
      .strictObject({
        print: line('The words of the print button'),
        copy: line('The words of the button that copies a link to the answers'),
        copied: line('What is said once the link is copied'),
      })
      .meta({ description: 'Sharing the answers' }),
    endings: z.array(ending).min(2).meta({ description: 'The endings' }),
  })
  .optional()
  .meta({
    description: 'Questions and answers that find out what is wrong, one at a time; each stands in its step',
  });
