import type { BookingWords } from '../content/booking-dialog';
import { fillGaps } from '../content/words';
import type { Draft } from './draft';
import { type BookingForm, whyNotBookable } from './forms';

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const inSentence = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

/** The line under Confirm: what is still missing, or what will happen. */
export function footLine(form: BookingForm, draft: Draft, words: BookingWords['foot']): string {
  const missing = whyNotBookable(form, draft)?.missing ?? [];
  if (missing.length === 0) return words.ready;
  const parts = missing.map(({ part }) => part);
  if (parts.includes('day')) return words.day;
  const labels = form.fields.filter(({ id }) => parts.includes(id)).map(({ label }) => inSentence(label));
  if (labels.length === 0) return words.slot;
  return fillGaps(parts.includes('slot') ? words.slotAndFields : words.fields, { fields: and.format(labels) });
}
