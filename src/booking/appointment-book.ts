import type { Day } from '../day';
import type { SlotName, Taken } from './slots';

/** What has been booked in this visit, in whichever dialog. */
export interface AppointmentBook {
  /** The taken slots; a new object whenever one is added, as `useSyncExternalStore` asks. */
  getSnapshot(): Taken;
  /** Calls the listener after each change; the returned function ends that. */
  subscribe(listener: () => void): () => void;
  /** Books a slot, or answers false because it is booked already. */
  take(day: Day, slot: SlotName): boolean;
  /** Forgets everything, as a reload does. */
  reset(): void;
  /** The taken slots as text, if there are any. */
  save(): string | undefined;
  /** Takes over what `save` gave on another page of the visit; without it, nothing is taken. */
  load(text: string | undefined): void;
}

/** An empty book. */
export function createAppointmentBook(): AppointmentBook {
  let taken: Taken = new Map();
  const listeners = new Set<() => void>();
  const turnTo = (next: Taken) => {
    taken = next;
    for (const listener of listeners) listener();
  };
  return {
    getSnapshot: () => taken,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take: (day, slot) => {
      const slots = taken.get(day) ?? [];
      if (slots.includes(slot)) return false;
      turnTo(new Map([...taken, [day, [...slots, slot]]]));
      return true;
    },
    reset: () => {
      turnTo(new Map());
    },
    save: () => (taken.size > 0 ? JSON.stringify([...taken]) : undefined),
    load: (text) => {
      turnTo(new Map(text ? (JSON.parse(text) as [Day, SlotName[]][]) : []));
    },
  };
}

/** The one book of the visit: a slot booked in one dialog is taken in every other (decisions, Appointments). */
export const appointmentBook = createAppointmentBook();
