import type { ReactNode, Ref } from 'react';
import styled, { css } from 'styled-components';
import { from, token } from '../../theme/tokens';
import { Button } from '../../ui/controls/Button';
import { opens } from '../../ui/controls/opens';
import { AnswerList } from './AnswerList';
import type { QuestionnaireEvent } from '../engine/engine';
import type { AnswerLine } from '../engine/question-text';

/** A result that the page is about: with two columns, and printed on one sheet without the rest of the page. */
const alone = css`
  ${from.wide} {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
    gap: 2.5rem;
  }
  @media print {
    display: block;
    zoom: 0.75;
    .side {
      grid-template-columns: 1.4fr 1.1fr 1fr;
      gap: 6pt;
      margin-top: 6pt;
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
      line-height: 1.25;
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

const Grid = styled.div<{ $alone: boolean }>`
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
  ${({ $alone }) => $alone && alone}
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
    /* The price rises into its place, once. It can be read all the while. */
    transition: translate 0.6s ${token('ease')};
    @starting-style {
      translate: 0 1.25rem;
    }
  }
  .fitted {
    font-size: ${token('lead')};
    font-weight: 700;
    line-height: 1.35;
    text-wrap: balance;
  }
  .picture {
    max-width: 37rem;
    margin-top: 2rem;
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
    position: relative;
    .picture {
      position: absolute;
      top: 0;
      right: 0;
      width: 6cm;
      margin: 0;
    }
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
  readonly answers: string;
  readonly change: string;
}

interface PricedWords extends ResultWords {
  readonly heading: string;
  readonly including: string;
  readonly book: string;
}

interface FrameProps {
  words: ResultWords;
  lines: readonly AnswerLine[];
  send: (event: QuestionnaireEvent) => void;
  /** Whether the page is about this result. */
  isAlone?: boolean;
  /** What was found, with the heading of the result. */
  children: ReactNode;
  /** The content below the answers. */
  aside?: ReactNode;
}

/** Shows what the answers come to, and the answers beside it. */
export const ResultFrame = ({ words, lines, send, isAlone = false, children, aside }: FrameProps) => (
  <Grid $alone={isAlone}>
    <Main>{children}</Main>
    <div className="side">
      <AnswerList heading={words.answers} change={words.change} lines={lines} send={send} />
      {aside}
    </div>
  </Grid>
);

interface Props extends FrameProps {
  words: PricedWords;
  price: string;
  /** What the price is for, in a line. */
  fitted?: string;
  /** A decorative picture of the answers. */
  picture?: ReactNode;
  /** The id of the dialog that books the visit. */
  dialog: string;
  /** Other ways to book, shown beside the button. */
  otherWays: ReactNode;
  heading: Ref<HTMLHeadingElement>;
}

/** Shows the result of a questionnaire: the price and the next steps, and the answers beside them. */
export const Result = ({ words, price, fitted, picture, dialog, otherWays, heading, children, ...frame }: Props) => (
  <ResultFrame words={words} isAlone {...frame}>
    <h2 ref={heading} tabIndex={-1}>
      {words.heading}
    </h2>
    <p className="price" translate="no">
      {price}
    </p>
    {fitted && <p className="fitted">{fitted}</p>}
    <p className="including">{words.including}</p>
    <div className="actions no-print">
      <Button {...opens(dialog)} $large>
        {words.book}
      </Button>
      {otherWays}
    </div>
    {picture && <div className="picture">{picture}</div>}
    {children}
  </ResultFrame>
);
