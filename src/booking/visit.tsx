import { Visit } from '../inline/marks';
import { appointmentBook } from './appointment-book';
import { receipts } from './receipts';

/** A store that outlives its page: what it holds as text, and the way back. */
interface Kept {
  subscribe(listener: () => void): () => void;
  save(): string | undefined;
  load(text: string | undefined): void;
}

/** Storage can be refused, full or damaged. Then a booking is known to its own page alone. */
function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/**
 * Keeps a store for the other pages of the visit, each of which is a document of its own. A reload forgets everything: the
 * page's own script sees to that (src/inline/common.tsx), because React may never come to the reloaded page.
 */
export function keep(name: Visit, store: Kept): void {
  let last: string | undefined;
  const load = () =>
    attempt(() => {
      const text = sessionStorage.getItem(name) ?? undefined;
      if (text === last) return;
      store.load(text);
      last = text;
    });
  load();
  store.subscribe(() =>
    attempt(() => {
      const text = store.save();
      if (text === last) return;
      if (text === undefined) sessionStorage.removeItem(name);
      else sessionStorage.setItem(name, text);
      // Not before it is there: a storage that is full must not bring back what it held before.
      last = text;
    }),
  );
  // Back to a page that the browser has kept as it was left, or on to one that it had prepared for a link.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) load();
  });
  document.addEventListener('prerenderingchange', load);
}

// The build draws pages for nobody.
if (typeof window === 'object') {
  keep(Visit.taken, appointmentBook);
  keep(Visit.receipts, receipts);
}
