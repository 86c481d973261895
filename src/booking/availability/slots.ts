import { addDays, daysBetween, type Day, timeOfDay, today, weekday } from '../../domain/london-day';

/** The two time slots of a day, in order: morning and afternoon. */
export const slotNames = ['am', 'pm'] as const;
export type SlotName = (typeof slotNames)[number];

/** The slots that this visitor has already booked, by day. */
export type Taken = ReadonlyMap<Day, readonly SlotName[]>;

/** The part of `data/appointments.yaml` that days and slots need. Times are UK times, such as '08:00'. */
export interface OpeningTimes {
  slots: Readonly<Record<SlotName, { name: string; start: string; end: string }>>;
  closedWeekdays: readonly string[];
  closedDates: readonly Day[];
  /** What the company has no time left for: a slot of a day or, without one, the whole day. */
  full: readonly { day: Day; slot?: string | null }[];
  /** How many days from today the last bookable day is. */
  bookAheadDays: number;
}

/** The reason why no slot of a day can be booked. */
export type DayClosed =
  'past' | 'closed weekday' | 'closed date' | 'too far ahead' | 'fully booked' | 'nothing left today';

/** The reason why a slot of an open day cannot be chosen. */
export type SlotClosed = 'booked' | 'already begun';

/** A slot as the dialog shows it, such as 'Morning' with '(8:00 AM - 12:00 PM)'. Without `closed` it can be chosen. */
export interface SlotChoice {
  name: SlotName;
  title: string;
  hours: string;
  closed?: SlotClosed | DayClosed;
}

/** Converts '08:00' to '8:00 AM' and '13:30' to '1:30 PM'. */
function twelveHours(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`;
}

function slotParts(slot: SlotName, { slots }: OpeningTimes) {
  const { name, start, end } = slots[slot];
  return { title: name, hours: `(${twelveHours(start)} - ${twelveHours(end)})` };
}

/** Returns 'Morning (8:00 AM - 12:00 PM)', for mails and receipts. */
export function slotLabel(slot: SlotName, times: OpeningTimes): string {
  const { title, hours } = slotParts(slot, times);
  return `${title} ${hours}`;
}

function whySlotClosed(day: Day, slot: SlotName, now: Date, taken: Taken, times: OpeningTimes): SlotClosed | undefined {
  const isFull = times.full.some((full) => full.day === day && (full.slot ?? slot) === slot);
  if (isFull || taken.get(day)?.includes(slot)) return 'booked';
  return day === today(now) && timeOfDay(now) >= times.slots[slot].start ? 'already begun' : undefined;
}

/** Returns why a day cannot be chosen, or undefined if it can (docs/decisions/appointments.md). */
export function whyDayClosed(day: Day, now: Date, taken: Taken, times: OpeningTimes): DayClosed | undefined {
  const ahead = daysBetween(today(now), day);
  if (ahead < 0) return 'past';
  if (times.closedWeekdays.includes(weekday(day))) return 'closed weekday';
  if (times.closedDates.includes(day)) return 'closed date';
  if (ahead > times.bookAheadDays) return 'too far ahead';
  const closed = slotNames.map((slot) => whySlotClosed(day, slot, now, taken, times));
  if (closed.every((reason) => reason === 'booked')) return 'fully booked';
  return closed.every((reason) => reason !== undefined) ? 'nothing left today' : undefined;
}

/** Returns why a slot cannot be booked or, without a slot, why the day cannot; undefined if it can. */
export const whyClosed = (
  day: Day,
  slot: SlotName | undefined,
  now: Date,
  taken: Taken,
  times: OpeningTimes,
): SlotClosed | DayClosed | undefined =>
  (slot && whySlotClosed(day, slot, now, taken, times)) ?? whyDayClosed(day, now, taken, times);

/** Returns both slots of a day, each with the reason if it cannot be chosen. */
export const slotsFree = (day: Day, now: Date, taken: Taken, times: OpeningTimes): SlotChoice[] =>
  slotNames.map((name) => {
    const closed = whyClosed(day, name, now, taken, times);
    return { name, ...slotParts(name, times), ...(closed && { closed }) };
  });

/** Returns the first day of the month of a day. */
export const monthOf = (day: Day): Day => `${day.slice(0, 7)}-01`;

/** How many of the earliest slots the dialog suggests, and how many days ahead it searches for them. */
const earliestCount = 3;
const earliestWithinDays = 60;

/** Returns the next slots that can be booked, earliest first: at most three, within 60 days. */
export function earliestSlots(now: Date, taken: Taken, times: OpeningTimes): { day: Day; slot: SlotName }[] {
  const found: { day: Day; slot: SlotName }[] = [];
  for (let ahead = 0; ahead <= earliestWithinDays && found.length < earliestCount; ahead += 1) {
    const day = addDays(today(now), ahead);
    for (const { name, closed } of slotsFree(day, now, taken, times)) if (!closed) found.push({ day, slot: name });
  }
  return found.slice(0, earliestCount);
}

/** Returns whether the clock allows the same days and slots at two moments. Ignores what is booked. */
export const offersTheSame = (one: Date, other: Date, { slots }: OpeningTimes): boolean =>
  today(one) === today(other) &&
  slotNames.every((slot) => timeOfDay(one) >= slots[slot].start === timeOfDay(other) >= slots[slot].start);

/** Counts the days of a month that can still be booked. `month` is any day of it. */
export function freeDaysIn(month: Day, now: Date, taken: Taken, times: OpeningTimes): number {
  let free = 0;
  for (let day = `${month.slice(0, 7)}-01`; day.startsWith(month.slice(0, 7)); day = addDays(day, 1))
    if (!whyDayClosed(day, now, taken, times)) free += 1;
  return free;
}
