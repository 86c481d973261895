import styled from 'styled-components';
import type { ReceiptWords } from '../../../content/features/booking-messages';
import { CallButton } from '../../layout/contact-buttons';
import { TextLink } from '../../layout/OtherWays';
import { token } from '../../theme/tokens';
import { ButtonLink } from '../../ui/controls/Button';
import { Copy } from '../../ui/controls/Copy';
import { Icon } from '../../ui/pictures/Icon';
import { Row } from '../../ui/Row';
import type { Receipt } from './receipt';

const Entry = styled.div`
  display: grid;
  gap: 0.875rem;
  font-size: 1rem;
  line-height: 1.45;
  h3 {
    font-size: 1.0625rem;
  }
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.125rem 1rem;
  }
  dl div {
    display: contents;
  }
  dt {
    color: ${token('ink-500')};
  }
  dd {
    font-weight: 600;
  }
  ol {
    padding-left: 1.25em;
    color: ${token('ink-700')};
  }
  .links {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.25rem;
  }
  .links a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 600;
  }
`;

interface Props {
  receipt: Receipt;
  words: ReceiptWords;
  /** The id of what the visitor has to do now, which describes the panel. */
  leadId?: string;
}

/** Shows one booking: the mail to send, its other mails, what was booked, what happens next, and a calendar file. */
export const ReceiptEntry = ({ receipt, words, leadId }: Props) => {
  const [message, ...others] = receipt.messages;
  return (
    <Entry>
      <p id={leadId}>
        <b>{receipt.lead}</b> {receipt.notAgreed}
      </p>
      {message && (
        <Row>
          <ButtonLink href={message.link}>
            <Icon name="mail" />
            <span>{message.name}</span>
          </ButtonLink>
        </Row>
      )}
      {others.length > 0 && (
        <p className="links">
          {others.map(({ link, name }) => (
            <a key={name} href={link}>
              {name}
            </a>
          ))}
        </p>
      )}
      <dl>
        {receipt.booked.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>{words.next}</h3>
      <ol>
        {receipt.nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {message && (
        <>
          <h3>{words.noApp}</h3>
          <Copy text={message.text} words={words} />
          <p className="links">
            <a href={message.gmail} target="_blank" rel="noopener noreferrer">
              {words.gmail}
            </a>
            <a href={message.outlook} target="_blank" rel="noopener noreferrer">
              {words.outlook}
            </a>
          </p>
        </>
      )}
      <p className="links">
        <a href={receipt.calendar} download="appointment.ics">
          {words.calendar}
        </a>
        {receipt.reminder && (
          <a href={receipt.reminder} download="yearly-service.ics">
            {words.reminder}
          </a>
        )}
      </p>
      <Row>
        <CallButton $look="secondary" line={receipt.line} />
        <TextLink />
      </Row>
    </Entry>
  );
};
