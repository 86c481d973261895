import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { BookingTexts } from '../../content-model/features/booking-messages';
import { fillGaps } from '../../domain/text';
import { CallButton } from '../../layout/contact-buttons';
import { below, token } from '../../theme/tokens';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { TextArea } from '../../ui/controls/Field';
import { Icon } from '../../ui/Icon';
import { Row } from '../../ui/page-grid';
import { useStore } from '../../ui/use-store';
import type { Receipt, ReceiptMessage } from './receipt';
import { receipts } from './receipt-store';

const Panel = styled.section`
  min-height: 0;
  max-height: min(62vh, 40rem);
  display: flex;
  flex-direction: column;
  background: ${token('enamel')};
  border: 1px solid ${token('line-200')};
  border-top: 6px solid ${token('verdigris-700')};
  border-radius: ${token('r-l')};
  box-shadow: ${token('shadow-2')};
  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    padding: 0.75rem 1.25rem;
    border-bottom: 1px solid ${token('line-200')};
  }
  h2 {
    font-size: 1.375rem;
  }
  > div {
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 1rem 1.25rem 1.25rem;
  }
  /* Lets what is focused, and the end of the page, scroll out from under the receipt. */
  html:has(&) {
    scroll-padding-bottom: min(64vh, 42rem);
  }
  body:has(&)::after {
    content: '';
    display: block;
    height: min(64vh, 42rem);
    background: ${token('ink-900')};
    @media print {
      display: none;
    }
  }
  ${below.tablet} {
    max-height: 58vh;
    border-radius: ${token('r-l')} ${token('r-l')} 0 0;
    padding-bottom: env(safe-area-inset-bottom);
  }
  @media (max-height: 30rem) {
    max-height: 60vh;
    overflow-y: auto;
    > div {
      overflow: visible;
    }
  }
  details {
    margin-top: 1rem;
    border-top: 1px solid ${token('line-200')};
  }
  summary {
    min-height: 2.75rem;
    padding-block: 0.625rem;
    font-weight: 600;
    cursor: pointer;
  }
  @media print {
    max-height: none;
    box-shadow: none;
  }
`;

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

type Words = BookingTexts['receipt'];

function Copy({ text, words }: { text: string; words: Words }) {
  const [result, setResult] = useState<'copied' | 'refused'>();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (result === 'refused') area.current?.select();
  }, [result]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('refused');
    }
  };
  return (
    <>
      <Row>
        <Button
          type="button"
          $look="secondary"
          onClick={() => {
            void copy();
          }}
        >
          {words.copy}
        </Button>
        <span aria-live="polite">{result === 'copied' && words.copied}</span>
      </Row>
      {result === 'refused' && (
        <label>
          {words.notCopied}
          <TextArea ref={area} readOnly rows={8} value={text} />
        </label>
      )}
    </>
  );
}

const OpenEmail = ({ message, first }: { message: ReceiptMessage; first: boolean }) => (
  <ButtonLink href={message.link} $look={first ? 'primary' : 'secondary'}>
    <Icon name="mail" />
    <span>{message.name}</span>
  </ButtonLink>
);

const ReceiptEntry = ({ receipt, words }: { receipt: Receipt; words: Words }) => {
  const [message] = receipt.messages;
  return (
    <Entry>
      <p>
        <b>{receipt.lead}</b>
      </p>
      <dl>
        {receipt.booked.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Row>
        {receipt.messages.map((each, index) => (
          <OpenEmail key={`${each.link}${index}`} message={each} first={index === 0} />
        ))}
      </Row>
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
      </Row>
    </Entry>
  );
};

// Moves the focus first: when the focused button disappears, the browser would move it to the top of the page.
const dismiss = () => {
  document.getElementById('main')?.focus({ preventScroll: true });
  receipts.set([]);
};

const summaryOf = ({ booked }: Receipt) => booked.map(({ value }) => value).join(', ');

/** Shows the receipts of this tab until they are dismissed, the newest one in full (docs/decisions/mail.md). */
export function ReceiptPanel({ words }: { words: Words }) {
  const [newest, ...earlier] = useStore(receipts);
  if (!newest) return null;
  return (
    <Panel aria-labelledby="receipt-title">
      <header>
        <h2 id="receipt-title">{words.heading}</h2>
        <Button type="button" $look="secondary" onClick={dismiss}>
          {words.dismiss}
        </Button>
      </header>
      <div>
        <ReceiptEntry key={newest.calendar} receipt={newest} words={words} />
        {earlier.map((receipt) => (
          <details key={receipt.calendar}>
            <summary>{fillGaps(words.earlier, { booking: summaryOf(receipt) })}</summary>
            <ReceiptEntry receipt={receipt} words={words} />
          </details>
        ))}
      </div>
    </Panel>
  );
}
