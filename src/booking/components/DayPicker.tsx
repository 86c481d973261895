import { memo, useRef, useState } from 'react';
import { Calendar } from 'react-calendar';
import type { BookingWords } from '../../../content/features/booking-dialog';
import {
  addDays,
  dateOfDay,
  type Day,
  dayOfDate,
  daysBetween,
  monthAndYear,
  shortWeekday,
  today,
  weekday,
  weekdayAndDay,
  weekdays,
} from '../../domain/london-day';
import { language } from '../../inline/marks';
import { ErrorMessage } from '../../ui/controls/Field';
import { freeDaysIn, monthOf, type OpeningTimes, type Taken, whyDayClosed } from '../availability/slots';
import { CalendarKey, Frame } from './CalendarFrame';
import { useCalendarFocus } from './use-calendar-focus';

/** Returns whether fewer than seven days of a month can still be booked. */
const isNearlyOver = (month: Day, now: Date, taken: Taken, times: OpeningTimes) =>
  freeDaysIn(month, now, taken, times) < weekdays.length;

interface Props {
  id: string;
  day: Day | undefined;
  onPick(day: Day): void;
  now: Date;
  taken: Taken;
  times: OpeningTimes;
  error: string | undefined;
  words: BookingWords['calendar'];
  errorWord: string;
}

/**
 * Shows the calendar. It must not be server-rendered, because react-calendar sets inline styles. It is memoised because
 * its forty buttons are most of the cost of rendering a form.
 */
export const DayPicker = memo(function DayPicker({
  id,
  day,
  onPick,
  now,
  taken,
  times,
  error,
  words,
  errorWord,
}: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [first, last] = [today(now), addDays(today(now), times.bookAheadDays)];
  const [month, setMonth] = useState(() => monthOf(day ?? first));
  // Each of forty buttons asks several times.
  const known = new Map<Day, ReturnType<typeof whyDayClosed>>();
  const why = (other: Day) => {
    if (!known.has(other)) known.set(other, whyDayClosed(other, now, taken, times));
    return known.get(other);
  };
  // Late in a month, also shows the first weeks of the next one, so that days of next week can be picked.
  const isLate = month === monthOf(first) && isNearlyOver(month, now, taken, times);
  const weekOf = (other: Day) => addDays(other, -weekdays.findIndex((name) => name === weekday(other)));
  const firstShown = isLate ? weekOf(month) : month;
  const { onKeyDown, onFocus, beforeTurn } = useCalendarFocus(frame, {
    month,
    firstShown,
    showsNextMonth: isLate,
    range: { first, last, isOpen: (other) => !why(other) },
    turnTo: setMonth,
    describedBy: error && `${id}-error`,
  });

  const nameOf = (date: Date) => {
    const named = dayOfDate(date);
    return [weekdayAndDay(named), why(named) === 'fully booked' && words.fullDay, named === day && words.chosenDay]
      .filter(Boolean)
      .join(', ');
  };

  return (
    <Frame
      ref={frame}
      data-wrong={error !== undefined}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={error && `${id}-error`}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <h3 id={`${id}-title`}>{words.heading}</h3>
      {error && (
        <ErrorMessage id={`${id}-error`} before={errorWord}>
          {error}
        </ErrorMessage>
      )}
      <Calendar
        locale={language}
        calendarType="iso8601"
        minDetail="month"
        maxDetail="month"
        view="month"
        minDate={dateOfDay(first)}
        maxDate={dateOfDay(last)}
        prev2Label={null}
        next2Label={null}
        prevAriaLabel={words.previous}
        nextAriaLabel={words.next}
        showNeighboringMonth={isLate}
        showFixedNumberOfWeeks={isLate}
        activeStartDate={dateOfDay(month)}
        onActiveStartDateChange={({ activeStartDate }) => {
          beforeTurn();
          if (activeStartDate) setMonth(monthOf(dayOfDate(activeStartDate)));
        }}
        value={null}
        onClickDay={(date) => {
          onPick(dayOfDate(date));
        }}
        tileDisabled={({ date }) => why(dayOfDate(date)) !== undefined}
        tileClassName={({ date }) => {
          const shown = dayOfDate(date);
          return [
            isLate && daysBetween(shown, weekOf(first)) > 0 && 'gone',
            shown === first && 'today',
            shown === day && 'chosen',
            why(shown) === 'fully booked' && 'full',
          ].filter((name) => name !== false);
        }}
        // The default formatters use `Intl`, whose first use would delay the calendar (src/domain/london-day.ts).
        formatMonthYear={(_, date) => monthAndYear(dayOfDate(date))}
        formatShortWeekday={(_, date) => shortWeekday(dayOfDate(date))}
        formatWeekday={(_, date) => weekday(dayOfDate(date))}
        formatDay={(_, date) => String(date.getDate())}
        formatLongDate={(_, date) => nameOf(date)}
      />
      <CalendarKey closedWeekdays={times.closedWeekdays} words={words} />
    </Frame>
  );
});
