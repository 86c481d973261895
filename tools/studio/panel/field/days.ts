import { isRecord } from '../../../shared/json';
import type { DaysHelp } from '../../api';

type Calendar = NonNullable<DaysHelp['calendar']>;
type Offer = DaysHelp['offers'][number];

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns a text by which days and halves of days sort in time. */
const sortKey = (item: unknown) => (isRecord(item) ? Object.values(item).join(' ') : String(item));

/** Puts an item before the first one that is later. Nothing else moves, so that the file gets one more line. */
function inserted(list: readonly unknown[], item: unknown): unknown[] {
  const at = list.findIndex((other) => sortKey(other) > sortKey(item));
  return at < 0 ? [...list, item] : [...list.slice(0, at), item, ...list.slice(at)];
}

const isOf = (item: unknown, { fields }: Calendar, day: string, half?: string) =>
  isRecord(item) && item[fields.day] === day && item[fields.half] === half;

/** Returns whether a half of a day stands in a list, by itself or with the whole day. */
export const isMarked = (list: readonly unknown[], calendar: Calendar, day: string, half: string): boolean =>
  list.some((item) => isOf(item, calendar, day, half) || isOf(item, calendar, day));

/** Returns the list after a press on a half of a day: it is added, or taken away again. */
export function pressed(list: readonly unknown[], calendar: Calendar, day: string, half: string): unknown[] {
  const { fields, halves } = calendar;
  const itemOf = (value: string) => ({ [fields.day]: day, [fields.half]: value });
  if (!isMarked(list, calendar, day, half)) return inserted(list, itemOf(half));
  return list
    .filter((item) => !isOf(item, calendar, day, half))
    .flatMap((item) =>
      // The other halves of a whole day stay.
      isOf(item, calendar, day)
        ? halves.filter(({ value }) => value !== half).map(({ value }) => itemOf(value))
        : [item],
    );
}

/** Returns whether a press on an offer would still change the list. */
export const isOpen = (list: readonly unknown[], { add, remove }: Offer): boolean =>
  add.some((item) => !list.some((other) => same(item, other))) ||
  remove.some((item) => list.some((other) => same(item, other)));

/** Returns the list after a press on an offer. */
export const taken = (list: readonly unknown[], { add, remove }: Offer): unknown[] =>
  add
    .filter((item) => !list.some((other) => same(item, other)))
    .reduce<unknown[]>(
      inserted,
      list.filter((item) => !remove.some((other) => same(item, other))),
    );
