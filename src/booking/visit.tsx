import type { Store } from '../domain/store';
import { Visit } from '../inline/marks';
import { appointmentBook } from './availability/appointment-book';
import { receipts } from './receipt/receipt-store';

/** Ignores errors of storage that is refused, full or damaged. Other pages then do not show the booking. */
function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

type ItemOf<Value> = Value extends Iterable<infer Item> ? Item : never;

/**
 * Synchronises a store with session storage, because each page of the site is a separate document. A reload clears it
 * (docs/decisions/booked-slots.md): src/inline/common.tsx does that, because React may never start on the reloaded
 * page.
 * @param valueOf returns the value for the stored items
 */
export function keep<Value extends Iterable<unknown>>(
  name: Visit,
  store: Store<Value>,
  valueOf: (items: ItemOf<Value>[]) => Value,
): void {
  let last: string | undefined;
  const load = () =>
    attempt(() => {
      const text = sessionStorage.getItem(name) ?? undefined;
      if (text === last) return;
      const items: unknown = JSON.parse(text ?? '[]');
      store.set(valueOf(Array.isArray(items) ? (items as ItemOf<Value>[]) : []));
      last = text;
    });
  load();
  store.subscribe(() =>
    attempt(() => {
      const items = [...store.get()];
      const text = items.length > 0 ? JSON.stringify(items) : undefined;
      if (text === last) return;
      if (text === undefined) sessionStorage.removeItem(name);
      else sessionStorage.setItem(name, text);
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
  keep(Visit.taken, appointmentBook, (days) => new Map(days));
  keep(Visit.receipts, receipts, (list) => list);
}
