import type { BookingTexts } from '../content/booking';
import type { BookingFormName } from '../content/booking-forms';
import type { Receipt } from './receipt';

/**
 * The receipts not yet dismissed, newest first, and their words. The dialog of the newest one's form shows them, and once
 * its page is left, the island of receipts (src/islands/receipts.tsx).
 */
export interface Kept {
  shownBy?: BookingFormName;
  words?: BookingTexts['receipt'];
  list: readonly Receipt[];
}

/** The receipts of a visit. */
export interface Receipts {
  getSnapshot(): Kept;
  subscribe(listener: () => void): () => void;
  add(form: BookingFormName, receipt: Receipt, words: BookingTexts['receipt']): void;
  /** A page with the form's dialog is there. */
  enter(form: BookingFormName): void;
  /** It is left. */
  leave(form: BookingFormName): void;
  dismiss(): void;
  /** The receipts as text, if there are any. */
  save(): string | undefined;
  /** Takes over what `save` gave on another page of the visit; without it, there are none. */
  load(text: string | undefined): void;
}

/** No receipts yet. */
export function createReceipts(): Receipts {
  let kept: Kept = { list: [] };
  const present = new Set<BookingFormName>();
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
    add: (form, receipt, words) => {
      turnTo({ ...(present.has(form) && { shownBy: form }), words, list: [receipt, ...kept.list] });
    },
    enter: (form) => {
      present.add(form);
    },
    leave: (form) => {
      present.delete(form);
      const { shownBy, ...rest } = kept;
      if (shownBy === form) turnTo(rest);
    },
    dismiss: () => {
      turnTo({ list: [] });
    },
    save: () => (kept.list.length > 0 ? JSON.stringify({ words: kept.words, list: kept.list }) : undefined),
    load: (text) => {
      turnTo(text ? (JSON.parse(text) as Kept) : { list: [] });
    },
  };
}

/** The receipts of this visit. */
export const receipts = createReceipts();
