import type { Day } from '../day';
import type { LabelledLine } from '../mail/message';
import type { BookingMail } from '../mail/messages';
import type { Priced } from '../mail/priced';
import type { Draft } from './draft';
import { type Field, isBlank, type Values } from './fields';
import { type BookingForm, whyNotBookable } from './forms';
import { type OpeningTimes, slotLabel, type SlotName } from './slots';

/** A complete booking: values are trimmed, and empty ones are left out. */
export interface Booking {
  form: BookingForm;
  day: Day;
  /** Missing only where the form does not require one. */
  slot?: SlotName;
  values: Values & { email: string };
  /** What the estimate or the calculator had shown before. */
  priced?: Priced;
}

/** The booking a draft makes, or nothing while something is missing. */
export function bookingOf(form: BookingForm, draft: Draft, priced?: Priced): Booking | undefined {
  const { day, slot } = draft;
  const values: Values = Object.fromEntries(
    form.fields.map(({ id }) => [id, (draft.values[id] ?? '').trim()] as const).filter(([, value]) => !isBlank(value)),
  );
  const { email } = values;
  if (whyNotBookable(form, draft) || day === undefined || email === undefined) return undefined;
  return { form, day, ...(slot && { slot }), values: { ...values, email }, ...(priced && { priced }) };
}

/** A booking as its mails tell it. */
export function bookingMail({ form, day, slot, values, priced }: Booking, times: OpeningTimes): BookingMail {
  const lines = (wanted: (field: Field) => boolean): LabelledLine[] =>
    form.fields.filter(wanted).flatMap(({ id, label, control }) => {
      const value = values[id];
      return value === undefined ? [] : [{ label, value, typed: control !== 'select' }];
    });
  const isVisitor = ({ id }: Field) => id === 'name' || id === 'email';
  const lastServiced = values.lastServiceYear ?? values.lastServiced;
  return {
    form: form.name,
    title: form.title,
    day,
    ...(slot && { slot: slotLabel(slot, times) }),
    email: values.email,
    visitor: lines(isVisitor),
    details: lines((field) => !isVisitor(field)),
    ...(lastServiced !== undefined && { lastServiced }),
    ...(priced && { priced }),
  };
}
