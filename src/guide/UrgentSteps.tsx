import styled from 'styled-components';
import { CallButton, EmailButton } from '../layout/contact-buttons';
import { RelayLine } from '../layout/OtherWays';
import { onTablet } from '../theme/on-tablet';
import { below, from, low, token } from '../theme/tokens';
import { Row } from '../ui/Row';
import { Panel } from '../ui/Panel';
import { Prose } from '../ui/Prose';
import { asDrawing, StepDrawing } from '../brand/drawings/StepDrawing';

const Urgent = styled(Panel)`
  h2 {
    font-size: clamp(1.5rem, 1.3rem + 1vw, 2rem);
  }
  ${below.small} {
    row-gap: 1rem;
  }
  ${low} {
    padding-block: 1rem;
    row-gap: 0.75rem;
    h2 {
      font-size: 1.25rem;
    }
  }
  ol {
    display: grid;
    gap: 1rem 2.5rem;
    counter-reset: urgent;
    ${from.wide} {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  li {
    counter-increment: urgent;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.125rem 1rem;
    align-content: start;
  }
  li::before {
    content: counter(urgent);
    grid-row: 1/4;
    font: 700 3rem/1 ${token('font-display')};
    color: ${token('copper-300')};
    min-width: 1.75rem;
  }
  p {
    color: ${token('on-dark')};
    line-height: 1.45;
  }
  details {
    grid-column: 2;
    color: ${token('on-dark')};
  }
  summary {
    min-height: 2.75rem;
    padding-block: 0.625rem;
    font-weight: 600;
    line-height: 1.5rem;
    color: #fff;
    text-decoration: underline;
    text-underline-offset: 0.18em;
    cursor: pointer;
  }
  details ul {
    padding-left: 1.1em;
    line-height: 1.45;
  }
  details li {
    display: list-item;
    counter-increment: none;
    margin-bottom: 0.5rem;
    &::before {
      content: none;
    }
  }
  @media print {
    ::details-content {
      content-visibility: visible;
      height: auto;
    }
  }
  li svg {
    max-width: 13.5rem;
    margin-block: 0.375rem;
    ${from.wide} {
      max-width: 20rem;
    }
  }
  /* Below each other, but with the drawing beside its words. */
  ${onTablet} {
    li {
      grid-template: auto 1fr / auto minmax(0, 1fr) 13.5rem;
    }
    li svg {
      grid-area: 1/3/3;
      margin: 0;
    }
  }
  ${low} and (min-width:30rem) {
    li {
      grid-template-columns: auto minmax(0, 1fr) 6rem;
    }
    p {
      grid-column: 2/4;
    }
    li svg {
      grid-area: 1/3;
      margin: 0;
    }
    details {
      grid-column: 2/4;
    }
    /* Beside the title, until it is open. */
    h3,
    details:not([open]) {
      grid-area: 1/2;
    }
    details:not([open]) {
      justify-self: end;
      summary {
        min-height: 0;
        padding: 0;
        font-size: 0.875rem;
      }
    }
    /* Draws the first step beside the heading, so that the contact bar covers no part of that step. */
    li:first-child svg {
      margin-top: -2.5rem;
    }
  }
`;

interface Props {
  urgent: NonNullable<NonNullable<Queries.GuidePartsFragment['guide']>['urgent']>;
  /** The words on the button that sends a photo, and the subject of its mail. */
  photo: { label: string; subject: string };
}

/** Shows what to do at once, with the call, before everything else in a guide. */
export const UrgentSteps = ({ urgent, photo }: Props) => (
  <Urgent as="section" className="on-dark" aria-labelledby="urgent">
    <h2 id="urgent">{urgent.heading}</h2>
    <ol className="urgent">
      {urgent.steps.map(({ title, text, drawing, where }) => (
        <li key={title}>
          <h3>{title}</h3>
          {drawing && <StepDrawing {...asDrawing(drawing)} inline />}
          <Prose html={text} />
          {where && (
            <details>
              <summary>{where.label}</summary>
              <ul>
                {where.items.map((html) => (
                  <Prose key={html} as="li" html={html} />
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ol>
    <Row className="no-print">
      <CallButton $large />
      <EmailButton {...photo} $look="inverse" $large />
    </Row>
    <RelayLine />
  </Urgent>
);
