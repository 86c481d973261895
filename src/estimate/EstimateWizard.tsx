import { type ReactNode, useEffect, useMemo } from 'react';
import type { BasePrices } from '../content/boiler-prices';
import { wholePounds } from '../content/money';
import { Prose } from '../ui/Prose';
import { carriedAnswers } from '../wizard/carried';
import { begin, type State } from '../wizard/engine';
import { ShareNotice } from '../wizard/Sharing';
import { sharedState } from '../wizard/share';
import { useArrival, useWizard } from '../wizard/use-wizard';
import { Wizard } from '../wizard/Wizard';
import { WizardFrame } from '../wizard/WizardFrame';
import { areaOf } from './area';
import type { EstimateTexts } from './estimate-texts';
import { installation } from './installation';
import { price } from './price';
import { PriceCard } from './PriceCard';
import { estimateDefinition, sharedEstimate } from './questions';
import { type BookedAnswer, bookedAnswers } from './summary';

/** What an estimate hands to the booking. */
export interface EstimateResult {
  readonly answers: readonly BookedAnswer[];
  /** Written '£2,870'. */
  readonly price: string;
  /** Empty in an estimate that was shared. */
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
  /** The other ways to book, beside the button. */
  otherWays: ReactNode;
  /** The estimate that is shown, or nothing while there is none. */
  onResult: (result: EstimateResult | undefined) => void;
}

/** The installation estimate: its questions, then the price in their place (spec 4, estimate.md). */
export function EstimateWizard({ texts, base, outwardCodes, dialog, otherWays, onResult }: Props) {
  const [screen, send] = useWizard({ definition: estimateDefinition, name: 'estimate', open });
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
  const area = postcode ? texts.area[areaOf(postcode, outwardCodes)] : '';

  const isPostcode = state.kind !== 'done' && state.current === 'postcode';

  return (
    <WizardFrame
      label={texts.controls.name}
      name="estimate"
      price={shown && `${texts.card.heading}: ${shown}`}
      withoutScript={texts.withoutScript}
      stuck={texts.controls}
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
          area={area}
          dialog={dialog}
          otherWays={otherWays}
          send={send}
          heading={heading}
        />
      ) : (
        <Wizard
          definition={estimateDefinition}
          texts={texts.questions}
          words={texts.controls}
          screen={screen}
          send={send}
          heading={heading}
          note={isPostcode ? area && <Prose html={area} /> : undefined}
        />
      )}
    </WizardFrame>
  );
}
