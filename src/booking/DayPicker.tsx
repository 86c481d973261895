import { type KeyboardEvent, memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Calendar } from 'react-calendar';
import styled from 'styled-components';
import type { BookingWords } from '../content/booking-dialog';
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
} from '../day';
import { hovering, token } from '../theme/tokens';
import { ErrorMessage, wrong } from '../ui/Field';
import { dayByKey } from './day-keys';
import { firstMonth, freeDaysIn, monthOf, type OpeningTimes, type Taken, whyDayClosed } from './slots';

const Frame = styled.div<{ $wrong: boolean }>`
  h3 {
    font-size: 1.0625rem;
    line-height: 1.3;
  }
  ${wrong}
  .react-calendar__navigation {
    display: flex;
    align-items: center;
    height: 2.75rem;
    margin-bottom: 0.125rem;
  }
  .react-calendar__navigation button {
    border: 0;
    background: none;
    min-width: 2.75rem;
    min-height: 2.75rem;
    border-radius: ${token('r-m')};
    font: 700 1.0625rem ${token('font-text')};
    color: inherit;
    cursor: pointer;
  }
  .react-calendar__navigation button:disabled {
    color: ${token('ink-900')};
    cursor: default;
  }
  .react-calendar__navigation .react-calendar__navigation__arrow {
    font-size: 1.5rem;
    line-height: 1;
  }
  .react-calendar__navigation .react-calendar__navigation__arrow:disabled {
    color: ${token('line-500')};
  }
  ${hovering} {
    .react-calendar__navigation__arrow:enabled:hover {
      background: ${token('mist-200')};
    }
  }
  .react-calendar__month-view__weekdays__weekday {
    text-align: center;
    font-size: 0.875rem;
    font-weight: 600;
    color: ${token('ink-500')};
    padding: 0.25rem 0;
  }
  abbr {
    text-decoration: none;
  }
  .react-calendar__tile {
    position: relative;
    min-height: 2.875rem;
    padding: 0;
    border: 1.5px solid transparent;
    background: ${token('mist-200')} padding-box;
    border-radius: calc(${token('r-m')} + 1px);
    font: 600 1.0625rem/1 ${token('font-text')};
    color: ${token('ink-900')};
    cursor: pointer;
    font-variant-numeric: tabular-nums;
  }
  ${hovering} {
    .react-calendar__tile:enabled:not(.chosen):hover {
      background-color: ${token('copper-100')};
    }
  }
  .react-calendar__tile:focus-visible {
    outline-offset: -1px;
    z-index: 1;
  }
  .react-calendar__tile:disabled {
    background: none;
    color: ${token('ink-500')};
    font-weight: 400;
    cursor: not-allowed;
  }
  .react-calendar__tile.full {
    text-decoration: line-through;
    background: ${token('mist-100')} padding-box;
  }
  .react-calendar__tile.today {
    box-shadow: inset 0 0 0 1.5px ${token('ink-900')};
  }
  .react-calendar__tile.chosen {
    background-color: ${token('ink-900')};
    color: #fff;
  }
  @media (forced-colors: active) {
    .react-calendar__tile:enabled {
      border-color: ButtonText;
    }
    .react-calendar__tile.chosen {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

const Keys = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1rem;
  font-size: 0.8125rem;
  color: ${token('ink-700')};
  margin-top: 0.5rem;
  span {
    display: flex;
    gap: 0.5rem;
    align-items: center;
  }
  i {
    width: 1.125rem;
    height: 1.125rem;
    border-radius: 4px;
    background: ${token('mist-200')};
    position: relative;
  }
  .no::after {
    content: '';
    position: absolute;
    inset: 50% 0 auto;
    border-top: 1.5px solid ${token('line-500')};
  }
`;

