import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { from, token } from '../theme/tokens';
import { VisuallyHidden } from '../ui/layout';
import { Box } from '../ui/Panel';
import type { WizardEvent } from './engine';
import type { AnswerLine } from './question-text';

/** The result of a questionnaire: the price, and beside it what it rests on. */
export const Result = styled.div`
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
  @media print {
    display: block;
    section {
      margin-top: 10pt;
      break-inside: avoid;
    }
    /* Whoever prints a price wants it on one sheet, without the rest of the page. */
    main > :has(&) ~ * {
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
  .small {
    margin-top: 1.25rem;
    font-size: 0.9375rem;
    color: ${token('ink-700')};
  }
  @media print {
    border: 0;
    padding: 0;
    .price {
      font-size: 40pt;
    }
  }
`;

/** The heading of a result and its price. */
export const PriceHead = ({
  headline,
  price,
  including,
  heading,
  children,
}: {
  headline: string;
  price: string;
  including: string;
  heading: Ref<HTMLHeadingElement>;
  children: ReactNode;
}) => (
  <Main>
    <h2 ref={heading} tabIndex={-1}>
      {headline}
    </h2>
    <p className="price">{price}</p>
    <p className="including">{including}</p>
    {children}
  </Main>
);

const Answers = styled.dl`
  div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 1rem;
    align-items: center;
    border-top: 1px solid ${token('line-200')};
    padding: 0.25rem 0;
  }
  dt {
    font-size: 0.9375rem;
    color: ${token('ink-500')};
    line-height: 1.3;
    padding-top: 0.25rem;
  }
  dd {
    grid-column: 1;
    font-weight: 600;
    line-height: 1.35;
    padding-bottom: 0.25rem;
    overflow-wrap: anywhere;
  }
  dd + dd {
    grid-column: 2;
    grid-row: 1/3;
    padding: 0;
  }
  button {
    min-height: 2.75rem;
    padding: 0 0.25rem;
    border: 0;
    background: none;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.18em;
    cursor: pointer;
  }
  @media print {
    dt {
      color: #000;
    }
  }
`;

/** 'Your answers', each with its own Change. */
export const AnswerList = ({
  heading,
  change,
  lines,
  send,
}: {
  heading: string;
  change: string;
  lines: readonly AnswerLine[];
  send: (event: WizardEvent) => void;
}) => (
  <Box>
    <h2>{heading}</h2>
    <Answers>
      {lines.map(({ question, label, value }) => (
        <div key={question}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          <dd className="no-print">
            <button
              type="button"
              onClick={() => {
                send({ kind: 'change', question });
              }}
            >
              {change}
              <VisuallyHidden> {label}</VisuallyHidden>
            </button>
          </dd>
        </div>
      ))}
    </Answers>
  </Box>
);
