import styled from 'styled-components';
import type { BookingWords } from '../../../content/features/booking-dialog';
import { fillGaps, inSentence } from '../../../tools/shared/text';
import { type Day, shortDay } from '../../domain/london-day';
import { hovering, token } from '../../theme/tokens';
import { earliestSlots, type OpeningTimes, type SlotName, type Taken } from '../availability/slots';

const Group = styled.div`
  /* Side by side even on a small phone, so that the first weeks of the calendar are in the window too. */
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(6.125rem, 100%), 1fr));
  gap: 0.5rem;
  h3 {
    grid-column: 1 / -1;
    font-size: 1.0625rem;
    line-height: 1.3;
  }
  button {
    min-height: 2.75rem;
    padding: 0.375rem 0.4375rem;
    border: 1.5px solid ${token('line-500')};
    border-radius: ${token('r-m')};
    background: none;
    font-size: 0.875rem;
    font-weight: 600;
    line-height: 1.25;
    text-align: left;
    cursor: pointer;
  }
  button[aria-pressed='true'] {
    border-color: ${token('ink-900')};
    background: ${token('mist-100')};
    box-shadow: inset 0 0 0 1px ${token('ink-900')};
    @media (forced-colors: active) {
      border: 4px double Highlight;
    }
  }
  ${hovering} {
    button:hover {
      border-color: ${token('ink-900')};
    }
  }
`;

interface Props {
  id: string;
  day: Day | undefined;
  slot: SlotName | undefined;
  onPick(day: Day, slot: SlotName): void;
  now: Date;
  taken: Taken;
  times: OpeningTimes;
  /** The phone number of the page, in the national format. */
  phone: string;
  words: BookingWords['earliest'];
}

/** Shows the earliest free slots. One press picks day and slot. */
export function EarliestSlots({ id, day, slot, onPick, now, taken, times, phone, words }: Props) {
  const earliest = earliestSlots(now, taken, times);
  if (earliest.length === 0) return <p>{fillGaps(words.none, { phone })}</p>;
  return (
    <Group role="group" aria-labelledby={id}>
      <h3 id={id}>{words.heading}</h3>
      {earliest.map((next) => (
        <button
          key={next.day + next.slot}
          type="button"
          aria-pressed={next.day === day && next.slot === slot}
          onClick={() => {
            onPick(next.day, next.slot);
          }}
        >
          {fillGaps(words.slot, { day: shortDay(next.day), slot: inSentence(times.slots[next.slot].name) })}
        </button>
      ))}
    </Group>
  );
}
