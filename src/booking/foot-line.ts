import type { Draft } from './draft';
import { type BookingForm, whyNotBookable } from './forms';

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const inSentence = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

/** The line under Confirm: what is still missing, or what will happen. */
export function footLine(form: BookingForm, draft: Draft): string {
  const missing = whyNotBookable(form, draft)?.missing ?? [];
  if (missing.length === 0) return 'Opens your email app with everything filled in.';
  const parts = missing.map(({ part }) => part);
  if (parts.includes('day')) return 'Choose a day to begin.';
  const labels = form.fields.filter(({ id }) => parts.includes(id)).map(({ label }) => inSentence(label));
  const fields = labels.length > 0 ? `add ${and.format(labels)}` : '';
  const sentence = [parts.includes('slot') ? 'choose a time slot' : '', fields].filter(Boolean).join(', then ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
