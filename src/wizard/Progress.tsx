import type { ReactNode } from 'react';
import styled from 'styled-components';
import { hovering, token } from '../theme/tokens';
import { Icon } from '../ui/Icon';
import type { Definition } from './definition';
import { isDoubleClick } from './double-click';
import { progress, type State, type WizardEvent } from './engine';
import type { ProgressWords } from './question-text';

/* What fills it and its collar slide by transform alone: a width that grows would paint the page anew in each frame. */
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
    transform: translateX(-100%);
  }
  .shine {
    inset: 3px 0 auto;
    height: 3px;
    background: ${token('copper-300')};
  }
  .rail {
    margin-inline: 5px;
  }
  .collar {
    left: -5px;
    width: 10px;
    height: 100%;
    border-radius: 3px;
    background: ${token('copper-700')};
  }
`;
const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  /* As high with a way back as without, so that what stands below keeps its place. */
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
  /** The way back, beside the step. */
  children?: ReactNode;
}

/** 'Step X of N', spoken as it changes, over the copper pipe that fills up. */
export function Progress({ definition, state, words, children }: Props) {
  const { step, of, share } = progress(definition, state);
  // At the first step nothing is moved: the page that is sent may have no style attribute.
  const moved = (start: number) =>
    share === 0 ? undefined : { transform: `translateX(${((start + share) * 100).toFixed(2)}%)` };
  const text = `${words.step} ${step} ${words.of} ${of}`;
  return (
    <>
      <Row>
        <Step aria-live="polite">{text}</Step>
        {children}
      </Row>
      <Pipe
        role="progressbar"
        aria-label={words.progress}
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={step}
        aria-valuetext={text}
      >
        <span className="empty">
          <span className="full" style={moved(-1)}>
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

/** One question back. */
export const BackButton = ({ label, send }: { label: string; send: (event: WizardEvent) => void }) => (
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
