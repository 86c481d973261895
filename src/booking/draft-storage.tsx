import type { BookingFormName } from '../content/booking-forms';
import { type Draft, draftKey, parseDraft, serialiseDraft } from './draft';
import type { BookingForm } from './forms';

// Storage can be blocked, full or switched off; a booking works without it.
function orNothing<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** What was typed into a form before this tab was reloaded. */
export function loadDraft(form: BookingForm): Draft | undefined {
  const stored = orNothing(() => sessionStorage.getItem(draftKey(form.name)));
  return stored ? parseDraft(form, stored) : undefined;
}

/** Keeps what is typed for as long as this tab lives. */
export function saveDraft(form: BookingFormName, draft: Draft): void {
  orNothing(() => {
    sessionStorage.setItem(draftKey(form), serialiseDraft(form, draft));
  });
}

/** Forgets it: the booking is made, or nothing is filled in any more. */
export function removeDraft(form: BookingFormName): void {
  orNothing(() => {
    sessionStorage.removeItem(draftKey(form));
  });
}
