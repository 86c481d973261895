import { fixtureData } from '../../../test/fixture';
import { booking, type BookingTexts, type ReceiptWords } from '../../../content/features/booking-messages';
import type { CompanyEmails } from '../messages';

const own = booking.parse(fixtureData('booking.yaml'));

/** The words around receipts, those of the fixture. */
export const exampleReceiptWords: ReceiptWords = own.receipt;

/** Texts for the tests of mails and receipts, in part those of the fixture. */
export const exampleTexts: BookingTexts = {
  labels: own.labels,
  subjects: own.subjects,
  mail: own.mail,
  manufacturers: ['Worcester Bosch', 'Vaillant', 'Other'],
  receipt: {
    ...own.receipt,
    send: 'Press send.',
    costs: { quote: 'Free', service: '£50 including VAT', visit: 'Free' },
    nextSteps: {
      quote: ['You get a written quote.'],
      service: ['Keep the space around the boiler clear.'],
      visit: ['The engineer checks the flue.'],
    },
  },
  photos: {
    lead: 'Photos that can save a visit, if you attach them:',
    boiler: ['The boiler', 'The gas meter'],
    plumbing: ['The problem', 'The nearest stop tap or manhole'],
    other: ['The room'],
  },
  serviceAge: {
    after: { name: 'figures.serviceOverdue', text: '3', low: 3 },
    line: 'Last serviced 3 or more years ago: we recommend a Full Service (from £120).',
  },
  callPromise: {
    ahead: { name: 'figures.callAhead', text: '24 hours', low: 24 },
    inTime: 'We will call you 24 hours before the visit.',
    soon: 'We will call you as soon as we can.',
    noNumber: 'We will answer by email.',
  },
  confirmation: {
    opening: 'Thank you for booking.',
    changes: 'To change or cancel it, call us.',
  },
  reminder: { title: 'Boiler service due', text: 'Book your yearly boiler service.' },
};

export const exampleCompany: CompanyEmails = { bookings: 'bookings@example.com', office: 'hello@example.com' };
