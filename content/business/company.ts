import { z } from 'zod';
import { line, pictureName, pictureWords, webAddress } from '../field-types';
import { ukPhoneNumber } from './uk-phone-number';

const phone = z.strictObject({
  number: z
    .string()
    .regex(ukPhoneNumber, "a UK number in quotes, with spaces and all its digits, such as '01632 960123'")
    .meta({ kind: 'phone', description: 'The number as people write it' }),
  use: line('What it is for'),
});

const email = z.email('an email address, such as hello@example.com');

/** Whether the data have a field at a path. */
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
    .meta({ description: 'The address of the website' }),
  description: line('One sentence for search engines'),
  owner: z.strictObject({
    name: line("The owner's name"),
    role: line("The owner's role"),
    picture: pictureName('The portrait'),
    pictureAlt: pictureWords('What the picture shows'),
    illustrative: z.boolean().optional().meta({ description: 'true while it is not a photo of the owner' }),
  }),
  gasSafe: z
    .strictObject({
      number: z
        .string()
        .regex(/^\d{5,7}$/, 'the Gas Safe number in quotes')
        .meta({ description: 'Register number' }),
      checkUrl: webAddress("The register's own page for checking a number"),
      artwork: pictureName('The official Gas Safe picture, once we have it').nullable(),
    })
    .meta({ description: 'The Gas Safe register' }),
  phones: z
    .strictObject({
      office: phone.meta({ description: 'The office' }),
      emergency: phone.meta({ description: 'Emergencies' }),
      mobile: phone.meta({ description: 'Our mobile' }),
      gasEmergency: phone.meta({ description: 'The gas emergency service' }),
    })
    .meta({ description: 'Phone numbers' }),
  emails: z
    .strictObject({
      office: email.meta({ description: 'For questions' }),
      bookings: email.meta({ description: 'For bookings' }),
    })
    .meta({ description: 'Email addresses' }),
  address: z.strictObject({
    street: line('Street'),
    town: line('Town'),
    county: line('County'),
    postcode: line('Postcode'),
  }),
  hours: line('When the office answers, for search engines, such as Monday to Friday 9am to 5pm').optional(),
  geo: z
    .strictObject({
      latitude: z
        .number()
        .min(49)
        .max(61)
        .meta({ description: 'How far north, in degrees, as a map shows it (latitude)' }),
      longitude: z
        .number()
        .min(-9)
        .max(2)
        .meta({ description: 'How far east, in degrees (longitude); with a minus sign where the map says west' }),
    })
    .optional()
    .meta({ description: 'Where the office is, for search engines' }),
  privacy: z
    .strictObject({
      host: line(
        'The company on whose computers the website is kept, at the start of a sentence, such as Netlify, Inc.',
      ),
      mailProvider: line('Who carries our email, at the start of a sentence'),
      enquiriesKept: line('How long we keep enquiries that come to nothing'),
    })
    .meta({ description: 'For the privacy notice' }),
  vatNumber: line('VAT registration number'),
  companyNumber: line('Company number'),
  legalForm: line('What the company is, in the middle of a sentence, such as a limited company'),
  registeredIn: line('Where it is registered, such as England and Wales'),
  registeredOffice: line('The address of its registered office'),
  insuranceKind: line('Which insurance we have, such as public liability insurance'),
  base: line('Where we are based'),
  near: line('The nearest large town'),
  region: line('The county we work in'),
  areas: z.array(line('A town we serve')).min(1).meta({ description: 'Towns we serve' }),
  outwardCodes: z
    .array(
      z
        .string()
        .regex(/^[A-Z]{1,2}\d[\dA-Z]?$/, 'the first half of a postcode, such as GU12')
        .meta({ description: 'The first half of a postcode we usually cover, such as GU1' }),
    )
    .min(1)
    .meta({ description: 'Postcodes we usually cover' }),
  social: z
    .strictObject({ name: line('The network, such as Facebook'), url: webAddress('Our page there') })
    .meta({ description: 'Our pages in social networks' }),
  placeholders: z
    .array(line('For whoever looks after the website: which of these is not real yet'))
    .meta({ description: 'For whoever looks after the website: values that are not real yet' }),
});

/** `data/company.yaml`. */
export const company = companyFields.superRefine((data, context) => {
  // A misspelled name matches no field: pages would tell search engines of an owner who is not real (src/seo/json-ld.ts),
  // and launch-check would name a field that does not exist.
  for (const [index, name] of data.placeholders.entries())
    if (!isField(data, name.split('.')))
      context.addIssue({
        code: 'custom',
        path: ['placeholders', index],
        message: 'the name of a field of this file, such as phones.office',
      });
});
export type Company = z.infer<typeof company>;
