import type { KeyboardEvent } from 'react';
import type { DaysHelp } from '../../api';
import { words } from '../words';
import { isMarked, isOpen, pressed, taken } from './days';

interface Props {
  list: readonly unknown[];
  onChange(list: unknown[]): void;
}

/** Moves the focus by the arrow keys from a half of a day to the one beside, above or below it. */
function moveFocus(event: KeyboardEvent<HTMLElement>, columns: number) {
  const step = { ArrowUp: -columns, ArrowDown: columns, ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const next = buttons[buttons.indexOf(event.target as HTMLButtonElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function Calendar({ calendar, list, onChange }: Props & { calendar: NonNullable<DaysHelp['calendar']> }) {
  const { help, mark, halves, days } = calendar;
  const months = [...new Set(days.map(({ month }) => month))];
  const marksOf = (name: string) =>
    days
      .filter(({ month }) => month === name)
      .flatMap(({ day }) => halves.filter(({ value }) => isMarked(list, calendar, day, value))).length;
  return (
    <>
      <p>{help}</p>
      {months.map((name, index) => (
        <details key={name} className="days" open={index === 0}>
          <summary>
            {name}
            {marksOf(name) > 0 && <span className="quiet"> ({words.marked(marksOf(name), mark)})</span>}
          </summary>
          <table
            onKeyDown={(event) => {
              moveFocus(event, halves.length);
            }}
          >
            <caption className="hidden">{name}</caption>
            <tbody>
              {days
                .filter(({ month }) => month === name)
                .map(({ day, name: dayName, short, closed }) => (
                  <tr key={day}>
                    <th scope="row" className={closed && 'quiet'}>
                      {short}
                    </th>
                    {closed ? (
                      <td className="quiet" colSpan={halves.length}>
                        {closed}
                      </td>
                    ) : (
                      halves.map((half) => {
                        const isOn = isMarked(list, calendar, day, half.value);
                        return (
                          <td key={half.value}>
                            <button
                              type="button"
                              aria-pressed={isOn}
                              aria-label={`${half.name}, ${dayName}, ${mark}`}
                              onClick={() => {
                                onChange(pressed(list, calendar, day, half.value));
                              }}
                            >
                              {half.name}
                              {isOn && `, ${mark}`}
                            </button>
                          </td>
                        );
                      })
                    )}
                  </tr>
                ))}
            </tbody>
          </table>
        </details>
      ))}
    </>
  );
}

/** A calendar on which days are pressed into a list, and what is proposed for the list. The form saves it. */
export function DaysPart({ help, list, onChange }: Props & { help: DaysHelp }) {
  return (
    <>
      {help.offers.map((offer) => (
        <div key={offer.label} className="shown">
          <ul>
            {offer.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          {offer.source && <p className="quiet">{offer.source}</p>}
          {/* Stays after the press, so that the focus does too. */}
          <button
            type="button"
            aria-disabled={!isOpen(list, offer)}
            onClick={() => {
              if (isOpen(list, offer)) onChange(taken(list, offer));
            }}
          >
            {offer.label}
          </button>
        </div>
      ))}
      {help.calendar && <Calendar calendar={help.calendar} list={list} onChange={onChange} />}
    </>
  );
}
