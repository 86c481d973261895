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
        manufacturers
        labels {
          appointment
          date
          slot
          price
          to
          copy
          subject
        }
        subjects {
          homeQuote
          homeService
          service
          heating
          installation
          drain
          repairs
          bathroom
          calculator
          confirmation
        }
        mail {
          confirmed
          price
          continued
        }
        receipt {
          heading
          dismiss
          lead
          openEmail
          openConfirmation
          next
          nextSteps {
            quote
            service
            visit
          }
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
      bookingDialog {
        kinds {
          quote {
            heading
            title
          }
          service {
            heading
            title
          }
          visit {
            heading
            title
          }
        }
        formFields {
          name {
            label
            hint
            missing
          }
          email {
            label
            hint
            missing
          }
          summary {
            label
            hint
            missing
          }
          address {
            label
            hint
            missing
          }
          manufacturer {
            label
            hint
            missing
          }
          installYear {
            label
            hint
            missing
          }
          lastServiceYear {
            label
            hint
            missing
          }
          brand {
            label
            hint
            missing
          }
          age {
            label
            hint
            missing
          }
          lastServiced {
            label
            hint
            missing
          }
          phone {
            label
            hint
          }
          addressOrPostcode {
            label
            hint
          }
          installationDate {
            label
            hint
          }
          lastServiceDate {
            label
            hint
          }
          details {
            label
            hint
          }
        }
        years {
          between
          before
          never
          neverInMail
        }
        controls {
          choose
          optional
          error
          left
        }
        calendar {
          heading
          previous
          next
          available
          full
          closed
          fullDay
          chosenDay
          missing
        }
        earliest {
          heading
          slot
          none
        }
        slots {
          booked
          begun
          closed
          missing
        }
        form {
          change
          changeWhat
          kept
          startAgain
          restore
          problem
          confirm
          submitting
        }
        foot {
          day
          slot
          fields
          slotAndFields
          check
          ready
        }
        toasts {
          hide
          missing {
            title
            quote
            allFields
            requiredFields
          }
          slotTaken {
            title
            text
          }
          slotPassed {
            title
            text
          }
          failed {
            title
            text
          }
          booked {
            title
            text
          }
          confirmed {
            title
            text
          }
        }
        withoutCalendar {
          loading
          notLoaded
          retry
          otherwise
          email
        }
      }
    }
  `);
  if (!appointments || !booking || !bookingDialog)
    throw new Error('appointments.yaml, booking.yaml and booking-dialog.yaml are needed where one can book');
  return {
    company,
    phone: company.phones[line].number,
    times: appointments,
    texts: booking,
    words: bookingDialog,
  };
}
