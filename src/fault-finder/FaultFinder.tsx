import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';
import type { Safety } from '../../content/lists/safety';
import { plainText } from '../../tools/shared/text';
import { endingOf, faultStepId } from '../domain/fault-tree';
import { from } from '../theme/tokens';
import { Questionnaire } from '../questionnaire/components/Questionnaire';
import { QuestionnaireFrame } from '../questionnaire/components/QuestionnaireFrame';
import { begin, type State } from '../questionnaire/engine/engine';
import { answerLines, type QuestionText } from '../questionnaire/engine/question-text';
import { carriedAnswers } from '../questionnaire/persistence/handover';
import { useArrival, useQuestionnaire } from '../questionnaire/persistence/use-questionnaire';
import { faultDefinition } from './definition';
import { FaultResult } from './FaultResult';
import type { Finder } from './fault-query';
import { repairSummary } from './summary';

/** Shows a copy of the drawing that stands in a step below. Decorative: the question says what to do. */
function StepPicture({ step }: { step: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const drawing = document.getElementById(step)?.querySelector('svg');
    place.current?.replaceChildren(...(drawing ? [drawing.cloneNode(true)] : []));
  }, [step]);
  return <Picture ref={place} aria-hidden="true" />;
}
const Picture = styled.div`
  aspect-ratio: 1.6;
  svg {
    width: 100%;
    height: auto;
  }
`;

/** In the column of a guide, and without drawings of the options, the questions take less room than those of an estimate. */
const Asking = styled.div`
  && .choice {
    min-height: 32rem;
  }
  ${from.desktop} {
    && .drawn {
      grid-template-columns: minmax(0, 1fr) 16rem;
      gap: 2rem;
    }
  }
  @media print {
    display: none;
  }
`;

interface Props {
  finder: Finder;
  steps: Queries.FaultsFragment['steps'];
  /** The words around the questions, which the estimate has. */
  wizard: Queries.WizardTextsFragment;
  safety: Safety;
  /** The number of the gas emergency line. */
  gasEmergency: string;
  /** The id of the dialog that asks for a repair. */
  dialog: string;
  /** Other ways to ask for a repair, shown beside the button. */
  otherWays: ReactNode;
  /** Called with the work summary of a repair, or with undefined while none can be asked for. */
  onResult: (summary: string | undefined) => void;
}

/** Asks the questions of a guide one at a time, then says what to do (docs/decisions/fault-finder.md). */
export function FaultFinder({ finder, steps, wizard, safety, gasEmergency, dialog, otherWays, onResult }: Props) {
  const { questions, definition, texts } = useMemo(() => {
    const asked = steps.flatMap(({ asks, text }) => (asks ? [{ ...asks, text }] : []));
    return {
      questions: asked,
      definition: faultDefinition(asked),
      texts: asked.map(({ name, label, question, how, answers, text }): QuestionText => ({
        ...{ name, label, question, how, why: '' },
        ...(answers && { options: answers, notSure: text }),
      })),
    };
  }, [steps]);

  function open(fragment: string): State | undefined {
    const carried = carriedAnswers(definition, fragment);
    return carried && begin(definition, carried);
  }
  const [screen, send] = useQuestionnaire({ definition, name: 'faults', open });
  const heading = useArrival(screen);
  const { state, turn } = screen;
  const { answers } = state;

  const lines = useMemo(() => answerLines(definition, texts, answers), [definition, texts, answers]);
  const isDone = state.kind === 'done';
  const ending = isDone ? finder.endings.find(({ name }) => name === endingOf(questions, answers)) : undefined;
  const sign = ending?.danger && safety.gas[ending.danger];
  const found = ending && (ending.heading ?? sign?.lead);
  const isRepair = ending && ending.outcome !== 'callNow';
  const summary = useMemo(() => {
    const isCodeKnown = questions.some(({ name, answers: options }) => !options && answers[name]);
    return isRepair ? repairSummary(finder.repair, plainText(ending.heading ?? ''), lines, isCodeKnown) : undefined;
  }, [isRepair, ending, finder, lines, questions, answers]);
  useEffect(() => {
    onResult(summary);
  }, [summary, onResult]);

  const words = { ...wizard.controls, last: finder.last, unanswered: { text: '' } };
  return (
    <QuestionnaireFrame
      label={finder.heading}
      name="faults"
      // Announces the whole text about a danger at once: nobody should have to look for the number.
      result={found ? plainText(sign ? `${found} ${sign.text}` : found) : undefined}
      withoutScript={finder.withoutScript}
      stuck={wizard.controls}
      wide
    >
      {ending ? (
        <FaultResult
          ending={ending}
          finder={finder}
          words={wizard.card}
          safety={safety}
          gasEmergency={gasEmergency}
          definition={definition}
          answers={answers}
          lines={lines}
          dialog={dialog}
          otherWays={otherWays}
          send={send}
          heading={heading}
        />
      ) : (
        <Asking>
          <Questionnaire
            definition={definition}
            texts={texts}
            words={words}
            screen={screen}
            send={send}
            heading={heading}
            // Not on the first screen: the server cannot draw it, and it would move the question.
            picture={turn > 0 && state.kind !== 'done' && <StepPicture step={faultStepId(state.current)} />}
          />
        </Asking>
      )}
    </QuestionnaireFrame>
  );
}
