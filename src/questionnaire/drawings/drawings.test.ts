import { calculatorDefinition } from '../../calculator/questions';
import { estimateDefinition } from '../../estimate/questions';
import { drawings } from './drawings';

it('there is one for every option, and none for anything else', () => {
  const options = [...estimateDefinition.questions, ...calculatorDefinition.questions].flatMap((question) =>
    question.kind === 'choice' ? [...question.options] : [],
  );
  expect(Object.keys(drawings).sort()).toEqual([...new Set<string>(options)].sort());
});
