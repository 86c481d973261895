import styled from 'styled-components';
import type { BookingWords } from '../../../content/features/booking-dialog';
import { type Day, weekdayAndDay } from '../../domain/london-day';
import { token } from '../../theme/tokens';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { TextButton } from '../../ui/controls/TextButton';

/** Covers the border under the heading of the dialog. Takes no space until a day is chosen. */
const Line = styled.p`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 0.75rem;
  line-height: 1.4;
  font-size: 1rem;
  /* In a line of its own 'Change' begins where the date does. */
  button {
    margin-inline: -0.25rem;
  }
  &[data-chosen='true'] {
    margin-top: -0.875rem;
    padding: 0 1.5rem 0.25rem;
    background: ${token('enamel')};
    border-bottom: 1px solid ${token('line-200')};
  }
`;

interface Props {
  id: string;
  day: Day | undefined;
  /** The chosen slot, such as 'morning'. */
  slot: string | undefined;
  onChange(): void;
  words: Pick<BookingWords['form'], 'change' | 'changeWhat'>;
}

/**
 * Shows the chosen date and slot right under the heading of the dialog. Announces the date, because the press that chose it
 * moves the focus to the slots.
 */
export const ChosenAppointment = ({ id, day, slot, onChange, words }: Props) => (
  <Line data-chosen={day !== undefined}>
    <b id={id}>
      <span aria-live="polite">{day !== undefined && weekdayAndDay(day)}</span>
      {/* An element, because programs that translate pages replace text, which React could not remove. */}
      {slot !== undefined && <span>{`, ${slot}`}</span>}
    </b>
    {day !== undefined && (
      <TextButton type="button" onClick={onChange}>
        {words.change}
        <VisuallyHidden> {words.changeWhat}</VisuallyHidden>
      </TextButton>
    )}
  </Line>
);
