import { addDays, daysBetween, type Day, timeOfDay, today, weekday } from '../day';

/** The two visits a day has, in their order (spec 9). */
export const slotNames = ['am', 'pm'] as const;
export type SlotName = (typeof slotNames)[number];

/** What is booked already: the taken slots of each day (spec 3). */
export type Taken = ReadonlyMap<Day, readonly SlotName[]>;

/** `data/appointments.yaml` as far as days and slots need it; times are '08:00' in the United Kingdom. */
export interface OpeningTimes {
  slots: Readonly<Record<SlotName, { name: string; start: string; end: string }>>;
  closedWeekdays: readonly string[];
  closedDates: readonly Day[];
  /** The furthest bookable day, counted from today. */
  bookAheadDays: number;
}

/** Why nothing can be booked on a day. */
export type DayClosed =
  'past' | 'closed weekday' | 'closed date' | 'too far ahead' | 'fully booked' | 'nothing left today';

/** Why a slot of an open day cannot be chosen. */
export type SlotClosed = 'booked' | 'already begun';

/** A slot as a visitor meets it, such as 'Morning' with '(8:00 AM - 12:00 PM)'; without `closed` it can be chosen. */
export interface SlotChoice {
  name: SlotName;
  title: string;
  hours: string;
  closed?: SlotClosed | DayClosed;
}

/** '08:00' becomes '8:00 AM', '13:30' becomes '1:30 PM'. */
function twelveHours(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`;
}

function slotParts(slot: SlotName, { slots }: OpeningTimes) {
  const { name, start, end } = slots[slot];
  return { title: name, hours: `(${twelveHours(start)} - ${twelveHours(end)})` };
}

/** 'Morning (8:00 AM - 12:00 PM)', in mails and on receipts. */
export function slotLabel(slot: SlotName, times: OpeningTimes): string {
  const { title, hours } = slotParts(slot, times);
  return `${title} ${hours}`;
}

function whySlotClosed(day: Day, slot: SlotName, now: Date, taken: Taken, times: OpeningTimes): SlotClosed | undefined {
  if (taken.get(day)?.includes(slot)) return 'booked';
  return day === today(now) && timeOfDay(now) >= times.slots[slot].start ? 'already begun' : undefined;
}

/** Why a day cannot be chosen, or nothing if it can (spec 5; decisions, Appointments). */
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

/** Why a slot of a day, or where none is chosen the day, cannot be booked; nothing if it can. */
export const whyClosed = (
  day: Day,
  slot: SlotName | undefined,
  now: Date,
  taken: Taken,
  times: OpeningTimes,
): SlotClosed | DayClosed | undefined =>
  (slot && whySlotClosed(day, slot, now, taken, times)) ?? whyDayClosed(day, now, taken, times);

/** Both slots of a day, each with the reason if it cannot be chosen. */
export const slotsFree = (day: Day, now: Date, taken: Taken, times: OpeningTimes): SlotChoice[] =>
  slotNames.map((name) => {
    const closed = whyClosed(day, name, now, taken, times);
    return { name, ...slotParts(name, times), ...(closed && { closed }) };
  });

/** The first day of a day's month. */
export const monthOf = (day: Day): Day => `${day.slice(0, 7)}-01`;

/** How many of the earliest slots are offered by themselves, and in how many days they are looked for. */
const earliestCount = 3;
export const earliestWithinDays = 60;

/** The next slots that can be booked, the earliest first: at most three, within 60 days. */
export function earliestSlots(now: Date, taken: Taken, times: OpeningTimes): { day: Day; slot: SlotName }[] {
  const found: { day: Day; slot: SlotName }[] = [];
  for (let ahead = 0; ahead <= earliestWithinDays && found.length < earliestCount; ahead += 1) {
    const day = addDays(today(now), ahead);
    for (const { name, closed } of slotsFree(day, now, taken, times)) if (!closed) found.push({ day, slot: name });
  }
  return found.slice(0, earliestCount);
}

/** The first month in which something can be booked, as its first day; today's month where nothing can. */
export const firstMonth = (now: Date, taken: Taken, times: OpeningTimes): Day =>
  monthOf(earliestSlots(now, taken, times)[0]?.day ?? today(now));

/** Whether the same days and slots can be booked at two moments, as far as the clock decides it. */
export const offersTheSame = (one: Date, other: Date, { slots }: OpeningTimes): boolean =>
  today(one) === today(other) &&
  slotNames.every((slot) => timeOfDay(one) >= slots[slot].start === timeOfDay(other) >= slots[slot].start);

/** How many days of a month can still be booked; `month` is any day of it. */
export function freeDaysIn(month: Day, now: Date, taken: Taken, times: OpeningTimes): number {
  let free = 0;
  for (let day = `${month.slice(0, 7)}-01`; day.startsWith(month.slice(0, 7)); day = addDays(day, 1))
    if (!whyDayClosed(day, now, taken, times)) free += 1;
  return free;
}
