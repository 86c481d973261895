import type { BookingFormName } from '../content/booking-forms';
import type { Receipt } from './receipt';

/** The receipts not yet dismissed, newest first, and the form whose booking is the newest: its dialog shows them. */
export interface Kept {
  shownBy?: BookingFormName;
  list: readonly Receipt[];
}

/** The receipts of a visit; in memory, like the appointment book. */
export interface Receipts {
  getSnapshot(): Kept;
  subscribe(listener: () => void): () => void;
  add(form: BookingFormName, receipt: Receipt): void;
  dismiss(): void;
}

/** No receipts yet. */
export function createReceipts(): Receipts {
  let kept: Kept = { list: [] };
  const listeners = new Set<() => void>();
  const turnTo = (next: Kept) => {
    kept = next;
    for (const listener of listeners) listener();
  };
  return {
    getSnapshot: () => kept,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (form, receipt) => {
      turnTo({ shownBy: form, list: [receipt, ...kept.list] });
    },
    dismiss: () => {
      turnTo({ list: [] });
    },
  };
}

/** The receipts of this visit. */
export const receipts = createReceipts();
