import { useMemo, useState } from 'react';
import styled from 'styled-components';
import type { ReplyWords } from '../../content/pages/reply';
import { type OpeningTimes, slotsFree, type SlotName } from '../booking/availability/slots';
import { type Day, monthAndYear, weekdayAndDay } from '../domain/london-day';
import { Select } from '../ui/controls/Field';
import type { Appointment } from './answers';
import { freeMonths, nothingTaken } from './free-days';

const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: 0.75rem;
  > div {
    display: grid;
    gap: 0.375rem;
  }
  label {
    font-weight: 700;
  }
`;

interface Props {
  now: Date;
  times: OpeningTimes;
  words: Pick<ReplyWords, 'otherDay' | 'otherTime' | 'choose'>;
  onPick(appointment: Appointment | undefined): void;
}

/** Offers the free days of the calendar and, for the chosen one, its free slots. Two lists of the browser, made for a thumb. */
export function OtherSlot({ now, times, words, onPick }: Props) {
  const [day, setDay] = useState<Day>('');
  const [slot, setSlot] = useState('');
  const months = useMemo(() => freeMonths(now, times), [now, times]);
  const free = day === '' ? [] : slotsFree(day, now, nothingTaken, times).filter(({ closed }) => !closed);
  const pick = (nextDay: Day, nextSlot: string) => {
    setDay(nextDay);
    setSlot(nextSlot);
    onPick(nextDay && nextSlot ? { day: nextDay, slot: nextSlot as SlotName } : undefined);
  };
  return (
    <Lists>
      <div>
        <label htmlFor="other-day">{words.otherDay}</label>
        <Select
          id="other-day"
          value={day}
          onChange={({ target }) => {
            pick(target.value, '');
          }}
        >
          <option value="">{words.choose}</option>
          {months.map((days) => (
            <optgroup key={days[0]} label={monthAndYear(days[0])}>
              {days.map((each) => (
                <option key={each} value={each}>
                  {weekdayAndDay(each)}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </div>
      <div>
        <label htmlFor="other-time">{words.otherTime}</label>
        <Select
          id="other-time"
          value={slot}
          disabled={day === ''}
          onChange={({ target }) => {
            pick(day, target.value);
          }}
        >
          <option value="">{words.choose}</option>
          {free.map(({ name, title, hours }) => (
            <option key={name} value={name}>
              {title} {hours}
            </option>
          ))}
        </Select>
      </div>
    </Lists>
  );
}
