import styled from 'styled-components';
import type { ReceiptWords } from '../../../content/features/booking-messages';
import { fillGaps } from '../../../tools/shared/text';
import { below, token } from '../../theme/tokens';
import { Button } from '../../ui/controls/Button';
import { useStore } from '../flow/use-store';
import type { Receipt } from './receipt';
import { ReceiptEntry } from './ReceiptEntry';
import { receipts, unfolded } from './receipt-store';

const Panel = styled.section`
  min-height: 0;
  max-height: min(62vh, 40rem);
  display: flex;
  flex-direction: column;
  background: ${token('enamel')};
  border: 1px solid ${token('line-200')};
  border-top: 6px solid ${token('copper-600')};
  border-radius: ${token('r-l')};
  box-shadow: ${token('shadow-2')};
  > header {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    padding: 0.75rem 1.25rem;
  }
  > header > div {
    flex: 1;
  }
  h2 {
    font-size: 1.375rem;
  }
  header [data-look] {
    padding: 0.375rem 0.5rem;
  }
  header p {
    line-height: 1.35;
  }
  > div {
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 1rem 1.25rem 1.25rem;
    border-top: 1px solid ${token('line-200')};
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
  /* On the next pages only its head is left, above the bar. */
  html:has(&.folded) {
    scroll-padding-bottom: 12rem;
  }
  body:has(&.folded)::after {
    height: 6rem;
  }
  ${below.tablet} {
    max-height: 58vh;
    border-radius: ${token('r-l')} ${token('r-l')} 0 0;
    padding-bottom: env(safe-area-inset-bottom);
    &.folded {
      margin: 0 0.5rem calc(4.75rem + env(safe-area-inset-bottom));
      border-radius: ${token('r-l')};
    }
    &.folded > header {
      padding-inline: 1rem 0.5rem;
    }
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

/**
 * Shows the receipts of this tab until they are dismissed, the newest one in full (docs/decisions/mail.md). On the pages after
 * the one on which it was booked it is folded to one line, because it would cover more than half of a phone's screen.
 */
export function ReceiptPanel({ words }: { words: ReceiptWords }) {
  const [newest, ...earlier] = useStore(receipts);
  const open = useStore(unfolded);
  if (!newest) return null;
  const isOpen = open === newest.calendar;
  return (
    <Panel aria-labelledby="receipt-title" className={isOpen ? undefined : 'folded'}>
      <header>
        <div>
          <h2 id="receipt-title" tabIndex={-1} aria-describedby="receipt-left receipt-lead">
            {words.heading}
          </h2>
          <p id="receipt-left">{words.left}</p>
        </div>
        {/* Not in the heading: paper shows no buttons. */}
        <Button
          type="button"
          $look="secondary"
          aria-expanded={isOpen}
          onClick={() => {
            unfolded.set(isOpen ? undefined : newest.calendar);
          }}
        >
          {words.details}
        </Button>
        <Button type="button" $look="secondary" onClick={dismiss}>
          {words.dismiss}
        </Button>
      </header>
      {isOpen && (
        <div>
          <ReceiptEntry key={newest.calendar} receipt={newest} words={words} leadId="receipt-lead" />
          {earlier.map((receipt) => (
            <details key={receipt.calendar}>
              <summary>{fillGaps(words.earlier, { booking: summaryOf(receipt) })}</summary>
              <ReceiptEntry receipt={receipt} words={words} />
            </details>
          ))}
        </div>
      )}
    </Panel>
  );
}
