import type { Day } from '../../domain/london-day';
import { createStore } from '../../../tools/shared/store';
import type { SlotName, Taken } from './slots';

/** The slots booked in this tab. One booked in one dialog is taken in all others (docs/decisions/booked-slots.md). */
export const appointmentBook = createStore<Taken>(new Map());

/** Returns the taken slots with one more, or the same object if it is already taken. */
export function withSlot(taken: Taken, day: Day, slot: SlotName): Taken {
  const slots = taken.get(day) ?? [];
  return slots.includes(slot) ? taken : new Map([...taken, [day, [...slots, slot]]]);
}
