import { whyNotBookable } from './why-not-bookable';
import { asTyped } from '../../../tools/shared/invisible';
import type { Day } from '../../domain/london-day';
import type { LabelledLine } from '../../mail/message';
import type { BookingMail } from '../../mail/messages';
import type { Priced } from '../../mail/priced';
import type { Draft } from '../draft/draft';
import { type Field, type Values } from '../forms/fields';
import { type BookingForm } from '../forms/form-definitions';
import { type OpeningTimes, slotLabel, type SlotName } from '../availability/slots';

/** A complete booking. Its values are trimmed; empty ones are left out. */
export interface Booking {
  form: BookingForm;
  day: Day;
  /** Absent only if the form does not require a slot. */
  slot?: SlotName;
  values: Values & { email: string };
  /** The price and answers of the estimate or the calculator. */
  priced?: Priced;
}

/** Returns the booking for a draft, or undefined while a required part is missing or invalid. */
export function bookingOf(form: BookingForm, draft: Draft, priced?: Priced): Booking | undefined {
  const { day, slot } = draft;
  const values: Values = Object.fromEntries(
    form.fields.map(({ id }) => [id, asTyped(draft.values[id])] as const).filter(([, value]) => value !== ''),
  );
  const { email } = values;
  if (whyNotBookable(form, draft) || day === undefined || email === undefined) return undefined;
  return { form, day, ...(slot && { slot }), values: { ...values, email }, ...(priced && { priced }) };
}

/** Converts a booking to the values that its mails contain. */
export function bookingMail(
  { form, day, slot, values, priced }: Booking,
  times: OpeningTimes,
): Omit<BookingMail, 'call'> {
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
