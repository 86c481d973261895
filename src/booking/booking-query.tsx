import { graphql, useStaticQuery } from 'gatsby';
import type { BookingTexts } from '../../content/features/booking-messages';
import type { ReachWords } from '../../content/features/reach';
import type { BookingWords } from '../../content/features/booking-dialog';
import type { CompanyLine } from '../domain/company-lines';
import { usePageContact } from '../site-data/page-contact';
import { useContact } from '../site-data/use-contact';
import { useReach } from '../site-data/use-reach';
import type { OpeningTimes } from './availability/slots';

/** The contents of `data/` that a booking needs. */
export interface BookingData {
  company: { name: string; siteUrl: string; emails: { bookings: string; office: string } };
  /** The phone line of the page. */
  line: CompanyLine;
  /** Its number, in the national format. */
  phone: string;
  times: OpeningTimes;
  /** The words of mails and receipts. */
  texts: BookingTexts;
  /** The words of the dialog. */
  words: BookingWords;
  /** The promises on how to reach visitors that the owner offers. */
  reach: ReachWords;
}

/** Queries the company, its opening times, and the words of dialogs, mails and receipts. */
export function useBookingData(): BookingData {
  const { company } = useContact();
  const { line } = usePageContact();
  const reach = useReach();
  const { appointments, booking, bookingDialog } = useStaticQuery<Queries.BookingDataQuery>(graphql`
    query BookingData {
      appointments {
        slots {
          am {
            name
            start
            end
          }
          pm {
            name
            start
            end
          }
        }
        closedWeekdays
        closedDates
        full {
          day
          slot
        }
        bookAheadDays
      }
      booking {
        words
      }
      bookingDialog {
        words
      }
    }
  `);
  if (!appointments || !booking || !bookingDialog)
    throw new Error('appointments.yaml, booking.yaml and booking-dialog.yaml are needed where one can book');
  return {
    company,
    line,
    phone: company.phones[line].number,
    times: appointments,
    texts: booking.words as BookingTexts,
    words: bookingDialog.words as BookingWords,
    reach,
  };
}
