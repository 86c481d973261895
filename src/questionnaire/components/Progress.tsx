import type { ReactNode } from 'react';
import styled from 'styled-components';
import { hovering, token } from '../../theme/tokens';
import { Icon } from '../../ui/pictures/Icon';
import type { Definition } from '../engine/definition';
import { isDoubleClick } from './double-click';
import { progress, type State, type QuestionnaireEvent } from '../engine/engine';
import type { ProgressWords } from '../engine/question-text';

/** How much of the pipe is filled at the first question, in percent: a collar without a pipe would look like a stub. */
const begun = 4;

/* The bar and its collar move by `transform`: animating the width would repaint the page in each frame. */
const Pipe = styled.div`
  position: relative;
  height: 22px;
  margin: 0 -5px 0.5rem;
  overflow-x: clip;
  forced-color-adjust: none;
  span {
    position: absolute;
  }
  .empty {
    inset: 4px 5px;
    overflow: hidden;
    border-radius: 7px;
    background: ${token('mist-200')};
    box-shadow: inset 0 0 0 1px ${token('line-200')};
  }
  .full,
  .rail {
    inset: 0;
    transition: transform 0.4s ${token('ease')};
  }
  .full {
    background: ${token('copper-500')};
    transform: translateX(${begun - 100}%);
  }
  .shine {
    inset: 3px 0 auto;
    height: 3px;
    background: ${token('copper-300')};
  }
  .rail {
    margin-inline: 5px;
    transform: translateX(${begun}%);
  }
  .collar {
    left: -5px;
    width: 10px;
    height: 100%;
    border-radius: 3px;
    background: ${token('copper-700')};
  }
  /* An empty pipe in its own colour would look full on a black page. */
  @media (forced-colors: active) {
    .empty {
      background: Canvas;
      box-shadow: inset 0 0 0 1px CanvasText;
    }
    .collar {
      background: CanvasText;
    }
  }
`;
const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  /* The same height with and without the Back button, so that the content below does not move. */
  min-height: 2.75rem;
`;
const Step = styled.p`
  font-size: 0.9375rem;
  font-weight: 700;
`;

interface Props {
  definition: Definition;
  state: State;
  words: ProgressWords;
  /** The Back button beside the step. */
  children?: ReactNode;
}

/**
 * Shows 'Step X of N', which is announced when it changes, above the progress bar. The bar's value is the number of questions
 * that are answered, as it is drawn: Orca says it in percent, and '100 percent' at the last question would be wrong.
 */
export function Progress({ definition, state, words, children }: Props) {
  const { step, of, share } = progress(definition, state);
  // No inline style at the first step: the Content Security Policy forbids style attributes in the server-rendered
  // HTML.
  const moved = (start: number) =>
    share === 0 ? undefined : { transform: `translateX(${(start + begun + share * (100 - begun)).toFixed(2)}%)` };
  const text = `${words.step} ${step} ${words.of} ${of}`;
  return (
    <>
      <Row>
        <Step id="question-step" aria-live="polite">
          {text}
        </Step>
        {children}
      </Row>
      <Pipe
        role="progressbar"
        aria-label={words.progress}
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={step - 1}
        aria-valuetext={text}
      >
        <span className="empty">
          <span className="full" style={moved(-100)}>
            <span className="shine" />
          </span>
        </span>
        <span className="rail" style={moved(0)}>
          <span className="collar" />
        </span>
      </Pipe>
    </>
  );
}

const Back = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
  min-height: 2.75rem;
  padding: 0 0.5rem 0 0;
  border: 0;
  background: none;
  font-weight: 600;
  cursor: pointer;
  ${hovering} {
    &:hover {
      text-decoration: underline;
    }
  }
`;

/** Shows the button that goes back by one question. */
export const BackButton = ({ label, send }: { label: string; send: (event: QuestionnaireEvent) => void }) => (
  <Back
    type="button"
    className="no-print"
    onClick={(click) => {
      if (!isDoubleClick(click)) send({ kind: 'back' });
    }}
  >
    <Icon name="arrow-left" />
    {label}
  </Back>
);
