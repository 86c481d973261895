import { type ReactNode, useEffect, useMemo } from 'react';
import type { BasePrices } from '../domain/boiler-prices';
import { wholePounds } from '../domain/money';
import { Prose } from '../ui/Prose';
import { carriedAnswers } from '../questionnaire/persistence/handover';
import { begin, type State } from '../questionnaire/engine/engine';
import { ShareNotice } from '../questionnaire/components/Sharing';
import { sharedState } from '../questionnaire/persistence/share-link';
import { useArrival, useQuestionnaire } from '../questionnaire/persistence/use-questionnaire';
import { Questionnaire } from '../questionnaire/components/Questionnaire';
import { QuestionnaireFrame } from '../questionnaire/components/QuestionnaireFrame';
import { areaOf } from '../domain/coverage';
import { EstimateHouse } from './EstimateHouse';
import type { EstimateTexts } from './estimate-query';
import { installation } from './installation';
import { price } from './price';
import { PriceCard } from './PriceCard';
import { estimateDefinition, sharedEstimate } from './questions';
import { type BookedAnswer, bookedAnswers } from './mail-answers';
import { useSettled } from './use-settled';

/** What an estimate passes on to the booking. */
export interface EstimateResult {
  readonly answers: readonly BookedAnswer[];
  /** Formatted: '£2,870'. */
  readonly price: string;
  /** Empty in a shared estimate. */
  readonly email: string;
}

function open(fragment: string): State | undefined {
  const carried = carriedAnswers(estimateDefinition, fragment);
  return carried ? begin(estimateDefinition, carried) : sharedState(sharedEstimate, fragment);
}

interface Props {
  texts: EstimateTexts;
  base: BasePrices;
  outwardCodes: readonly string[];
  /** The id of the dialog that books the visit. */
  dialog: string;
  /** Other ways to book, shown beside the button. */
  otherWays: ReactNode;
  /** Called with the estimate, or with undefined while none is shown. */
  onResult: (result: EstimateResult | undefined) => void;
}

/** Shows the questions of the installation estimate, then the price (docs/decisions/estimate-and-calculator.md). */
export function EstimateWizard({ texts, base, outwardCodes, dialog, otherWays, onResult }: Props) {
  const [screen, send] = useQuestionnaire({ definition: estimateDefinition, name: 'estimate', open });
  const heading = useArrival(screen);
  const { state, fragment } = screen;
  const { answers } = state;

  const estimate = useMemo(() => {
    const chosen = state.kind === 'done' ? installation(answers) : undefined;
    return chosen && price(chosen, base, texts);
  }, [state.kind, answers, base, texts]);

  const shown = estimate && wholePounds(estimate.pounds);
  const result = useMemo(
    () => shown && { answers: bookedAnswers(answers, texts.questions), price: shown, email: answers.email ?? '' },
    [shown, answers, texts],
  );
  useEffect(() => {
    onResult(result || undefined);
  }, [result, onResult]);

  const postcode = (answers.postcode ?? '').trim();
  const areaText = (typed: string) => (typed ? texts.area[areaOf(typed, outwardCodes)] : '');
  const settledArea = areaText(useSettled(postcode));

  const words = useMemo(() => ({ ...texts.controls, unanswered: { text: texts.controls.unanswered } }), [texts]);

  const isPostcode = state.kind !== 'done' && state.current === 'postcode';

  return (
    <QuestionnaireFrame
      label={texts.controls.name}
      name="estimate"
      result={shown && `${texts.card.heading}: ${shown}`}
      withoutScript={texts.withoutScript}
      stuck={texts.controls}
      wide
    >
      <ShareNotice
        shareable={sharedEstimate}
        fragment={fragment}
        pounds={estimate?.pounds}
        money={wholePounds}
        words={texts.share}
      />
      {estimate ? (
        <PriceCard
          estimate={estimate}
          answers={answers}
          texts={texts}
          area={areaText(postcode)}
          dialog={dialog}
          otherWays={otherWays}
          send={send}
          heading={heading}
        />
      ) : (
        <Questionnaire
          definition={estimateDefinition}
          texts={texts.questions}
          words={words}
          screen={screen}
          send={send}
          heading={heading}
          picture={<EstimateHouse answers={answers} />}
          note={isPostcode ? settledArea && <Prose html={settledArea} /> : undefined}
        />
      )}
    </QuestionnaireFrame>
  );
}
