import type { BookingTexts } from '../../../content/features/booking-messages';
import { whyNotBookable } from './why-not-bookable';
import { asTyped } from '../../../tools/shared/invisible';
import type { Day } from '../../domain/london-day';
import type { LabelledLine } from '../../mail/message';
import type { ReachWords } from '../../../content/features/reach';
import { type ReachBy, waysToReach } from '../../domain/reach';
import type { BookingMail } from '../../mail/messages';
import type { Priced } from '../../mail/priced';
import { replyLine } from '../../mail/reply-link';
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

/** Returns how the visitor asks to be reached first. */
export const reachByOf = ({ reachBy }: Values): ReachBy | undefined => waysToReach.find((way) => way === reachBy);

/** Returns the line of a filled-in field. A ticked box has no line: its words lead the mail. */
function lineOf(field: Field, value: string | undefined): LabelledLine[] {
  const { label } = field;
  if (value === undefined || field.control === 'tick') return [];
  if (field.control !== 'choice') return [{ label, value, typed: field.control !== 'select' }];
  const way = reachByOf({ reachBy: value });
  return way ? [{ label, value: field.choices[way], typed: false }] : [];
}

/** Converts a booking to the values that its mails contain. */
export function bookingMail(
  { form, day, slot, values, priced }: Booking,
  times: OpeningTimes,
  { priority }: ReachWords = {},
): Omit<BookingMail, 'call'> {
  const lines = (wanted: (field: Field) => boolean): LabelledLine[] =>
    form.fields.filter(wanted).flatMap((field) => lineOf(field, values[field.id]));
  const first = values.priority === undefined ? undefined : priority;
  const reachBy = reachByOf(values);
  const reach = [
    ...(first ? [{ label: first.subject, value: first.label, typed: false }] : []),
    ...lines(({ isReach }) => isReach === true),
  ];
  const isVisitor = ({ id }: Field) => id === 'name' || id === 'email';
  const lastServiced = values.lastServiceYear ?? values.lastServiced;
  return {
    form: form.name,
    title: form.title,
    day,
    ...(slot && { slot: slotLabel(slot, times) }),
    email: values.email,
    visitor: lines(isVisitor),
    details: lines((field) => !isVisitor(field) && !field.isReach),
    ...(lastServiced !== undefined && { lastServiced }),
    ...(priced && { priced }),
    ...(reachBy && { reachBy }),
    ...(reach.length > 0 && { reach }),
    ...(first && { priority: first.subject }),
  };
}

/** Returns the link for the company's answer, for the mail of a booking, if it wants one (docs/decisions/reply-kit.md). */
export function linkFor(
  { form, day, slot, values }: Booking,
  { mail: { reply } }: BookingTexts,
  siteUrl: string,
): Pick<BookingMail, 'reply'> {
  const { reachBy, ...others } = values;
  const way = reachByOf({ ...(reachBy && { reachBy }) });
  const linked = { form: form.name, day, values: others, ...(slot && { slot }), ...(way && { way }) };
  return reply.isOn ? { reply: (room) => replyLine(linked, siteUrl, reply.line, room) } : {};
}
