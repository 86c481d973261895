import { type ComponentType, useSyncExternalStore } from 'react';
import { receipts } from './receipts';

let Panel: ComponentType | undefined;

/**
 * Says what draws receipts. It comes with the first booking form, and so before any receipt; imported here it would be sent
 * with every page.
 */
export const drawReceiptsWith = (panel: ComponentType) => {
  Panel = panel;
};

/** The receipts of bookings made on pages that were left since: they stay until they are dismissed (decisions, Mail). */
export function KeptReceipts() {
  const { shownBy, list } = useSyncExternalStore(receipts.subscribe, receipts.getSnapshot, receipts.getSnapshot);
  return Panel && list.length > 0 && !shownBy ? <Panel /> : null;
}
