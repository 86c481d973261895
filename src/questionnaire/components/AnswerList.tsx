import styled from 'styled-components';
import { token } from '../../theme/tokens';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Box } from '../../ui/Panel';
import type { QuestionnaireEvent } from '../engine/engine';
import type { AnswerLine } from '../engine/question-text';

const Answers = styled.dl`
  div {
    position: relative;
    border-top: 1px solid ${token('line-200')};
    padding: 0.25rem 5.5rem 0.25rem 0;
  }
  dt {
    font-size: 0.9375rem;
    color: ${token('ink-500')};
    line-height: 1.3;
    padding-top: 0.25rem;
  }
  dd {
    font-weight: 600;
    line-height: 1.35;
    padding-bottom: 0.25rem;
    overflow-wrap: anywhere;
  }
  button {
    position: absolute;
    right: 0;
    top: 50%;
    translate: 0 -50%;
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
    columns: 2;
    div {
      display: grid;
      grid-template-columns: 1fr 1.6fr;
      gap: 0 1rem;
      padding: 2pt 0;
      break-inside: avoid;
    }
    dt,
    dd {
      padding: 0;
    }
  }
`;

interface Props {
  heading: string;
  /** The words of each button. */
  change: string;
  lines: readonly AnswerLine[];
  send: (event: QuestionnaireEvent) => void;
}

/** Shows the list 'Your answers', each with a Change button. */
export const AnswerList = ({ heading, change, lines, send }: Props) => (
  <Box>
    <h2>{heading}</h2>
    <Answers>
      {lines.map(({ question, label, value }) => (
        <div key={question}>
          <dt>{label}</dt>
          {/* The button is in the same `dd`: in one of its own a screen reader says its words twice, as a second answer. */}
          <dd>
            <span>{value}</span>{' '}
            <button
              type="button"
              className="no-print"
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
