import styled from 'styled-components';
import type { BookingWords } from '../content/booking-dialog';
import { fillGaps, inSentence } from '../content/words';
import { type Day, weekdayAndDate } from '../day';
import { hovering, token } from '../theme/tokens';
import { earliestSlots, type OpeningTimes, type SlotName, type Taken } from './slots';

const Group = styled.div`
  display: grid;
  gap: 0.5rem;
  h3 {
    font-size: 1.0625rem;
    line-height: 1.3;
  }
  button {
    min-height: 2.75rem;
    padding: 0.375rem 0.875rem;
    border: 1.5px solid ${token('line-500')};
    border-radius: ${token('r-m')};
    background: none;
    font-weight: 600;
    line-height: 1.25;
    text-align: left;
    cursor: pointer;
  }
  button[aria-pressed='true'] {
    border-color: ${token('ink-900')};
    background: ${token('mist-100')};
    box-shadow: inset 0 0 0 1px ${token('ink-900')};
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
  /** The line of the page, as people write it. */
  phone: string;
  words: BookingWords['earliest'];
}

/** The next free times: one press picks day and slot. */
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
          {fillGaps(words.slot, { day: weekdayAndDate(next.day), slot: inSentence(times.slots[next.slot].name) })}
        </button>
      ))}
    </Group>
  );
}
