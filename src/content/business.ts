import { z } from 'zod';
import { weekdays } from '../day';
import { day, line, oneOf, pictureName, webAddress, whole } from './schema';

/** Towns in which some numbers have ten digits (National Telephone Numbering Plan); everywhere else they have eleven. */
const tenDigitTowns =
  '1204|1208|1254|1276|1297|1298|1363|1364|1384|1386|1404|1420|1460|1461|1480|1488|1524|1527|1562|1566|' +
  '1606|1629|1635|1647|1659|1695|1697|1726|1744|1750|1768|1827|1837|1884|1900|1905|1935|1946|1949|1963|1995';
/** Eleven digits, or ten for the older free numbers and in those towns. */
const phoneNumber = new RegExp(`^0(?:[1-35789](?: ?\\d){9}|800(?: ?\\d){6}|(?:${tenDigitTowns})(?: ?\\d){5})$`);

const phone = z.strictObject({
  number: z
    .string()
    .regex(phoneNumber, "a UK number in quotes, with spaces and all its digits, such as '01632 960123'")
    .meta({ description: 'The number as people write it' }),
  use: line('What it is for'),
});

const email = z.email('an email address, such as hello@example.com');

/** Whether data has a field of that path. */
const isField = (data: unknown, [first, ...rest]: readonly string[]): boolean =>
  first === undefined ||
  (typeof data === 'object' &&
    data !== null &&
    first in data &&
    isField((data as Record<string, unknown>)[first], rest));

const companyFields = z.strictObject({
  name: line('The name we trade under'),
  legalName: line('The registered name'),
  tagline: line('The line under the name'),
  siteUrl: z
    .string()
    .regex(
      /^https:\/\/[\w-]+(\.[\w-]+)+(:\d+)?\/?$/,
      'an address such as https://www.example.com, with nothing after it',
    )
    .meta({ description: 'Where the site lives' }),
  description: line('One sentence for search engines'),
  owner: z.strictObject({
    name: line("The owner's name"),
    role: line('What the owner is'),
    picture: pictureName('The portrait'),
    pictureAlt: line('What the picture shows'),
    illustrative: z.boolean().optional().meta({ description: 'true while it is not a photo of the owner' }),
  }),
  gasSafe: z.strictObject({
    number: z
      .string()
      .regex(/^\d{5,7}$/, 'the Gas Safe number in quotes')
      .meta({ description: 'Register number' }),
    checkUrl: webAddress("The register's own page for checking a number"),
    artwork: pictureName('The official artwork, once we have it').nullable(),
  }),
  phones: z.strictObject({ office: phone, emergency: phone, mobile: phone, gasEmergency: phone }),
  emails: z.strictObject({
    office: email.meta({ description: 'For questions' }),
    bookings: email.meta({ description: 'For bookings' }),
  }),
  address: z.strictObject({
    street: line('Street'),
    town: line('Town'),
    county: line('County'),
    postcode: line('Postcode'),
  }),
  vatNumber: line('VAT registration number'),
  companyNumber: line('Company number'),
  base: line('Where we are based'),
  near: line('The nearest large town'),
  region: line('The county we work in'),
  areas: z.array(line('A town we serve')).min(1),
  outwardCodes: z
    .array(
      z
        .string()
        .regex(/^[A-Z]{1,2}\d[\dA-Z]?$/, 'the first half of a postcode, such as GU12')
        .meta({ description: 'The first half of a postcode we usually cover' }),
    )
    .min(1),
  social: z.strictObject({ name: line('The network'), url: webAddress('Our page there') }),
  placeholders: z.array(line('A field of this file that is still a stand-in')),
});

/** `data/company.yaml`. */
export const company = companyFields.superRefine((data, context) => {
  // A name that was mistyped would let its stand-in go live.
  for (const [index, name] of data.placeholders.entries())
    if (!isField(data, name.split('.')))
      context.addIssue({
        code: 'custom',
        path: ['placeholders', index],
        message: 'the name of a field of this file, such as phones.office',
      });
});
export type Company = z.infer<typeof company>;

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "a time in quotes, such as '08:00'")
  .meta({ description: 'A time of day, 24 hours' });
const slot = z
  .strictObject({ name: line('What it is called'), start: time, end: time })
  // '8:00' has a complaint of its own, and is not to be compared as if it came after '12:00'.
  .refine(({ start, end }) => end.padStart(5, '0') > start.padStart(5, '0'), {
    path: ['end'],
    error: 'a time after `start`',
  });

/** `data/appointments.yaml` (spec 9; decisions, Appointments). */
export const appointments = z.strictObject({
  slots: z.strictObject({ am: slot, pm: slot }).refine(({ am, pm }) => pm.start >= am.end, {
    path: ['pm', 'start'],
    error: 'a time that is the end of `am` or later',
  }),
  closedWeekdays: z
    .array(oneOf(weekdays, 'A day of the week on which nobody can book'))
    .refine((closed) => new Set(closed).size < weekdays.length, 'a list that leaves at least one day of the week open'),
  closedDates: z.array(day('A day on which nobody can book')),
  bookAheadDays: whole('How many days from today the calendar reaches', 1),
});
export type Appointments = z.infer<typeof appointments>;
