import type { BookingFormName } from '../../domain/booking-forms';
import { type Day, isDay } from '../../domain/london-day';
import type { Field, FieldId, Values } from '../forms/fields';
import type { BookingForm } from '../forms/form-definitions';
import { type OpeningTimes, type SlotName, slotNames, type Taken, whyClosed } from '../availability/slots';
import { isRecord, parseJson } from '../../../tools/shared/json';

/** What a visitor has chosen and typed in one form. */
export interface Draft {
  day?: Day;
  slot?: SlotName;
  values: Values;
  /** The values that changes of the date have cleared, for 'Restore my details'. */
  cleared?: Values;
  /** The slot that changes of the date have cleared. */
  clearedSlot?: SlotName;
  /** The values filled in from the estimate, to distinguish them from values that the visitor typed. */
  prefilled?: Values;
  /** Set if the draft comes from session storage, for example after a reload. */
  isKept?: true;
}

/** A draft without choices and values. */
export const emptyDraft: Draft = { values: {} };

/** Returns the key of a form's draft in session storage. */
export const draftKey = (form: BookingFormName): string => `booking-draft:${form}`;

const version = 1;

/** Serialises a draft for session storage. Booked slots are stored separately (docs/decisions/booked-slots.md). */
export const serialiseDraft = (form: BookingFormName, draft: Draft): string =>
  JSON.stringify({ version, form, ...draft });

const longestWithoutLimit = 100;
const fits = (field: Field, value: unknown) =>
  typeof value === 'string' && value.length <= ('maxLength' in field ? field.maxLength : longestWithoutLimit);

const areValues = (form: BookingForm, values: unknown): values is Partial<Record<FieldId, string>> =>
  isRecord(values) &&
  Object.entries(values).every(([id, value]) => form.fields.some((field) => field.id === id && fits(field, value)));

/** Parses a stored draft. Returns undefined for any text that this version of the form could not have stored. */
export function parseDraft(form: BookingForm, stored: string): Draft | undefined {
  const data = parseJson(stored);
  if (!isRecord(data) || data.version !== version || data.form !== form.name) return undefined;
  const { day, values, cleared, prefilled } = data;
  const slot = slotNames.find((name) => name === data.slot);
  const clearedSlot = slotNames.find((name) => name === data.clearedSlot);
  if (day !== undefined && !(typeof day === 'string' && isDay(day))) return undefined;
  if (data.slot !== undefined && (slot === undefined || day === undefined)) return undefined;
  if (data.clearedSlot !== undefined && clearedSlot === undefined) return undefined;
  if (!areValues(form, values)) return undefined;
  if (cleared !== undefined && !areValues(form, cleared)) return undefined;
  if (prefilled !== undefined && !areValues(form, prefilled)) return undefined;
  return {
    ...(day && { day }),
    ...(slot && { slot }),
    values,
    ...(cleared && { cleared }),
    ...(clearedSlot && { clearedSlot }),
    ...(prefilled && { prefilled }),
  };
}

/** Returns the draft without a day or slot that can no longer be booked. Keeps everything that was typed. */
export function stillBookable(draft: Draft, now: Date, taken: Taken, times: OpeningTimes): Draft {
  const { day, slot, ...typed } = draft;
  if (day === undefined || whyClosed(day, undefined, now, taken, times)) return typed;
  return whyClosed(day, slot, now, taken, times) ? { day, ...typed } : draft;
}
