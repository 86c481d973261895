import { useToasts } from '../booking/flow/use-toasts';
import { useReceiptWords } from '../booking/receipt/receipt-query';
import { ReceiptPanel } from '../booking/receipt/ReceiptPanel';
import '../booking/visit';
import { Corner, Toasts } from '../ui/controls/Toasts';

/**
 * Renders the success toast and the receipts of all bookings of this tab in the corner of the page. Each page has one,
 * from the moment a booking dialog starts or if there are receipts of another page.
 */
export default function Receipts() {
  const words = useReceiptWords();
  const { toasts, dismiss, hold } = useToasts('page');
  return (
    <Corner>
      <Toasts
        toasts={toasts}
        onDismiss={(id) => {
          dismiss(id);
          document.getElementById('main')?.focus({ preventScroll: true });
        }}
        onHold={hold}
        hide={words.toasts.hide}
      />
      <ReceiptPanel words={words.receipt} />
    </Corner>
  );
}
