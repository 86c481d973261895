import { type ComponentType, useSyncExternalStore } from 'react';
import type { BookingTexts } from '../content/booking';
import { receipts } from './receipts';

let Drawn: ComponentType<{ words: BookingTexts['receipt'] }> | undefined;

/** Says what draws receipts. It comes with the first booking form, so before any receipt, and on no page without one. */
export const drawReceiptsWith = (component: NonNullable<typeof Drawn>) => {
  Drawn = component;
};

/** The receipts of bookings made on pages that were left since: they stay until they are dismissed (decisions, Mail). */
export function KeptReceipts() {
  const { shownBy, words } = useSyncExternalStore(receipts.subscribe, receipts.getSnapshot, receipts.getSnapshot);
  return Drawn && words && !shownBy ? <Drawn words={words} /> : null;
}
