import type { Draft } from '../draft/draft';
import { type FieldId, isBlank, isFilled } from '../forms/fields';
import type { BookingForm } from '../forms/form-definitions';
import { missingInformation, type Toast } from './toasts';

/** A part of the dialog that is missing or invalid, and its message. */
export interface Missing {
  part: 'day' | 'slot' | FieldId;
  message: string;
}

/** Why a draft cannot be booked: the toast, and the missing parts in the order of the dialog. */
interface NotBookable {
  toast: Toast;
  missing: readonly [Missing, ...Missing[]];
}

/** Returns why a draft cannot be booked, or undefined if it can. `slots.ts` checks whether the slot is still free. */
export function whyNotBookable(form: BookingForm, { day, slot, values }: Draft): NotBookable | undefined {
  const missing: Missing[] = [
    ...(day === undefined ? [{ part: 'day', message: form.missing.day } as const] : []),
    ...(slot === undefined && form.slotRequired ? [{ part: 'slot', message: form.missing.slot } as const] : []),
    ...form.fields.flatMap((field) =>
      field.required && !isFilled(field, values[field.id]) ? [{ part: field.id, message: field.missing }] : [],
    ),
  ];
  const [first, ...rest] = missing;
  return first && { toast: missingInformation(form.missing.toast), missing: [first, ...rest] };
}

/**
 * Returns whether Confirm is marked as disabled: in quote dialogs only, until every required part is filled in
 * (docs/decisions/appointments.md). An invalid email address does not disable it; it is reported after a press.
 */
export function holdsConfirmBack(form: BookingForm, draft: Draft): boolean {
  const reason = whyNotBookable(form, draft);
  if (form.kind !== 'quote' || !reason) return false;
  return reason.missing.some(({ part }) => part === 'day' || part === 'slot' || isBlank(draft.values[part]));
}
