import { inStorage } from '../../../tools/shared/storage';
import type { BookingFormName } from '../../domain/booking-forms';
import { type Draft, draftKey, parseDraft, serialiseDraft } from './draft';
import type { BookingForm } from '../forms/form-definitions';

/** Loads the stored draft of a form, from before a reload or from another page of this tab. */
export function loadDraft(form: BookingForm): Draft | undefined {
  const stored = inStorage((storage) => storage.getItem(draftKey(form.name)));
  return stored ? parseDraft(form, stored) : undefined;
}

/** Stores a draft until the tab is closed. */
export function saveDraft(form: BookingFormName, draft: Draft): void {
  inStorage((storage) => {
    storage.setItem(draftKey(form), serialiseDraft(form, draft));
  });
}

/** Removes the stored draft, after a booking or when the form is empty. */
export function removeDraft(form: BookingFormName): void {
  inStorage((storage) => {
    storage.removeItem(draftKey(form));
  });
}
