import { useState } from 'react';
import { AnswerList } from '../questionnaire/components/AnswerList';
import { NotSure } from '../questionnaire/components/NotSure';
import { Options } from '../questionnaire/components/Options';
import { Progress } from '../questionnaire/components/Progress';
import { html, nothing, Part } from './Part';

const options = [
  { value: 'combi', label: 'Combi', help: 'Heats water when you ask for it. No tanks.' },
  { value: 'system', label: 'System', help: 'A cylinder, but no tank in the loft.' },
  { value: 'regular', label: 'Regular', help: 'A cylinder and a tank in the loft.' },
];

const definition = {
  questions: ['first', 'second', 'third'].map((id) => ({ id, kind: 'choice' as const, options: ['yes', 'no'] })),
  advancesOn: 'choice' as const,
  resultIsStep: true,
};

const progressWords = { step: 'Step', of: 'of', progress: 'Progress' };

export const Questionnaire = () => {
  const [chosen, setChosen] = useState('system');
  return (
    <Part name="Questionnaire">
      <Progress
        definition={definition}
        state={{ kind: 'asking', answers: { first: 'yes' }, current: 'second' }}
        words={progressWords}
      />
      <h3 id="which">Which boiler do you want?</h3>
      <Options options={options} chosen={chosen} labelledBy="which" choose={setChosen} />
      <NotSure label="Not sure?" html={html('Look for a cylinder in a cupboard.')} />
      <AnswerList
        heading="Your answers"
        change="Change"
        lines={[{ question: 'type', label: 'Boiler type', value: 'Combi' }]}
        send={nothing}
      />
    </Part>
  );
};
