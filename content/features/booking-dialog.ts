import { z } from 'zod';
import { line, lineWith } from '../field-types';

const label = line('What the field is called, in the booking form and in mails');
const hint = line('What helps to fill it in, below the label').optional();
const required = z.strictObject({ label, hint, missing: line('What to do when it is empty or wrong') });
const optional = z.strictObject({ label, hint });

const inQuotes = { description: 'In the booking forms for a quote' };
const inServices = { description: 'In the boiler service forms of the home page and of the page Boiler servicing' };
const onServicesPage = { description: 'In the boiler service form of the page with all services' };

const requiredFields = z.strictObject({
  name: required,
  email: required,
  summary: required.meta(inQuotes),
  address: required.meta(inServices),
  manufacturer: required.meta(inServices),
  installYear: required.meta(inServices),
  lastServiceYear: required.meta(inServices),
  brand: required.meta(onServicesPage),
  age: required.meta(onServicesPage),
  lastServiced: required.meta(onServicesPage),
});
const optionalFields = z.strictObject({
  phone: optional.meta(inQuotes),
  addressOrPostcode: optional.meta(inQuotes),
  installationDate: optional.meta(onServicesPage),
  lastServiceDate: optional.meta(onServicesPage),
  details: optional.meta({ description: 'In the booking forms of the page with all services and of the installation' }),
});

const kind = z.strictObject({
  heading: line('The heading of the booking form'),
  title: line('What is booked, in messages, mails, the summary after a booking, and calendars'),
});
const toastTitle = line('The title of the message');
const toastText = line('The message');

/** `data/booking-dialog.yaml`: the texts of the booking dialogs up to the booking. */
export const bookingDialog = z.strictObject({
  kinds: z.strictObject({ quote: kind, service: kind, visit: kind }).meta({ description: 'The kinds of booking' }),
  // Not `fields`: Gatsby reserves that name on a node.
  formFields: requiredFields.extend(optionalFields.shape).meta({ description: 'The fields of the booking forms' }),
  years: z
    .strictObject({
      between: lineWith(['from', 'to'], 'The years between the oldest in the list and the one below'),
      before: lineWith(['year'], 'The last choice for the year of installation'),
      never: line('The last choice for the year of the last service'),
      neverInMail: line('What the mail says for that choice'),
    })
    .meta({ description: 'The list of years' }),
  controls: z
    .strictObject({
      choose: line('What a list shows before something is chosen'),
      optional: line('After the label of a field that may stay empty'),
      error: line('The word before an error, for people who cannot see that it is red'),
      left: lineWith(['count'], 'How many characters are left in a field that is nearly full'),
    })
    .meta({ description: 'Words in every field' }),
  calendar: z
    .strictObject({
      heading: line('Heading of the calendar'),
      previous: line('The name, for blind visitors, of the arrow to the previous month'),
      next: line('The name, for blind visitors, of the arrow to the next month'),
      available: line('Below the calendar: what the colour of a free day means'),
      full: line('Below the calendar: what the line through a day means'),
      closed: line('Below the calendar, before the weekdays without visits'),
      fullDay: line('Read out to blind visitors after a day that is booked up'),
      chosenDay: line('Read out to blind visitors after the chosen day'),
      missing: line('What to do when no day is chosen'),
    })
    .meta({ description: 'The calendar' }),
  earliest: z
    .strictObject({
      heading: line('Heading of the next times'),
      slot: lineWith(['day', 'slot'], 'The button of one free time'),
      none: lineWith(['phone'], 'Shown instead if nothing is free in the next two months'),
    })
    .meta({ description: 'The next free times' }),
  slots: z
    .strictObject({
      booked: line('Beside a time that is booked'),
      begun: line('Beside a time of today that has begun'),
      closed: line('Beside any other time that cannot be chosen'),
      missing: line('What to do when no time is chosen'),
    })
    .meta({ description: 'The times of a day' }),
  form: z
    .strictObject({
      change: line('The button beside the chosen day that leads back to the calendar'),
      changeWhat: line('Read out to blind visitors after the words of that button'),
      kept: line('Says that what was typed is still there, after the page was loaded again'),
      startAgain: line('The button that clears that text'),
      restore: line('The button that restores what choosing another date has cleared'),
      problem: line('Heading of the list of what is still missing'),
      confirm: line('The button that books'),
      submitting: line('The words of that button while it books'),
      translated: line('Below that button while the browser shows the page in another language'),
    })
    .meta({ description: 'The buttons of the form' }),
  foot: z
    .strictObject({
      day: line('No day is chosen'),
      slot: line('Only the time is missing'),
      fields: lineWith(['fields'], 'Only fields are missing'),
      slotAndFields: lineWith(['fields'], 'The time and fields are missing'),
      more: lineWith(['count'], 'After two fields, in place of the others, if there are many'),
      check: lineWith(['fields'], 'Nothing is missing, but fields are wrong, such as half an email address'),
      ready: line('Nothing is missing: what pressing the button does'),
    })
    .meta({ description: 'The line beside the button that books' }),
  toasts: z
    .strictObject({
      hide: line('The name, for blind visitors, of the cross of a message'),
      missing: z
        .strictObject({
          title: toastTitle,
          quote: line('The message in the booking forms for a quote'),
          allFields: line('The message in the boiler service forms of the home page and of the page Boiler servicing'),
          requiredFields: line(
            'The message in the booking forms of the page with all services and of the installation',
          ),
        })
        .meta({ description: 'When something is missing' }),
      slotTaken: z
        .strictObject({ title: toastTitle, text: toastText })
        .meta({ description: 'The time was booked in the meantime' }),
      slotPassed: z
        .strictObject({ title: toastTitle, text: toastText })
        .meta({ description: 'The time has passed while the booking form was open' }),
      failed: z
        .strictObject({ title: toastTitle, text: lineWith(['phone'], 'The message') })
        .meta({ description: 'Something went wrong' }),
      booked: z
        .strictObject({ title: toastTitle, text: lineWith(['appointment', 'when'], 'The message') })
        .meta({ description: 'After a booking' }),
      confirmed: z
        .strictObject({ title: toastTitle, text: lineWith(['date'], 'The message') })
        .meta({ description: 'After a booking on the page with all services, or of an installation visit' }),
    })
    .meta({ description: 'Short messages' }),
  withoutCalendar: z
    .strictObject({
      loading: line('The message while the calendar is loading'),
      notLoaded: line('The message if the calendar could not be loaded'),
      retry: line('The button that tries again'),
      otherwise: line('How to book without the calendar'),
      email: line('The button that opens an email to fill in'),
    })
    .meta({ description: 'When the calendar does not load' }),
});

/** The id of a field that must be filled in. */
export type RequiredFieldId = keyof z.infer<typeof requiredFields>;
/** The id of a field that may stay empty. */
export type OptionalFieldId = keyof z.infer<typeof optionalFields>;

/** The texts as pages get them, with facts filled in. */
export type BookingWords = z.infer<typeof bookingDialog>;
