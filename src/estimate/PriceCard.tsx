import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { poundsAndPence, wholePounds } from '../content/money';
import { token } from '../theme/tokens';
import { Box } from '../ui/Panel';
import { Prose } from '../ui/Prose';
import { Ticks } from '../ui/Ticks';
import type { Answers } from '../wizard/definition';
import type { WizardEvent } from '../wizard/engine';
import { Result } from '../wizard/Result';
import { ShareTools } from '../wizard/Sharing';
import { shareFragment } from '../wizard/share';
import type { EstimateTexts } from './estimate-texts';
import { type Estimate, vatIncluded } from './price';
import { sharedEstimate } from './questions';
import { summary } from './summary';

const Breakdown = styled.table`
  width: 100%;
  border-collapse: collapse;
  margin-top: 2rem;
  font-variant-numeric: tabular-nums;
  caption {
    text-align: left;
    font-weight: 700;
    padding-bottom: 0.5rem;
  }
  th,
  td {
    border-top: 1px solid ${token('line-200')};
    padding: 0.8125rem 0;
    text-align: left;
    font-weight: 400;
    line-height: 1.4;
    vertical-align: top;
  }
  td {
    font-weight: 600;
    white-space: nowrap;
    padding-right: 1.25rem;
    text-align: right;
    width: 1%;
  }
  tfoot tr:first-child > * {
    border-top: 2px solid ${token('ink-900')};
    font-weight: 700;
    font-size: 1.1875rem;
  }
  @media print {
    margin-top: 6pt;
    th,
    td {
      padding: 1.5pt 0;
    }
    td {
      padding-right: 12pt;
    }
  }
`;

interface Props {
  estimate: Estimate;
  answers: Answers;
  texts: EstimateTexts;
  /** HTML: whether we cover the postcode; empty without one. */
  area: string;
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
      {/* A row's heading applies to the cells after it: these come before, and name theirs. */}
      <Breakdown>
        <caption>{card.breakdown}</caption>
        <tbody>
          {rows.map(({ name, amount, label }) => (
            <tr key={name}>
              <td headers={`cost-${name}`}>{amount} </td>
              <th scope="row" id={`cost-${name}`}>
                {label}
              </th>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td headers="cost-total">{wholePounds(pounds)} </td>
            <th scope="row" id="cost-total">
              {card.total}
            </th>
          </tr>
          <tr>
            <td headers="cost-vat">{poundsAndPence(vatIncluded(pounds, card.vatRate.low ?? 0))} </td>
            <th scope="row" id="cost-vat">
              {card.vat}
            </th>
          </tr>
        </tfoot>
      </Breakdown>
      <p className="small">{card.validity}</p>
      {area && <Prose className="small" html={area} />}
      <ShareTools fragment={shareFragment(sharedEstimate, answers, pounds)} words={texts.share} />
    </Result>
  );
}
