import styled from 'styled-components';
import type { BookingWords } from '../content/booking-dialog';
import { type Day, weekdayAndDay } from '../day';
import { token } from '../theme/tokens';
import { VisuallyHidden } from '../ui/layout';
import { TextButton } from '../ui/TextButton';

/** It covers the line that ends the dialog's head. */
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
  /** 'morning', once it is chosen. */
  slot: string | undefined;
  onChange(): void;
  words: Pick<BookingWords['form'], 'change' | 'changeWhat'>;
}

/** What is chosen, right under the dialog's heading. */
export const Chosen = ({ day, slot, onChange, words }: Props) => (
  <Line>
    <b>{[weekdayAndDay(day), slot].filter(Boolean).join(', ')}</b>
    <TextButton type="button" onClick={onChange}>
      {words.change}
      <VisuallyHidden> {words.changeWhat}</VisuallyHidden>
    </TextButton>
  </Line>
);
