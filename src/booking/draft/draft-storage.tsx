import type { BookingFormName } from '../../domain/booking-forms';
import { type Draft, draftKey, parseDraft, serialiseDraft } from './draft';
import type { BookingForm } from '../forms/form-definitions';

// Session storage can be blocked, full or switched off. Booking works without it.
function orNothing<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** Loads the stored draft of a form, from before a reload or from another page of this tab. */
export function loadDraft(form: BookingForm): Draft | undefined {
  const stored = orNothing(() => sessionStorage.getItem(draftKey(form.name)));
  return stored ? parseDraft(form, stored) : undefined;
}

/** Stores a draft until the tab is closed. */
export function saveDraft(form: BookingFormName, draft: Draft): void {
  orNothing(() => {
    sessionStorage.setItem(draftKey(form), serialiseDraft(form, draft));
  });
}

/** Removes the stored draft, after a booking or when the form is empty. */
export function removeDraft(form: BookingFormName): void {
  orNothing(() => {
    sessionStorage.removeItem(draftKey(form));
  });
}
