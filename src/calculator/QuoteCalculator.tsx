import { type ReactNode, useEffect, useMemo } from 'react';
import type { BasePrices } from '../content/boiler-prices';
import { poundsAndPence, vatIncluded, wholePounds } from '../content/money';
import { ArrowLink } from '../ui/Links';
import { Prose } from '../ui/Prose';
import { Breakdown } from '../wizard/Breakdown';
import { BackButton, Progress } from '../wizard/Progress';
import { answerLines } from '../wizard/question-text';
import { Result } from '../wizard/Result';
import { ShareNotice, ShareTools } from '../wizard/Sharing';
import { sharedState, shareFragment } from '../wizard/share';
import { useArrival, useWizard } from '../wizard/use-wizard';
import { Wizard } from '../wizard/Wizard';
import { WizardFrame } from '../wizard/WizardFrame';
import type { CalculatorTexts } from './calculator-texts';
import { fullEstimateLink } from './carry';
import { quote, quotePrice } from './price';
import { calculatorDefinition, sharedQuote } from './questions';
import { calculatorTexts } from './texts';

/** What a quote hands to the booking. */
export interface QuoteResult {
  /** Written '£2,500'. */
  readonly price: string;
  readonly answers: readonly { readonly label: string; readonly value: string; readonly typed: true }[];
}

interface Props {
  texts: CalculatorTexts;
  /** The words of the estimate, which the calculator shares where both ask or say the same. */
  shared: Queries.SharedTextsFragment;
  base: BasePrices;
  /** The id of the dialog that books the visit. */
  dialog: string;
  /** The other ways to book, beside the button. */
  otherWays: ReactNode;
  /** The quote that is shown, or nothing while there is none. */
  onResult: (result: QuoteResult | undefined) => void;
}

const open = (fragment: string) => sharedState(sharedQuote, fragment);

/** The quote calculator: its questions, then the price as its last step (spec 4, 9; decisions). */
export function QuoteCalculator({ texts, shared, base, dialog, otherWays, onResult }: Props) {
  const [screen, send] = useWizard({ definition: calculatorDefinition, name: 'calculator', open });
  const heading = useArrival(screen);
  const { state, fragment } = screen;
  const { answers } = state;
  const { result, controls } = texts;
  const { card } = shared;
  const words = { ...shared.controls, ...controls, last: controls.next };
  const questions = useMemo(() => calculatorTexts(texts, shared.questions), [texts, shared]);
  const lines = useMemo(() => answerLines(calculatorDefinition, questions, answers), [questions, answers]);

  const found = state.kind === 'done' ? quote(answers) : undefined;
  const pounds = found && quotePrice(found, base);
  const price = pounds === undefined ? undefined : wholePounds(pounds);
  useEffect(() => {
    onResult(price ? { price, answers: lines.map(({ label, value }) => ({ label, value, typed: true })) } : undefined);
  }, [price, lines, onResult]);

  return (
    <WizardFrame
      label={controls.name}
      name="calculator"
      price={price && `${card.heading}: ${price}`}
      withoutScript={texts.withoutScript}
      stuck={words}
    >
      <ShareNotice
        shareable={sharedQuote}
        fragment={fragment}
        pounds={pounds}
        money={wholePounds}
        words={shared.share}
      />
      {pounds !== undefined && price ? (
        <>
          <div className="no-print">
            <Progress definition={calculatorDefinition} state={state} words={words} />
            <BackButton label={words.back} send={send} />
          </div>
          <Result
            words={card}
            price={price}
            lines={lines}
            dialog={dialog}
            otherWays={otherWays}
            send={send}
            heading={heading}
          >
            <Breakdown
              words={card}
              rows={[{ name: 'standard', label: shared.extras.standard, amount: price }]}
              total={price}
              vat={poundsAndPence(vatIncluded(pounds, card.vatRate.low ?? 0))}
            />
            <Prose className="small" html={result.text} />
            <p className="small">{card.validity}</p>
            <ArrowLink to={fullEstimateLink(result.fullEstimate.to, answers)} label={result.fullEstimate.label} />
            <ShareTools fragment={shareFragment(sharedQuote, answers, pounds)} words={shared.share} />
          </Result>
        </>
      ) : (
        <Wizard
          definition={calculatorDefinition}
          texts={questions}
          words={words}
          screen={screen}
          send={send}
          heading={heading}
        />
      )}
    </WizardFrame>
  );
}
