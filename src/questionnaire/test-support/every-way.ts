import { type Answers, asked, type Definition } from '../engine/definition';

/** Every way through a questionnaire, for tests: each combination of choices it can lead to, texts answered as given. */
export function everyWay(definition: Definition, text: string, answers: Answers = {}): Answers[] {
  const open = asked(definition, answers).find(({ id }) => answers[id] === undefined);
  if (!open) return [answers];
  const options = open.kind === 'choice' ? open.options : [text];
  return options.flatMap((option) => everyWay(definition, text, { ...answers, [open.id]: option }));
}
