import { graphql, useStaticQuery } from 'gatsby';
import type { BookingTexts } from '../content/booking';
import type { BookingWords } from '../content/booking-dialog';
import { usePageContact } from '../layout/page-contact';
import { useContact } from '../layout/use-contact';
import type { OpeningTimes } from './slots';

/** What a booking needs from `data/`. */
export interface BookingData {
  company: { name: string; emails: { bookings: string; office: string } };
  /** The line of the page, as people write it. */
  phone: string;
  times: OpeningTimes;
  /** What mails and the receipt say. */
  texts: BookingTexts;
  /** What the dialog asks and says. */
  words: BookingWords;
}

/** The company, its days and slots, and the words of dialogs, mails and receipts. */
export function useBookingData(): BookingData {
  const { company } = useContact();
  const { line } = usePageContact();
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
    phone: company.phones[line].number,
    times: appointments,
    texts: booking.words as BookingTexts,
    words: bookingDialog.words as BookingWords,
  };
}
