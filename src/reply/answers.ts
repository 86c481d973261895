import type { BookingTexts } from '../../content/features/booking-messages';
import type { ReplyWords } from '../../content/pages/reply';
import { fillGaps } from '../../tools/shared/text';
import { type OpeningTimes, slotLabel, type SlotName } from '../booking/availability/slots';
import type { BookingForm } from '../booking/forms/form-definitions';
import { calendarUrl, visitCalendar } from '../booking/receipt/calendar-file';
import { type Day, fullDay } from '../domain/london-day';
import { encodeText, mailtoLink } from '../mail/mailto';
import { longestLink } from '../mail/message';
import { photosOf } from '../mail/messages';
import { jobRow } from './job-row';
import type { ReadBooking } from './read-link';
import type { Way } from './ways';

export type AnswerName = keyof ReplyWords['answers'];

/** The answers in the order of the page. */
export const answerNames: readonly AnswerName[] = ['agreed', 'otherSlot', 'photos', 'outside', 'notOurs'];

/** A day and, unless none was asked for, a slot. */
export interface Appointment {
  day: Day;
  slot?: SlotName;
}

/** What answers are made of, apart from the booking. */
export interface ReplyContext {
  /** The form of the booking, with its words. */
  form: BookingForm;
  words: ReplyWords;
  texts: BookingTexts;
  times: OpeningTimes;
  companyName: string;
}

/** A finished answer. */
export interface Answer {
  subject: string;
  /** The lines of the mail. */
  lines: readonly string[];
  text: string;
}

/** Returns the day and the slot in words: 'Tuesday, 24 November 2026, Morning (8:00 AM - 12:00 PM)'. */
export const whenOf = ({ day, slot }: Appointment, times: OpeningTimes): string =>
  [fullDay(day), slot && slotLabel(slot, times)].filter(Boolean).join(', ');

/** Returns the words of an answer. `other` is the appointment offered in place of the one that was asked for. */
export function answerOf(
  name: AnswerName,
  booking: ReadBooking,
  { words, texts, times }: ReplyContext,
  other?: Appointment,
): Answer {
  const { subject, first, more, text } = words.answers[name];
  const photos = name === 'photos' ? photosOf(booking.form, texts) : [];
  const gaps = {
    date: fullDay(booking.day),
    when: whenOf(booking, times),
    photos: photos.join(', '),
    ...(other && { other: whenOf(other, times) }),
  };
  const { name: visitor } = booking.values;
  return {
    subject: fillGaps(subject, gaps),
    lines: [
      visitor === undefined ? words.greetingWithoutName : fillGaps(words.greeting, { name: visitor }),
      '',
      fillGaps(first, gaps),
      ...photos.map((photo) => `- ${photo}`),
      ...more,
      '',
      words.closing,
    ],
    text: fillGaps(text, gaps),
  };
}

/** Returns the link that opens an answer. A mail that is too long for a link greets without the name. */
export function answerLink({ kind, to }: Way, { subject, lines, text }: Answer, words: ReplyWords): string {
  // The sign & before `body` is for iPhones, which read nothing behind the question mark alone.
  if (kind === 'text') return `sms:${to}?&body=${encodeText(text)}`;
  const linkWith = (body: readonly string[]) => mailtoLink({ to, subject, body: body.join('\n') });
  const whole = linkWith(lines);
  return whole.length > longestLink ? linkWith([words.greetingWithoutName, ...lines.slice(1)]) : whole;
}

/** Returns what a visitor wrote, with the labels of the dialog. */
export const writtenIn = ({ values, way }: ReadBooking, { fields }: BookingForm): { label: string; value: string }[] =>
  fields.flatMap((field) => {
    const { id, label, control } = field;
    if (control === 'choice') return way ? [{ label, value: field.choices[way] }] : [];
    const value = id === 'reachBy' ? undefined : values[id];
    return value === undefined ? [] : [{ label, value: control === 'tick' ? '✓' : value }];
  });

/** Returns the calendar file of an answer: confirmed for what was asked for, tentative for another appointment. */
export function answerCalendar(
  booking: ReadBooking,
  { form, times, companyName }: ReplyContext,
  now: Date,
  other?: Appointment,
): string {
  const { day, slot } = other ?? booking;
  const entry = {
    uid: `reply-${booking.id}`,
    stamp: now,
    day,
    title: `${form.title}, ${companyName}`,
    description: writtenIn(booking, form)
      .map(({ label, value }) => `${label}: ${value}`)
      .join('\n'),
  };
  return calendarUrl(visitCalendar(entry, slot && times.slots[slot], other ? 'TENTATIVE' : 'CONFIRMED'));
}

/**
 * Returns the row for the job software. Its twelve cells are the same for every form: day, time, what was booked, name,
 * phone, email, address, work, boiler, its age, its last service, and how the visitor wants to be reached.
 */
export function bookingRow({ day, slot, values, way }: ReadBooking, { form, times }: ReplyContext): string {
  const all = (...found: readonly (string | undefined)[]) => found.filter((value) => value !== undefined).join(', ');
  return jobRow([
    day,
    slot ? slotLabel(slot, times) : '',
    form.title,
    all(values.name),
    all(values.phone),
    all(values.email),
    all(values.address, values.addressOrPostcode),
    all(values.summary, values.details),
    all(values.manufacturer, values.brand),
    all(values.installYear, values.age, values.installationDate),
    all(values.lastServiceYear, values.lastServiced, values.lastServiceDate),
    all(way, values.atHome, values.dayPhone, values.forWhom, values.tell, values.arrival),
  ]);
}
