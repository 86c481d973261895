import { isRecord, parseJson } from '../../../shared/json';
import { type Drafts, unsavedViews } from './drafts';

/** Where the browser keeps the drafts of a view: they outlive a reload, a crash and a closed tab. */
const prefix = 'studio-draft:';

/** Returns what was typed before and is not saved yet. */
export function keptDrafts(): Drafts {
  let keys: string[] = [];
  try {
    keys = Object.keys(localStorage);
  } catch {
    // Without storage nothing was kept.
  }
  const entries = keys.flatMap((key): [string, Drafts[string]][] => {
    if (!key.startsWith(prefix)) return [];
    const own = parseJson(localStorage.getItem(key) ?? '');
    const isDraft = (draft: unknown) => isRecord(draft) && isRecord(draft.field) && 'value' in draft;
    return isRecord(own) && Object.values(own).every(isDraft)
      ? [[key.slice(prefix.length), own as Drafts[string]]]
      : [];
  });
  return Object.fromEntries(entries);
}

/** Keeps the drafts that have changed, and forgets those that are saved or discarded. */
export function keepDrafts(before: Drafts, now: Drafts): void {
  const unsaved = new Set(unsavedViews(now));
  for (const view of new Set([...Object.keys(before), ...Object.keys(now)])) {
    if (before[view] === now[view]) continue;
    try {
      if (unsaved.has(view)) localStorage.setItem(prefix + view, JSON.stringify(now[view]));
      else localStorage.removeItem(prefix + view);
    } catch {
      // A full or forbidden storage must not stop the typing.
    }
  }
}