/** Whether less than a week of it can still be booked. */
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
 * The calendar. react-calendar 6 has no arrow keys, a tab stop for every day and no word for the chosen one; all three
 * are added here, after the pattern of the APG's date grid. Not for the server: it sets inline styles. Renders again only with
 * other props: its forty buttons are most of the work of a form, which also renders when its dialog opens.
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
  const focusOn = useRef<Day>(undefined);
  const pressed = useRef<Element>(null);
  const [first, last] = [today(now), addDays(today(now), times.bookAheadDays)];
  const [month, setMonth] = useState(() => (day ? monthOf(day) : firstMonth(now, taken, times)));
  const why = (other: Day) => whyDayClosed(other, now, taken, times);
  // Late in a month its last days stand among the first weeks of the next one, so that next week is there to be picked.
  const isLate = month === firstMonth(now, taken, times) && isNearlyOver(month, now, taken, times);
  const firstShown = isLate ? addDays(month, -weekdays.findIndex((name) => name === weekday(month))) : month;
  const dayOfTile = (index: number) => addDays(firstShown, index);
  const tiles = () => Array.from(frame.current?.querySelectorAll<HTMLButtonElement>('.react-calendar__tile') ?? []);

  const moveTo = (target: Day) => {
    const next = tiles()[daysBetween(firstShown, target)];
    for (const tile of tiles()) tile.tabIndex = tile === next ? 0 : -1;
    next?.focus();
  };

  // The arrow that led to the first or the last month leads no further, and would take the focus with it.
  useLayoutEffect(() => {
    if (pressed.current?.matches(':disabled'))
      frame.current?.querySelector<HTMLElement>('.react-calendar__navigation__arrow:enabled')?.focus();
    pressed.current = null;
  }, [month]);

  // react-calendar writes the names of days and weekdays on `abbr` elements, which may bear none; a button may.
  useEffect(() => {
    for (const abbr of frame.current?.querySelectorAll('abbr[aria-label]') ?? []) {
      abbr.closest('button')?.setAttribute('aria-label', abbr.getAttribute('aria-label') ?? '');
      abbr.removeAttribute('aria-label');
    }
  });

  // One tab stop: the day the arrow keys went to, else the chosen one, else the first that can be chosen.
  useEffect(() => {
    const open = tiles().filter((tile) => !tile.disabled);
    const stop =
      open.find((tile) => tile === document.activeElement) ??
      open.find((tile) => tile.classList.contains('chosen')) ??
      open[0];
    for (const tile of tiles()) tile.tabIndex = tile === stop ? 0 : -1;
    if (focusOn.current) moveTo(focusOn.current);
    focusOn.current = undefined;
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const index = tiles().findIndex((tile) => tile === event.target);
    if (index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const isKey = /^(Arrow(Up|Down|Left|Right)|Home|End|Page(Up|Down))$/.test(event.key);
    if (!isKey) return;
    event.preventDefault();
    const target = dayByKey(
      event.key,
      dayOfTile(index),
      { first, last, isOpen: (other) => !why(other) },
      event.shiftKey,
    );
    if (!target) return;
    const isShown = isLate && event.key.startsWith('Arrow') && daysBetween(firstShown, target) < tiles().length;
    if (monthOf(target) === month || isShown) moveTo(target);
    else {
      focusOn.current = target;
      setMonth(monthOf(target));
    }
  };

  const nameOf = (date: Date) => {
    const named = dayOfDate(date);
    return [weekdayAndDay(named), why(named) === 'fully booked' && words.fullDay, named === day && words.chosenDay]
      .filter(Boolean)
      .join(', ');
  };

  return (
    <Frame
      ref={frame}
      $wrong={error !== undefined}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={error && `${id}-error`}
      onKeyDown={onKeyDown}
    >
      <h3 id={`${id}-title`}>{words.heading}</h3>
      {error && (
        <ErrorMessage id={`${id}-error`} before={errorWord}>
          {error}
        </ErrorMessage>
      )}
      <Calendar
        locale="en-GB"
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
        navigationAriaLive="polite"
        showNeighboringMonth={isLate}
        showFixedNumberOfWeeks={isLate}
        activeStartDate={dateOfDay(month)}
        onActiveStartDateChange={({ activeStartDate }) => {
          pressed.current = document.activeElement;
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
            shown === first && 'today',
            shown === day && 'chosen',
            why(shown) === 'fully booked' && 'full',
          ].filter((name) => name !== false);
        }}
        // Its own formatters use `Intl`, whose first use would hold the calendar up (../day).
        formatMonthYear={(_, date) => monthAndYear(dayOfDate(date))}
        formatShortWeekday={(_, date) => shortWeekday(dayOfDate(date))}
        formatWeekday={(_, date) => weekday(dayOfDate(date))}
        formatDay={(_, date) => String(date.getDate())}
        formatLongDate={(_, date) => nameOf(date)}
      />
      <Keys>
        <span>
          <i aria-hidden="true" />
          {words.available}
        </span>
        <span>
          <i aria-hidden="true" className="no" />
          {words.full}
        </span>
        {times.closedWeekdays.length > 0 && (
          <span>
            {words.closed} {times.closedWeekdays.map((name) => `${name}s`).join(', ')}
          </span>
        )}
      </Keys>
    </Frame>
  );
});
