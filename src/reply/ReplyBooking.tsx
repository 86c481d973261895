import { useMemo, useState } from 'react';
import styled from 'styled-components';
import type { ReplyWords } from '../../content/pages/reply';
import { fillGaps } from '../../tools/shared/text';
import { slotLabel, whyClosed } from '../booking/availability/slots';
import { useBookingData } from '../booking/booking-query';
import { wordedForm } from '../booking/forms/form-definitions';
import { daysBetween, fullDay, today } from '../domain/london-day';
import { from, token } from '../theme/tokens';
import { Callout } from '../ui/Callout';
import { ButtonLink } from '../ui/controls/Button';
import { Copy } from '../ui/controls/Copy';
import { Icon } from '../ui/pictures/Icon';
import { Row } from '../ui/Row';
import { AnswerCard } from './AnswerCard';
import { answerNames, type Appointment, bookingRow, writtenIn } from './answers';
import { nothingTaken } from './free-days';
import { OtherSlot } from './OtherSlot';
import type { ReadBooking } from './read-link';
import { dialled, waysOf } from './ways';

const Parts = styled.div`
  display: grid;
  gap: 2rem;
  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
  }
  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.25rem 1.25rem;
    line-height: 1.45;
  }
  dl div {
    display: contents;
  }
  dt {
    color: ${token('ink-500')};
  }
  dd {
    font-weight: 600;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .answers {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    gap: 1rem;
  }
  ${from.wide} {
    .answers {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  [data-look] {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

/** Shows what a visitor asked for, and the office's answers: each takes one press, and none is sent by itself. */
export function ReplyBooking({ booking, words }: { booking: ReadBooking; words: ReplyWords }) {
  const { company, times, texts, words: dialog } = useBookingData();
  const [now] = useState(() => new Date());
  const [other, setOther] = useState<Appointment>();
  const form = useMemo(() => wordedForm(booking.form, dialog), [booking.form, dialog]);
  const context = { form, words, texts, times, companyName: company.name };
  const { day, slot, values, way } = booking;
  const { labels } = texts;
  const ways = waysOf(booking);
  const number = dialled(values.phone);
  const note = useMemo(() => {
    if (daysBetween(today(now), day) < 0) return words.past;
    return whyClosed(day, slot, now, nothingTaken, times) && words.closed;
  }, [day, slot, now, times, words]);
  const written = writtenIn(booking, form);
  return (
    <Parts>
      <section aria-labelledby="booked">
        <h2 id="booked">{words.booked}</h2>
        <dl>
          {[
            { label: labels.appointment, value: form.title },
            { label: labels.date, value: fullDay(day) },
            ...(slot ? [{ label: labels.slot, value: slotLabel(slot, times) }] : []),
            ...written,
          ].map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto" translate="no">
                {value}
              </dd>
            </div>
          ))}
        </dl>
        {written.some(({ value }) => value.endsWith('…')) && <p>{words.cut}</p>}
        {note && (
          <Callout tone="care">
            <p>{note}</p>
          </Callout>
        )}
        {way && <p>{words.askedFor[way]}</p>}
        {number !== undefined && (
          <Row>
            <ButtonLink href={`tel:${number}`} $look={way === 'call' ? 'primary' : 'secondary'}>
              <Icon name="phone" />
              <span>{fillGaps(words.call, { number: values.phone ?? number })}</span>
            </ButtonLink>
          </Row>
        )}
      </section>
      <section aria-labelledby="answer">
        <h2 id="answer">{words.answersHeading}</h2>
        {ways.length === 0 && <p>{words.unreachable}</p>}
        <div className="answers">
          {answerNames.map((name) => (
            <AnswerCard key={name} name={name} booking={booking} context={context} ways={ways} now={now} other={other}>
              {name === 'otherSlot' && <OtherSlot now={now} times={times} words={words} onPick={setOther} />}
            </AnswerCard>
          ))}
        </div>
      </section>
      <section aria-labelledby="row">
        <h2 id="row">{words.row.heading}</h2>
        <p>{words.row.text}</p>
        <Copy text={bookingRow(booking, context)} words={words.row} />
      </section>
    </Parts>
  );
}
