import { type ReactNode, useEffect, useMemo } from 'react';
import { wholePounds } from '../content/money';
import { Button } from '../ui/Button';
import { Callout } from '../ui/Callout';
import { VisuallyHidden } from '../ui/layout';
import { ArrowLink } from '../ui/Links';
import { opens } from '../ui/opens';
import { Prose } from '../ui/Prose';
import { BackButton, Progress } from '../wizard/Progress';
import { answerLines, type QuestionText } from '../wizard/question-text';
import { AnswerList, PriceHead, Result } from '../wizard/Result';
import { useArrival, useWizard } from '../wizard/use-wizard';
import { Frame, Scripted, Unscripted, Wizard } from '../wizard/Wizard';
import type { CalculatorTexts } from './calculator-texts';
import { fullEstimateLink } from './carry';
import { quote, quotePrice } from './price';
import { calculatorDefinition } from './questions';
import { calculatorTexts } from './texts';

/** What a quote hands to the booking. */
export interface QuoteResult {
  /** Written '£2,500'. */
  readonly price: string;
  readonly answers: readonly { readonly question: string; readonly answer: string }[];
}

interface Props {
  texts: CalculatorTexts;
  /** The questions of the estimate, which the calculator shares where both ask the same. */
  estimateQuestions: readonly QuestionText[];
  /** The id of the dialog that books the visit. */
  dialog: string;
  /** The other ways to book, beside the button. */
  otherWays: ReactNode;
  /** The quote that is shown, or nothing while there is none. */
  onResult: (result: QuoteResult | undefined) => void;
}

/** The quote calculator: its questions, then the price as its last step (spec 4, 9; decisions). */
export function QuoteCalculator({ texts, estimateQuestions, dialog, otherWays, onResult }: Props) {
  const [screen, send] = useWizard({ definition: calculatorDefinition, name: 'calculator' });
  const heading = useArrival(screen);
  const { state } = screen;
  const { answers } = state;
  const questions = useMemo(() => calculatorTexts(texts, estimateQuestions), [texts, estimateQuestions]);
  const lines = answerLines(calculatorDefinition, questions, answers);
  const { result } = texts;

  const found = state.kind === 'done' ? quote(answers) : undefined;
  const price = found && wholePounds(quotePrice(found, texts));
  useEffect(() => {
    const words = answerLines(calculatorDefinition, questions, answers);
    onResult(
      price ? { price, answers: words.map(({ label, value }) => ({ question: label, answer: value })) } : undefined,
    );
  }, [price, questions, answers, onResult]);

  return (
    <Frame aria-label="Boiler quote calculator" data-resume="calculator" $wide={price !== undefined}>
      <Scripted>
        <VisuallyHidden aria-live="polite">{price}</VisuallyHidden>
        {price ? (
          <>
            <Progress definition={calculatorDefinition} state={state} />
            <BackButton send={send} />
            <Result className="result">
              <PriceHead headline={result.heading} price={price} including={result.including} heading={heading}>
                <Prose className="small" html={result.text} />
                <div className="actions no-print">
                  <Button {...opens(dialog)} $large>
                    {result.book}
                  </Button>
                  {otherWays}
                </div>
                <p className="small">{result.validity}</p>
                <ArrowLink to={fullEstimateLink(result.fullEstimate.to, answers)} label={result.fullEstimate.label} />
              </PriceHead>
              <div className="side">
                <AnswerList heading={result.answers} change={result.change} lines={lines} send={send} />
              </div>
            </Result>
          </>
        ) : (
          <Wizard
            definition={calculatorDefinition}
            texts={questions}
            words={{ next: 'Next', last: 'Next', unanswered: texts.unanswered }}
            screen={screen}
            send={send}
            heading={heading}
          />
        )}
      </Scripted>
      <Unscripted>
        <Callout tone="note">
          <Prose html={texts.withoutScript} />
        </Callout>
      </Unscripted>
    </Frame>
  );
}
