import type { ReactNode, Ref } from 'react';
import type { Html } from '../safe-html';
import { poundsAndPence, vatIncluded, wholePounds } from '../content/money';
import { Box } from '../ui/Panel';
import { Prose } from '../ui/Prose';
import { Ticks } from '../ui/Ticks';
import { Breakdown } from '../wizard/Breakdown';
import type { Answers } from '../wizard/definition';
import type { WizardEvent } from '../wizard/engine';
import { Result } from '../wizard/Result';
import { ShareTools } from '../wizard/Sharing';
import { shareFragment } from '../wizard/share';
import type { EstimateTexts } from './estimate-texts';
import type { Estimate } from './price';
import { sharedEstimate } from './questions';
import { summary } from './summary';

interface Props {
  estimate: Estimate;
  answers: Answers;
  texts: EstimateTexts;
  /** HTML: whether we cover the postcode; empty without one. */
  area: Html | '';
  dialog: string;
  otherWays: ReactNode;
  send: (event: WizardEvent) => void;
  heading: Ref<HTMLHeadingElement>;
}

/** The estimate: its price, how it is made up, what it assumes, and what to do with it (estimate.md). */
export function PriceCard({ estimate, answers, texts, area, dialog, otherWays, send, heading }: Props) {
  const { card } = texts;
  const { pounds, rows } = estimate;
  return (
    <Result
      words={card}
      price={wholePounds(pounds)}
      lines={summary(answers, texts.questions)}
      dialog={dialog}
      otherWays={otherWays}
      send={send}
      heading={heading}
      aside={
        <>
          <Box>
            <h2>{card.assumes.heading}</h2>
            <Ticks items={card.assumes.items.map((html) => ({ html }))} />
          </Box>
          <Box>
            <h2>{card.changes.heading}</h2>
            <ul>
              {card.changes.items.map((html) => (
                <Prose key={html} as="li" html={html} />
              ))}
            </ul>
          </Box>
        </>
      }
    >
      <Breakdown
        words={card}
        rows={rows}
        total={wholePounds(pounds)}
        vat={poundsAndPence(vatIncluded(pounds, card.vatRate.low ?? 0))}
      />
      <p className="small">{card.validity}</p>
      {area && <Prose className="small" html={area} />}
      <ShareTools fragment={shareFragment(sharedEstimate, answers, pounds)} words={texts.share} />
    </Result>
  );
}
