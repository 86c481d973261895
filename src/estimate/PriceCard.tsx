import type { ReactNode, Ref } from 'react';
import type { Html } from '../../tools/shared/safe-html';
import { fillGaps } from '../../tools/shared/text';
import { poundsAndPence, vatIncluded, wholePounds } from '../domain/money';
import { Box } from '../ui/Panel';
import { Prose } from '../ui/Prose';
import { Ticks } from '../ui/Ticks';
import { Conversion } from '../questionnaire/components/Conversion';
import { Breakdown } from '../questionnaire/components/Breakdown';
import type { Answers } from '../questionnaire/engine/definition';
import type { QuestionnaireEvent } from '../questionnaire/engine/engine';
import { Result } from '../questionnaire/components/Result';
import { ShareTools } from '../questionnaire/components/Sharing';
import { shareFragment } from '../questionnaire/persistence/share-link';
import type { EstimateTexts } from './estimate-query';
import { EstimateHouse } from './EstimateHouse';
import { installation } from './installation';
import type { Estimate } from './price';
import { sharedEstimate } from './questions';
import { summary } from './mail-answers';

interface Props {
  estimate: Estimate;
  answers: Answers;
  texts: EstimateTexts;
  /** HTML that says whether we cover the postcode; empty without a postcode. */
  area: Html | '';
  dialog: string;
  otherWays: ReactNode;
  send: (event: QuestionnaireEvent) => void;
  heading: Ref<HTMLHeadingElement>;
}

/** Shows the price of an estimate, its breakdown, its assumptions and the next steps. */
export function PriceCard({ estimate, answers, texts, area, dialog, otherWays, send, heading }: Props) {
  const { card } = texts;
  const { pounds, rows } = estimate;
  const home = installation(answers);
  const { fitted } = card;
  return (
    <Result
      words={card}
      price={wholePounds(pounds)}
      fitted={
        home &&
        fillGaps(fitted.text, {
          boiler: fitted.boilerType[home.boilerType],
          home: fitted.propertySize[home.propertySize],
        })
      }
      picture={<EstimateHouse answers={answers} extras={rows.filter(({ name }) => name !== 'standard')} />}
      lines={summary(answers, texts.questions)}
      dialog={dialog}
      otherWays={otherWays}
      send={send}
      heading={heading}
      aside={
        <>
          <Box>
            <h2>{card.included.heading}</h2>
            <Ticks items={card.included.items.map((html) => ({ html }))} />
          </Box>
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
      <Conversion words={card.conversion} type={home?.boilerType} />
      <p className="small">{card.validity}</p>
      {area && <Prose className="small" html={area} />}
      <ShareTools fragment={shareFragment(sharedEstimate, answers, pounds)} words={texts.share} />
    </Result>
  );
}
