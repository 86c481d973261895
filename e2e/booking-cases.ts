import { readYaml } from './pages';

/** The company's data that bookings use. */
export const company = readYaml('company.yaml') as {
  name: string;
  emails: { bookings: string; office: string };
  phones: Record<'office' | 'emergency', { number: string }>;
};

const { bookings, office } = company.emails;
const booking = readYaml('booking.yaml') as {
  photos: Record<'lead', string> & Record<'boiler' | 'plumbing' | 'other', string[]>;
};
const { fullService } = readYaml('prices.yaml') as { fullService: { from: number } };

const { share, base } = readYaml('calculator.yaml') as { share: number; base: { combi: { small: number } } };
const { roofType } = readYaml('estimate.yaml') as { roofType: { flat: number } };
const standard = share * base.combi.small;
const pounds = (value: number) => `£${Math.round(value).toLocaleString('en-GB')}`;
const combi = ['Boiler type: Combi', 'Property size: Small (1-2 bedrooms, 1 bathroom)'];

export const date = '24 November 2026';
export const morning = 'Morning (8:00 AM - 12:00 PM)';
export const afternoon = 'Afternoon (1:00 PM - 5:00 PM)';

export type Kind = 'quote' | 'service' | 'other service' | 'visit';
type Place = 'banner' | 'main' | 'complementary';
export type Opener = readonly [place: Place, name: string];

/** Describes one booking form: its page, the buttons that open it, and the mails it produces. */
export interface Case {
  path: string;
  kind: Kind;
  /** Buttons that open it: the part of the page that each is in, and the beginning of its name. */
  openers: readonly [Opener, ...Opener[]];
  /** The label of the button in the bar at the bottom of a phone's screen, if that opens the form. */
  bar?: RegExp;
  heading: string;
  subject: string;
  to: readonly string[];
  photos: 'boiler' | 'plumbing' | 'other';
  /** The phone line of the page, if it is not the office's. */
  line?: 'emergency';
  /** The answers that come before the form, the price they lead to, and their lines in the mail. */
  priced?: { region: string; answers: readonly string[]; price: string; lines: readonly string[] };
}

const quote = (path: string, subject: string, photos: Case['photos']): Case => ({
  path,
  kind: 'quote',
  openers: [
    ['main', 'Free Quote'],
    ['banner', 'Free Quote'],
  ],
  bar: /^Free Quote/,
  heading: 'Book Your Free Quote',
  subject,
  to: [bookings],
  photos,
});
const service = (path: string, subject: string): Case => ({
  path,
  kind: 'service',
  openers: [
    ['main', 'Book Now'],
    ['banner', 'Free Quote'],
  ],
  bar: /^Book Now/,
  heading: 'Book Your Boiler Service',
  subject,
  to: [bookings],
  photos: 'boiler',
});

/** The nine booking forms of the pages. Those that follow a price are in `pricedCases`. */
export const cases = {
  'home quote': {
    ...quote('/', 'New Appointment Booking', 'other'),
    openers: [
      ['main', 'Free Quote'],
      ['main', 'Book Online'],
    ],
    to: [bookings, office, bookings],
    line: 'emergency',
  },
  'home service': {
    path: '/',
    kind: 'service',
    openers: [
      ['complementary', 'Book Now'],
      ['main', 'Book a boiler service'],
    ],
    heading: 'Book Your Boiler Service',
    subject: 'New Boiler Service Booking',
    to: [bookings, office, bookings],
    line: 'emergency',
    photos: 'boiler',
  },
  'services page': {
    ...service('/services', 'Boiler Service Appointment Confirmation'),
    kind: 'other service',
    to: ['jo@example.org'],
  },
  heating: quote('/services/heating-systems-installation', 'Heating System Quote', 'other'),
  servicing: service('/services/boiler-servicing-surrey', 'Boiler Service Appointment Confirmation'),
  installation: {
    path: '/services/boiler-installation-replacement',
    kind: 'visit',
    openers: [
      ['main', 'Free Quote'],
      ['banner', 'Free Quote'],
    ],
    heading: 'Book Your Free Visit',
    subject: 'Boiler Installation Appointment',
    to: [bookings],
    photos: 'boiler',
  },
  drain: { ...quote('/services/emergency-drain-unblocking', 'Drain Unblocking Quote', 'plumbing'), line: 'emergency' },
  repairs: { ...quote('/services/plumbing-repairs-surrey', 'Plumbing Repair Quote', 'plumbing'), line: 'emergency' },
  bathroom: quote('/services/bathroom-installations-surrey', 'Bathroom Installation Quote', 'other'),
} as const satisfies Record<string, Case>;

