import styled from 'styled-components';
import { fillGaps } from '../../../tools/shared/text';
import { below, token } from '../../theme/tokens';
import { Button } from '../../ui/controls/Button';
import { useStore } from '../../ui/use-store';
import type { Receipt } from './receipt';
import { ReceiptEntry, type Words } from './ReceiptEntry';
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
    display: block;
    max-height: none;
    box-shadow: none;
    break-inside: avoid;
  }
`;

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
        <h2 id="receipt-title" tabIndex={-1} aria-describedby="receipt-lead">
          {words.heading}
        </h2>
        <Button type="button" $look="secondary" onClick={dismiss}>
          {words.dismiss}
        </Button>
      </header>
      <div>
        <ReceiptEntry key={newest.calendar} receipt={newest} words={words} leadId="receipt-lead" />
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
