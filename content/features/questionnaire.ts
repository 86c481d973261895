import { z } from 'zod';
import { line, prose } from '../field-types';

const option = z.strictObject({
  value: z
    .string()
    .meta({ description: 'One word for this option, such as small; visitors do not see it. Do not change it' }),
  label: line('The words on the option'),
  help: line('One line that helps a layperson choose it'),
});

const question = z.strictObject({
  label: line('Its short name, in mails and in the list of answers; a text box is called by it'),
  question: line('The question'),
  why: line('Why we ask'),
  options: z.array(option).optional(),
  notSure: prose('What to look for if the visitor does not know').optional(),
});

const sameWords = (found: readonly string[], expected: readonly string[]) =>
  [...found].sort().join() === [...expected].sort().join();

/**
 * Returns the schema of a questionnaire's texts: one entry for each question, in any order. `expected` has the options
 * of each question, by its name; a text box has none.
 */
export function questionList<Name extends string>(expected: Readonly<Record<Name, readonly string[]>>) {
  const known = Object.keys(expected) as Name[];
  const named = question.extend({
    name: z
      .enum(known)
      .meta({ description: 'One word for this question, such as fuel; visitors do not see it. Do not change it' }),
  });
  return z.array(named).superRefine((questions, context) => {
    const complain = (path: PropertyKey[], message: string) => {
      context.addIssue({ code: 'custom', path, message });
    };
    const names = questions.map(({ name }) => name);
    for (const name of known) if (!names.includes(name)) complain([], `a question with the name ${name} too`);
    for (const [index, { name, options }] of questions.entries()) {
      if (names.indexOf(name) < index) complain([index, 'name'], 'each question once');
      const values = expected[name] ?? [];
      if (!sameWords(options?.map(({ value }) => value) ?? [], values))
        complain(
          [index, 'options'],
          values.length ? `the options ${values.join(', ')}, each once` : 'no options, as this is a text box',
        );
    }
  });
}
