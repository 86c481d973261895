import styled from 'styled-components';
import type { BookingWords } from '../../../content/features/booking-dialog';
import { hovering, token } from '../../theme/tokens';
import { wrong } from '../../ui/controls/Field';

/** The look of the calendar. react-calendar brings none of its own here. */
export const Frame = styled.div`
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
  /*
   * Hides the weeks that have passed, which would push next week out of the window. Each of their days stays a disabled
   * button, although a screen reader reads these before the first free day.
   */
  .react-calendar__tile.gone {
    position: absolute;
    width: 1px;
    min-height: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
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
    /* Chrome's forced dark makes all days nearly as dark, and leaves only texts bright. */
    text-decoration: underline 2px;
    text-underline-offset: 0.2em;
  }
  @media (prefers-contrast: more) {
    .react-calendar__tile:enabled {
      border-color: currentColor;
    }
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

interface Props {
  /** The names of the weekdays that are closed, such as 'Sunday'. */
  closedWeekdays: readonly string[];
  words: Pick<BookingWords['calendar'], 'available' | 'full' | 'closed'>;
}

/** Explains the looks of the days, below the calendar. A screen reader hears them with the days, and skips the colours. */
export const CalendarKey = ({ closedWeekdays, words }: Props) => (
  <Keys>
    <span aria-hidden="true">
      <i />
      {words.available}
    </span>
    <span aria-hidden="true">
      <i className="no" />
      {words.full}
    </span>
    {closedWeekdays.length > 0 && (
      <span>
        {words.closed} {closedWeekdays.map((name) => `${name}s`).join(', ')}
      </span>
    )}
  </Keys>
);
