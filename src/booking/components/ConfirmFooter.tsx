import styled, { keyframes } from 'styled-components';
import type { BookingWords } from '../../../content/features/booking-dialog';
import { language } from '../../inline/marks';
import { below, token } from '../../theme/tokens';
import { Button } from '../../ui/controls/Button';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

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
  html[lang='${language}'] & p + p {
    display: none;
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
  /** Says what a press will do, or what is still missing. */
  line: string;
  isSubmitting: boolean;
  /** Sets `aria-disabled`: a press still works and shows what is missing (docs/decisions/appointments.md). */
  isHeldBack: boolean;
  words: Pick<BookingWords['form'], 'confirm' | 'submitting' | 'translated'>;
}

/**
 * Shows Confirm and the line under it. A screen reader says the chosen day and that line with it. Announces 'Booking...',
 * because a screen reader may not say a button's new name.
 */
export const ConfirmFooter = ({ id, line, isSubmitting, isHeldBack, words }: Props) => (
  <Foot>
    {/* Not `disabled` while the form is submitting, or the button would lose the focus. */}
    <Button
      type="submit"
      $large
      aria-disabled={isSubmitting || isHeldBack || undefined}
      aria-describedby={`${id}-chosen ${id}-foot`}
    >
      {isSubmitting ? (
        <>
          <Spinner aria-hidden="true" />
          <span key="submitting">{words.submitting}</span>
        </>
      ) : (
        <span key="confirm">{words.confirm}</span>
      )}
    </Button>
    <VisuallyHidden aria-live="polite">{isSubmitting && words.submitting}</VisuallyHidden>
    <p id={`${id}-foot`}>{line}</p>
    <p>{words.translated}</p>
  </Foot>
);
