import type { Ref } from 'react';
import styled, { keyframes } from 'styled-components';
import type { BookingWords } from '../content/booking-dialog';
import { below, token } from '../theme/tokens';
import { Button } from '../ui/Button';

const Foot = styled.div`
  border-top: 1px solid ${token('line-200')};
  padding: 0.875rem 1.5rem calc(0.875rem + env(safe-area-inset-bottom));
  background: ${token('enamel')};
  button {
    width: 100%;
  }
  p {
    font-size: 0.875rem;
    line-height: 1.4;
    color: ${token('ink-700')};
    text-align: center;
    margin-top: 0.5rem;
  }
  ${below.tablet} {
    padding-inline: 1.25rem;
  }
`;

const turn = keyframes`
  to {
    rotate: 1turn;
  }
`;
const Spinner = styled.span`
  width: 1.25rem;
  height: 1.25rem;
  border: 2.5px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
`;

interface Props {
  id: string;
  /** What a press brings about, or what is still missing. */
  line: string;
  /** Where the focus waits while it books: a disabled button cannot have it. */
  waiting?: Ref<HTMLDivElement>;
  isSubmitting: boolean;
  /** Looks and reads as disabled, but can be pressed: the answer says what is missing (decisions, Appointments). */
  isHeldBack: boolean;
  words: Pick<BookingWords['form'], 'confirm' | 'submitting'>;
}

/** Confirm, which says aloud that it books, and the line under it. */
export const ConfirmFoot = ({ id, line, waiting, isSubmitting, isHeldBack, words }: Props) => (
  <Foot>
    <div ref={waiting} tabIndex={-1} aria-live="polite">
      <Button
        type="submit"
        $large
        disabled={isSubmitting}
        aria-disabled={isHeldBack || undefined}
        aria-describedby={`${id}-foot`}
      >
        {isSubmitting ? (
          <>
            <Spinner aria-hidden="true" />
            {words.submitting}
          </>
        ) : (
          words.confirm
        )}
      </Button>
    </div>
    <p id={`${id}-foot`}>{line}</p>
  </Foot>
);
