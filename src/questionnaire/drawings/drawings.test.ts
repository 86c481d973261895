import { calculatorDefinition } from '../../calculator/questions';
import { estimateDefinition } from '../../estimate/questions';
import { drawings } from './drawings';

it('drawings of options: when a question has options, then each has a drawing, and no drawing is left over', () => {
  const options = [...estimateDefinition.questions, ...calculatorDefinition.questions].flatMap((question) =>
    question.kind === 'choice' ? [...question.options] : [],
  );
  expect(Object.keys(drawings).sort()).toEqual([...new Set<string>(options)].sort());
});
