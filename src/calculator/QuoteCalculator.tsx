import { type ReactNode, useEffect, useMemo } from 'react';
import type { BasePrices } from '../domain/boiler-prices';
import { fillGaps } from '../../tools/shared/text';
import { poundsAndPence, vatIncluded, wholePounds } from '../domain/money';
import { ArrowLink } from '../ui/controls/Links';
import { Prose } from '../ui/Prose';
import { Conversion } from '../questionnaire/components/Conversion';
import { Breakdown } from '../questionnaire/components/Breakdown';
import { BackButton, Progress } from '../questionnaire/components/Progress';
import { answerLines } from '../questionnaire/engine/question-text';
import { Result } from '../questionnaire/components/Result';
import { ShareNotice, ShareTools } from '../questionnaire/components/Sharing';
import { sharedState, shareFragment } from '../questionnaire/persistence/share-link';
import { useArrival, useQuestionnaire } from '../questionnaire/persistence/use-questionnaire';
import { Questionnaire } from '../questionnaire/components/Questionnaire';
import { QuestionnaireFrame } from '../questionnaire/components/QuestionnaireFrame';
import type { CalculatorTexts } from './calculator-query';
import { fullEstimateLink } from './open-in-estimate';
import { addedByEstimate, quote, quotePrice } from './price';
import { calculatorDefinition, sharedQuote } from './questions';
import { calculatorTexts } from './question-wording';

/** What a quote passes on to the booking. */
export interface QuoteResult {
  /** Formatted: '£2,500'. */
  readonly price: string;
  readonly answers: readonly { readonly label: string; readonly value: string; readonly typed: true }[];
}

interface Props {
  texts: CalculatorTexts;
  /** The texts of the estimate that the calculator uses too. */
  shared: Queries.SharedTextsFragment;
  base: BasePrices;
  /** The id of the dialog that books the visit. */
  dialog: string;
  /** Other ways to book, shown beside the button. */
  otherWays: ReactNode;
  /** Called with the quote, or with undefined while none is shown. */
  onResult: (result: QuoteResult | undefined) => void;
}

const open = (fragment: string) => sharedState(sharedQuote, fragment);

/** Shows the questions of the quote calculator, then the price (docs/decisions/estimate-and-calculator.md). */
export function QuoteCalculator({ texts, shared, base, dialog, otherWays, onResult }: Props) {
  const [screen, send] = useQuestionnaire({ definition: calculatorDefinition, name: 'calculator', open });
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
  const extra = addedByEstimate(answers, shared);
  useEffect(() => {
    onResult(price ? { price, answers: lines.map(({ label, value }) => ({ label, value, typed: true })) } : undefined);
  }, [price, lines, onResult]);

  return (
    <QuestionnaireFrame
      label={controls.name}
      name="calculator"
      result={price && `${card.heading}: ${price}`}
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
            {extra !== undefined && (
              <p className="small">
                {extra === 0
                  ? result.nothingAdded
                  : fillGaps(result.added, { extra: wholePounds(extra), price: wholePounds(pounds + extra) })}
              </p>
            )}
            <Conversion words={card.conversion} type={found?.type} />
            <p className="small">{card.validity}</p>
            <ArrowLink to={fullEstimateLink(result.fullEstimate.to, answers)} label={result.fullEstimate.label} />
            <ShareTools fragment={shareFragment(sharedQuote, answers, pounds)} words={shared.share} />
          </Result>
        </>
      ) : (
        <Questionnaire
          definition={calculatorDefinition}
          texts={questions}
          words={words}
          screen={screen}
          send={send}
          heading={heading}
        />
      )}
    </QuestionnaireFrame>
  );
}
