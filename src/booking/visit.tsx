import { isRecord, parseJson } from '../../tools/shared/json';
import { isDay } from '../domain/london-day';
import { inStorage } from '../../tools/shared/storage';
import type { Store } from '../../tools/shared/store';
import { Visit } from '../inline/marks';
import { appointmentBook } from './availability/appointment-book';
import { type SlotName, slotNames, type Taken } from './availability/slots';
import type { Receipt } from './receipt/receipt';
import { receipts } from './receipt/receipt-store';

type ItemOf<Value> = Value extends Iterable<infer Item> ? Item : never;

const version = 1;

type Check<Item> = (value: unknown) => value is Item;
const areAll = <Item,>(value: unknown, is: Check<Item>): value is Item[] => Array.isArray(value) && value.every(is);
const isText = (value: unknown) => typeof value === 'string';
const hasTexts = (value: unknown, ...names: string[]): value is Record<string, unknown> =>
  isRecord(value) && names.every((name) => isText(value[name]));

const isSlot = (value: unknown): value is SlotName => slotNames.includes(value as SlotName);

/** Returns whether a value is a day with its taken slots. */
export const isTaken = (value: unknown): value is ItemOf<Taken> =>
  Array.isArray(value) && isText(value[0]) && isDay(value[0] as string) && areAll(value[1], isSlot);

/** Returns whether a value is a receipt that this version can show. */
export const isReceipt = (value: unknown): value is Receipt =>
  hasTexts(value, 'lead', 'notAgreed', 'line', 'calendar') &&
  isText(value.reminder ?? '') &&
  ['office', 'emergency', 'mobile'].includes(value.line as string) &&
  areAll(value.nextSteps, (step) => isText(step)) &&
  areAll(value.booked, (line) => hasTexts(line, 'label', 'value')) &&
  areAll(value.messages, (message) => hasTexts(message, 'name', 'link', 'text', 'gmail', 'outlook'));

/**
 * Synchronises a store with session storage, because each page of the site is a separate document. A reload clears it
 * (docs/decisions/booked-slots.md): src/inline/common.tsx does that, because React may never start on the reloaded
 * page.
 * Drops what another version has stored, and each item that is damaged.
 * @param is returns whether a stored item is valid
 * @param valueOf returns the value for the stored items
 */
export function keep<Value extends Iterable<unknown>>(
  name: Visit,
  store: Store<Value>,
  is: Check<ItemOf<Value>>,
  valueOf: (items: ItemOf<Value>[]) => Value,
): void {
  let last: string | undefined;
  const load = () =>
    inStorage((storage) => {
      const text = storage.getItem(name) ?? undefined;
      if (text === last) return;
      last = text;
      const kept = parseJson(text ?? '');
      const items = isRecord(kept) && kept.version === version && Array.isArray(kept.items) ? kept.items : [];
      store.set(valueOf(items.filter(is)));
    });
  load();
  store.subscribe(() =>
    inStorage((storage) => {
      const items = [...store.get()];
      const text = items.length > 0 ? JSON.stringify({ version, items }) : undefined;
      if (text === last) return;
      if (text === undefined) storage.removeItem(name);
      else storage.setItem(name, text);
      // Only once it is stored: if the storage is full, a later `load` must not restore the previous value.
      last = text;
    }),
  );
  // Loads again when the browser restores a page from the back/forward cache or shows a prerendered one.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) load();
  });
  document.addEventListener('prerenderingchange', load);
}

// Server rendering has no storage.
if (typeof window === 'object') {
  keep(Visit.taken, appointmentBook, isTaken, (days) => new Map(days));
  keep(Visit.receipts, receipts, isReceipt, (list) => list);
}
