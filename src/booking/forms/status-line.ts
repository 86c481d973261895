import { whyNotBookable } from '../flow/why-not-bookable';
import type { BookingWords } from '../../../content/features/booking-dialog';
import { fillGaps, inSentence, wordList } from '../../../tools/shared/text';
import type { Draft } from '../draft/draft';
import { isBlank } from './fields';
import { type BookingForm } from './form-definitions';

/** How many of many missing fields the line names: all of them would fill half of a low screen. */
const mostNamed = 2;

/** Returns the line under Confirm: what is missing or invalid, or what a press will do. */
export function footLine(form: BookingForm, draft: Draft, words: BookingWords['foot']): string {
  const missing = whyNotBookable(form, draft)?.missing ?? [];
  if (missing.length === 0) return words.ready;
  const parts = missing.map(({ part }) => part);
  if (parts.includes('day')) return words.day;
  const fields = form.fields.filter(({ id }) => parts.includes(id));
  const empty = fields.filter(({ id }) => isBlank(draft.values[id]));
  const listed = (some: typeof fields) => {
    const labels = some.map(({ label }) => inSentence(label));
    const count = labels.length - mostNamed;
    if (count > 1) labels.splice(mostNamed, count, fillGaps(words.more, { count: String(count) }));
    return { fields: wordList(labels) };
  };
  if (parts.includes('slot')) return empty.length === 0 ? words.slot : fillGaps(words.slotAndFields, listed(empty));
  return empty.length === 0 ? fillGaps(words.check, listed(fields)) : fillGaps(words.fields, listed(empty));
}