/** One form of each kind gets all tests. The others get those of what differs between forms. */
const oneOfEachKind: Record<Kind, keyof typeof cases> = {
  quote: 'home quote',
  service: 'servicing',
  'other service': 'services page',
  visit: 'installation',
};
export const standsForItsKind = (name: string) => Object.values<string>(oneOfEachKind).includes(name);

/** The forms that follow a price: the calculator's, and the visit after an estimate. */
export const pricedCases = {
  calculator: {
    ...quote('/boiler-quote-calculator', 'Boiler Quote', 'boiler'),
    openers: [['main', 'Book Your Free Visit Now']],
    priced: {
      region: 'Boiler quote calculator',
      answers: ['Combi', 'Small (1-2 bedrooms, 1 bathroom)', 'Roof', 'Mains gas', 'Yes', 'Pitched'],
      price: pounds(standard),
      lines: [
        ...combi,
        'Flue location: Roof',
        'Gas type: Mains gas',
        'Same place: Yes',
        'Roof type: Pitched',
        `Estimated price: ${pounds(standard)} Including installation & VAT`,
      ],
    },
  },
  'visit after an estimate': {
    ...cases.installation,
    openers: [['main', 'Book Your Free Visit Now']],
    priced: {
      region: 'Boiler installation estimate',
      answers: ['Mains gas', 'Combi', 'Small (1-2 bedrooms, 1 bathroom)', 'Roof', 'Flat'],
      price: pounds(standard + roofType.flat),
      lines: [
        ...combi,
        'Flue location: Roof',
        'Roof type: Flat',
        'Gas type: Mains gas',
        'Postcode: GU12 9ZZ',
        `Estimated price: ${pounds(standard + roofType.flat)} Including installation & VAT`,
      ],
    },
  },
} as const satisfies Record<string, Case>;

const oddText = 'Tap & "pipe" ?=#%+ é 🔧\n%0D%0ABcc: x@example.org';

/** A valid value for each required field. */
export const required: Record<Kind, Record<string, string>> = {
  quote: { 'Full name': 'Jo Doe', Email: 'jo@example.org', 'Work summary': oddText },
  service: {
    'Full name': 'Jo Doe',
    Email: 'jo@example.org',
    Address: '1 High Street\nAsh GU12 6AA',
    'Boiler manufacturer': 'Vaillant',
    'Year installed': '2015',
    'Year last serviced': '2020',
  },
  'other service': {
    'Full name': 'Jo Doe',
    Email: 'jo@example.org',
    'Boiler brand': 'Baxi',
    'Boiler age (years)': '11',
    'Last serviced': 'spring 2025',
  },
  visit: { 'Full name': 'Jo Doe', Email: 'jo@example.org' },
};

/** A value for each field but those of `data/reach.yaml`, in the order of the dialog and of the mail. */
export const every: Record<Kind, Record<string, string>> = {
  quote: {
    'Full name': 'Jo Doe',
    Email: 'jo@example.org',
    Phone: '01632 960001',
    'Address or postcode': 'GU12 6AA',
    'Work summary': oddText,
  },
  service: required.service,
  'other service': {
    ...required['other service'],
    'Installation date': 'May 2015',
    'Last service date': '1 April 2025',
    'Additional details': 'Dog in the garden',
  },
  visit: { ...required.visit, 'Additional details': 'Boiler in the loft' },
};

/** The booked date as mails and toasts write it. `plain` removes the comma that some engines put after the weekday. */
export const longDate = `Tuesday ${date}`;
export const plain = (text: string) => text.replaceAll(`Tuesday, ${date}`, longDate);

/** Returns every line of the first mail of a form that was filled in with the values of `every`. */
export function bodyOf({ kind, photos, priced }: Case, slot = morning): string[] {
  const line = ([label, value]: [string, string]) => `${label}: ${value.replaceAll('\n', '\n  | ')}`.split('\n');
  const fields = Object.entries(every[kind]);
  return [
    ...(kind === 'other service' ? [`Your appointment is confirmed for ${longDate}, ${slot}.`] : []),
    ...fields.slice(0, 2).flatMap(line),
    `Date: ${longDate}`,
    `Time slot: ${slot}`,
    ...(priced?.lines ?? []),
    ...fields.slice(2).flatMap(line),
    ...(kind === 'service'
      ? [`Last serviced 3 or more years ago: we recommend a Full Service (from £${fullService.from}).`]
      : []),
    booking.photos.lead,
    ...booking.photos[photos].map((photo) => `- ${photo}`),
  ];
}

/** The text of the toast when a required field is empty, by kind of form. */
export const missing: Record<Kind, string> = {
  quote: 'Please fill in all fields including your name and work summary.',
  service: 'Please fill in all fields.',
  'other service': 'Please fill in all required fields.',
  visit: 'Please fill in all required fields.',
};
