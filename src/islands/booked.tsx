import { useSyncExternalStore } from 'react';
import type { BookingDialogProps } from '../booking/BookingDialog';

type Booked = Pick<BookingDialogProps, 'priced' | 'prefill'>;

const nothing: Booked = {};
let booked = nothing;
const listeners = new Set<() => void>();

/** Hands what the page's estimate or quote has found to its booking dialog, which is another island. */
export function setBooked(next?: Booked): void {
  booked = next ?? nothing;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What the page's estimate or quote has found. */
export const useBooked = (): Booked =>
  useSyncExternalStore(
    subscribe,
    () => booked,
    () => nothing,
  );
