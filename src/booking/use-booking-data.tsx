import { graphql, useStaticQuery } from 'gatsby';
import type { BookingTexts } from '../content/booking';
import { usePageContact } from '../layout/page-contact';
import { useSite } from '../layout/use-site';
import type { OpeningTimes } from './slots';

/** What a booking needs from `data/`. */
export interface BookingData {
  company: { name: string; emails: { bookings: string; office: string } };
  /** The line of the page, as people write it. */
  phone: string;
  times: OpeningTimes;
  texts: BookingTexts;
}

/** The company, its days and slots, and the words of mails and receipts. */
export function useBookingData(): BookingData {
  const { company } = useSite();
  const { line } = usePageContact();
  const { appointments, booking } = useStaticQuery<Queries.BookingDataQuery>(graphql`
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
        manufacturers
        receipt {
          lead
          nextSteps {
            quote
            service
            visit
          }
        }
        photos {
          lead
          boiler
          plumbing
          other
        }
        serviceAge {
          after {
            low
          }
          line
        }
        confirmation {
          opening
          callAhead
          changes
        }
        reminder {
          title
          text
        }
      }
    }
  `);
  if (!appointments || !booking)
    throw new Error('data/appointments.yaml and data/booking.yaml are needed where one can book');
  return { company, phone: company.phones[line].number, times: appointments, texts: booking };
}
