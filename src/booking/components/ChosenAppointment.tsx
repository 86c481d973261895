import styled from 'styled-components';
import type { BookingWords } from '../../content-model/features/booking-dialog';
import { type Day, weekdayAndDay } from '../../domain/london-day';
import { token } from '../../theme/tokens';
import { VisuallyHidden } from '../../ui/page-grid';
import { TextButton } from '../../ui/controls/TextButton';

/** Covers the border under the heading of the dialog. */
const Line = styled.p`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 0.5rem;
  margin-top: -0.875rem;
  padding: 0 1.5rem 0.25rem;
  line-height: 1.4;
  font-size: 1rem;
  background: ${token('enamel')};
  border-bottom: 1px solid ${token('line-200')};
`;

interface Props {
  day: Day;
  /** The chosen slot, such as 'morning'. */
  slot: string | undefined;
  onChange(): void;
  words: Pick<BookingWords['form'], 'change' | 'changeWhat'>;
}

/** Shows the chosen date and slot right under the heading of the dialog. */
export const ChosenAppointment = ({ day, slot, onChange, words }: Props) => (
  <Line>
    <b>{[weekdayAndDay(day), slot].filter(Boolean).join(', ')}</b>
    <TextButton type="button" onClick={onChange}>
      {words.change}
      <VisuallyHidden> {words.changeWhat}</VisuallyHidden>
    </TextButton>
  </Line>
);
