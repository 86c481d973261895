import styled, { keyframes } from 'styled-components';
import type { BookingWords } from '../content/booking-dialog';
import { below, token } from '../theme/tokens';
import { Button } from '../ui/Button';
import { VisuallyHidden } from '../ui/layout';

const Foot = styled.div`
  position: relative;
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
  isSubmitting: boolean;
  /** The answer to a press says what is missing (decisions, Appointments). */
  isHeldBack: boolean;
  words: Pick<BookingWords['form'], 'confirm' | 'submitting'>;
}

/**
 * Confirm, and the line under it. It looks and reads as disabled while it is held back or has been pressed, but is not:
 * the focus would be lost.
 */
export const ConfirmFoot = ({ id, line, isSubmitting, isHeldBack, words }: Props) => (
  <Foot>
    <Button
      type="submit"
      $large
      aria-disabled={isHeldBack || isSubmitting || undefined}
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
    <VisuallyHidden aria-live="polite">{isSubmitting && words.submitting}</VisuallyHidden>
    <p id={`${id}-foot`}>{line}</p>
  </Foot>
);
