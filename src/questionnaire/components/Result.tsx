import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { from, token } from '../../theme/tokens';
import { Button } from '../../ui/controls/Button';
import { opens } from '../../ui/controls/opens';
import { AnswerList } from './AnswerList';
import type { QuestionnaireEvent } from '../engine/engine';
import type { AnswerLine } from '../engine/question-text';

const Grid = styled.div`
  display: grid;
  gap: 1.5rem;
  align-items: start;
  > * {
    min-width: 0;
  }
  .side {
    display: grid;
    gap: 1.5rem;
  }
  .side ul:not([class]) {
    padding-left: 1.1em;
  }
  .side li {
    color: ${token('ink-700')};
    line-height: 1.45;
  }
  .side li + li {
    margin-top: 0.375rem;
  }
  ${from.wide} {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
    gap: 2.5rem;
  }
  /* Prints the price on one sheet, without the rest of the page. */
  @media print {
    display: block;
    zoom: 0.8;
    .side {
      grid-template-columns: 1fr 1fr;
      gap: 6pt;
      margin-top: 6pt;
    }
    .side:has(> svg) {
      grid-template-columns: 4.5cm 1fr 1fr;
      align-items: start;
    }
    .side > :first-child {
      grid-column: 1/-1;
    }
    .side > section {
      padding: 5pt 10pt;
    }
    .side h2 {
      margin-bottom: 2pt;
    }
    .side ul {
      gap: 0;
    }
    .side li,
    .side li + li {
      margin: 0;
      padding-block: 0.5pt;
      color: #000;
    }
    .side * {
      font-size: 9.5pt;
    }
    main:has(&) h1 {
      max-width: none;
      margin: 0;
      font-size: 13pt;
    }
    main > :has(&) ~ *,
    main:has(&) h1 + p {
      display: none;
    }
  }
`;

const Main = styled.div`
  border: 2px solid ${token('copper-600')};
  border-radius: ${token('r-xl')};
  padding: clamp(1.5rem, 3.5vw, 3rem);
  h2 {
    font: 700 ${token('h3')} / 1.25 ${token('font-text')};
    letter-spacing: -0.01em;
  }
  .price {
    font: 700 min(clamp(4rem, 2.9rem + 5vw, 6.5rem), 23vw) / 0.95 ${token('font-display')};
    letter-spacing: -0.035em;
    margin-block: 0.75rem;
  }
  .including {
    font-size: ${token('lead')};
    color: ${token('ink-700')};
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
    margin-top: 1.5rem;
  }
  .actions > * {
    flex: 1 1 14rem;
  }
  > a {
    margin-top: 0.75rem;
  }
  .small {
    margin-top: 1.25rem;
    font-size: 0.9375rem;
    color: ${token('ink-700')};
  }
  @media print {
    border: 0;
    padding: 0;
    > a {
      display: none;
    }
    .price {
      font-size: 32pt;
      margin-block: 4pt;
    }
    .small {
      margin-top: 5pt;
      font-size: 9.5pt;
      color: #000;
    }
  }
`;

/** The words that all results share. */
interface ResultWords {
  readonly heading: string;
  readonly including: string;
  readonly book: string;
  readonly answers: string;
  readonly change: string;
}

interface Props {
  words: ResultWords;
  price: string;
  lines: readonly AnswerLine[];
  /** The id of the dialog that books the visit. */
  dialog: string;
  /** Other ways to book, shown beside the button. */
  otherWays: ReactNode;
  send: (event: QuestionnaireEvent) => void;
  heading: Ref<HTMLHeadingElement>;
  /** The content below the price. */
  children: ReactNode;
  /** The content below the answers. */
  aside?: ReactNode;
}

/** Shows the result of a questionnaire: the price and the next steps, and the answers beside them. */
export const Result = ({ words, price, lines, dialog, otherWays, send, heading, children, aside }: Props) => (
  <Grid>
    <Main>
      <h2 ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
      <p className="price" translate="no">
        {price}
      </p>
      <p className="including">{words.including}</p>
      <div className="actions no-print">
        <Button {...opens(dialog)} $large>
          {words.book}
        </Button>
        {otherWays}
      </div>
      {children}
    </Main>
    <div className="side">
      <AnswerList heading={words.answers} change={words.change} lines={lines} send={send} />
      {aside}
    </div>
  </Grid>
);
