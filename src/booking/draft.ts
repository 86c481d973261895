import type { BookingFormName } from '../content/booking-forms';
import { type Day, isDay } from '../day';
import type { Field, FieldId, Values } from './fields';
import type { BookingForm } from './forms';
import { type OpeningTimes, type SlotName, slotNames, type Taken, whyClosed } from './slots';

/** What a visitor has chosen and typed in one form so far. */
export interface Draft {
  day?: Day;
  slot?: SlotName;
  values: Values;
  /** What changes of the date have cleared, for 'Restore my details'. */
  cleared?: Values;
  /** The slot they have cleared. */
  clearedSlot?: SlotName;
  /** The values the wizard filled in, to tell them from what was typed over them. */
  prefilled?: Values;
  /** It was filled in before the form was shown anew, as after a reload. */
  isKept?: true;
}

/** Nothing chosen, nothing typed. */
export const emptyDraft: Draft = { values: {} };

/** The name under which a form's draft is kept in this tab's session storage. */
export const draftKey = (form: BookingFormName): string => `booking-draft:${form}`;

const version = 1;

/** A draft as text for session storage; booked slots are no part of it (decisions, Appointments). */
export const serialiseDraft = (form: BookingFormName, draft: Draft): string =>
  JSON.stringify({ version, form, ...draft });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const longestWithoutLimit = 100;
const fits = (field: Field, value: unknown) =>
  typeof value === 'string' && value.length <= ('maxLength' in field ? field.maxLength : longestWithoutLimit);

const areValues = (form: BookingForm, values: unknown): values is Partial<Record<FieldId, string>> =>
  isRecord(values) &&
  Object.entries(values).every(([id, value]) => form.fields.some((field) => field.id === id && fits(field, value)));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The draft of a form as it was stored, or nothing for anything this version of the form could not have written. */
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

/** A draft without a day or slot that can no longer be booked; everything typed stays. */
export function stillBookable(draft: Draft, now: Date, taken: Taken, times: OpeningTimes): Draft {
  const { day, slot, ...typed } = draft;
  if (day === undefined || whyClosed(day, undefined, now, taken, times)) return typed;
  return whyClosed(day, slot, now, taken, times) ? { day, ...typed } : draft;
}
