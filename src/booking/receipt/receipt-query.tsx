import type { ReceiptWords } from '../../../content/features/booking-messages';
import { graphql, useStaticQuery } from 'gatsby';

/**
 * Queries the words around receipts and the name of a toast's button Hide, but not the words of a booking. Every page names
 * the scripts of its receipts by their content, so with those words a page without a dialog would change with each price
 * in them.
 */
export function useReceiptWords(): { receipt: ReceiptWords; toasts: { hide: string } } {
  const { booking, bookingDialog } = useStaticQuery<Queries.ReceiptWordsQuery>(graphql`
    query ReceiptWords {
      booking {
        receipt {
          heading
          details
          dismiss
          left
          next
          noApp
          copy
          copied
          notCopied
          gmail
          outlook
          calendar
          reminder
          earlier
        }
      }
      bookingDialog {
        toasts {
          hide
        }
      }
    }
  `);
  if (!booking || !bookingDialog)
    throw new Error('booking.yaml and booking-dialog.yaml are needed where receipts are shown');
  return { receipt: booking.receipt, toasts: bookingDialog.toasts };
}
