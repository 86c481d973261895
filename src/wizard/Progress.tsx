import styled from 'styled-components';
import { token } from '../theme/tokens';
import { Icon } from '../ui/Icon';
import type { Definition } from './definition';
import { isDoubleClick } from './double-click';
import { progress, type State, type WizardEvent } from './engine';
import type { ProgressWords } from './question-text';

const Pipe = styled.div`
  margin-block: 0.5rem;
  svg {
    width: 100%;
    height: 22px;
    overflow: visible;
  }
  .empty {
    fill: ${token('mist-200')};
    stroke: ${token('line-200')};
  }
  .full {
    fill: ${token('copper-500')};
  }
  .shine {
    fill: ${token('copper-300')};
  }
  .collar {
    fill: ${token('copper-700')};
    transform: translateX(-5px);
  }
  rect {
    transition:
      width 0.4s ${token('ease')},
      x 0.4s ${token('ease')};
  }
`;
const Step = styled.p`
  font-size: 0.9375rem;
  font-weight: 700;
`;

interface Props {
  definition: Definition;
  state: State;
  words: ProgressWords;
}

/** 'Step X of N', spoken as it changes, over the copper pipe that fills up. */
export function Progress({ definition, state, words }: Props) {
  const { step, of, share } = progress(definition, state);
  const width = `${(share * 100).toFixed(2)}%`;
  const text = `${words.step} ${step} ${words.of} ${of}`;
  return (
    <>
      <Step aria-live="polite">{text}</Step>
      <Pipe
        role="progressbar"
        aria-label={words.progress}
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={step}
        aria-valuetext={text}
      >
        <svg aria-hidden="true">
          <rect className="empty" x="0" y="4" width="100%" height="14" rx="7" />
          <rect className="full" x="0" y="4" width={width} height="14" rx="7" />
          <rect className="shine" x="0" y="7" width={width} height="3" rx="1.5" />
          <rect className="collar" x={width} width="10" height="22" rx="3" />
        </svg>
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
  &:hover {
    text-decoration: underline;
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
