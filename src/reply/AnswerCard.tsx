import type { ReactNode } from 'react';
import styled from 'styled-components';
import { fillGaps } from '../../tools/shared/text';
import { token } from '../theme/tokens';
import { ButtonLink } from '../ui/controls/Button';
import { Icon } from '../ui/pictures/Icon';
import { Row } from '../ui/Row';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { answerCalendar, answerLink, type AnswerName, answerOf, type Appointment, type ReplyContext } from './answers';
import type { ReadBooking } from './read-link';
import type { Way } from './ways';

const Card = styled.article`
  display: grid;
  align-content: start;
  gap: 0.75rem;
  border: 1px solid ${token('line-200')};
  border-radius: ${token('r-l')};
  padding: 1rem 1.25rem;
  h3 {
    font-size: 1.125rem;
    line-height: 1.3;
  }
  summary,
  > a {
    padding-block: 0.625rem;
    font-weight: 600;
    line-height: 1.5;
  }
  summary {
    cursor: pointer;
  }
  details p {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    color: ${token('ink-700')};
    margin-top: 0.5rem;
  }
`;

interface Props {
  name: AnswerName;
  booking: ReadBooking;
  context: ReplyContext;
  ways: readonly Way[];
  now: Date;
  other: Appointment | undefined;
  /** What has to be chosen first. */
  children?: ReactNode;
}

/** Shows one answer: a button for each way to send it, what it says, and the calendar file. */
export function AnswerCard({ name, booking, context, ways, now, other, children }: Props) {
  const { words } = context;
  const { press, hint } = words.answers[name];
  const offered = name === 'otherSlot' ? other : undefined;
  const isReady = name !== 'otherSlot' || offered !== undefined;
  const answer = answerOf(name, booking, context, offered);
  const before = <VisuallyHidden>{press}: </VisuallyHidden>;
  return (
    <Card aria-labelledby={`answer-${name}`}>
      <h3 id={`answer-${name}`}>{press}</h3>
      {hint && <p>{hint}</p>}
      {children}
      {isReady && (
        <>
          <Row>
            {ways.map((way, index) => (
              <ButtonLink key={way.kind} href={answerLink(way, answer, words)} $look={index ? 'secondary' : 'primary'}>
                <Icon name="mail" />
                <span>
                  {before}
                  {fillGaps(words.ways[way.kind], { address: way.to, number: way.to.replace('+44', '0') })}
                </span>
              </ButtonLink>
            ))}
          </Row>
          <details>
            <summary>
              {words.says}
              <VisuallyHidden>: {press}</VisuallyHidden>
            </summary>
            {ways.map(({ kind }) => (
              <p key={kind} dir="auto">
                {kind === 'text' ? answer.text : [answer.subject, '', ...answer.lines].join('\n')}
              </p>
            ))}
          </details>
          {(name === 'agreed' || offered) && (
            <a href={answerCalendar(booking, context, now, offered)} download="appointment.ics">
              {before}
              {words.calendar}
            </a>
          )}
        </>
      )}
    </Card>
  );
}
