import { useMemo, useSyncExternalStore } from 'react';
import { LeftReceipts } from '../booking/ReceiptPanel';
import { receipts } from '../booking/receipts';
import '../booking/visit';
import { PageContactContext } from '../layout/page-contact';

/** The receipts of bookings made on pages that were left since. They stay until they are dismissed. */
export default function Receipts() {
  const { shownBy, list } = useSyncExternalStore(receipts.subscribe, receipts.getSnapshot, receipts.getSnapshot);
  const contact = useMemo(() => ({ line: 'office' as const }), []);
  if (list.length === 0 || shownBy) return null;
  return (
    <PageContactContext value={contact}>
      <LeftReceipts />
    </PageContactContext>
  );
}
