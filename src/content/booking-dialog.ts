import { z } from 'zod';
import { line, lineWith } from './schema';

const label = line('What the field is called, in the dialog and in mails');
const hint = line('What helps to fill it in, below the label').optional();
const required = z.strictObject({ label, hint, missing: line('What to do when it is empty or wrong') });
const optional = z.strictObject({ label, hint });

const inQuotes = { description: 'In the quote dialogs' };
const inServices = { description: 'In the boiler service dialogs of the home and servicing pages' };
const onServicesPage = { description: 'In the boiler service dialog of the services page' };

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
  details: optional.meta({ description: 'In the dialogs of the services page and the installation' }),
});

const kind = z.strictObject({
  heading: line('The heading of the dialog'),
  title: line('What is booked, in messages, mails, receipts and calendars'),
});
const toastTitle = line('The title of the message');
const toastText = line('The message');

/** `data/booking-dialog.yaml`: what the booking dialogs ask and say until something is booked. */
export const bookingDialog = z.strictObject({
  kinds: z.strictObject({ quote: kind, service: kind, visit: kind }),
  // Gatsby keeps the name `fields` of a node to itself.
  formFields: requiredFields.extend(optionalFields.shape),
  years: z.strictObject({
    between: lineWith(['from', 'to'], 'The years between the oldest in the list and the one below'),
    before: lineWith(['year'], 'The last choice for the year of installation'),
    never: line('The last choice for the year of the last service'),
    neverInMail: line('What the mail says for that choice'),
  }),
  controls: z.strictObject({
    choose: line('What a list shows before something is chosen'),
    optional: line('After the label of a field that may stay empty'),
    error: line('Before what is wrong, for people who cannot see that it is red'),
    left: lineWith(['count'], 'How much fits into a field that is nearly full'),
  }),
  calendar: z.strictObject({
    heading: line('Over the calendar'),
    previous: line('What a screen reader calls the arrow back'),
    next: line('What a screen reader calls the arrow on'),
    available: line('Below the calendar: what the colour of a free day means'),
    full: line('Below the calendar: what the line through a day means'),
    closed: line('Below the calendar, before the weekdays without visits'),
    fullDay: line('What a screen reader says after a day that is booked up'),
    chosenDay: line('What a screen reader says after the chosen day'),
    missing: line('What to do when no day is chosen'),
  }),
  earliest: z.strictObject({
    heading: line('Over the next free times'),
    slot: lineWith(['day', 'slot'], 'The button of one of them'),
    none: lineWith(['phone'], 'In their place, where nothing is free in the next two months'),
  }),
  slots: z.strictObject({
    booked: line('On a time that is booked'),
    begun: line('On a time of today that has begun'),
    closed: line('On any other time that cannot be chosen'),
    missing: line('What to do when no time is chosen'),
  }),
  form: z.strictObject({
    change: line('Beside the chosen day: leads back to the calendar'),
    changeWhat: line('What follows these words for people who cannot see the day'),
    kept: line('That something typed before a reload is still there'),
    startAgain: line('Clears it'),
    restore: line('Brings back what another date has cleared'),
    problem: line('Over the list of what is still missing'),
    confirm: line('The button that books'),
    submitting: line('The same button while it books'),
  }),
  foot: z.strictObject({
    day: line('No day is chosen'),
    slot: line('Only the time is missing'),
    fields: lineWith(['fields'], 'Only fields are missing'),
    slotAndFields: lineWith(['fields'], 'The time and fields are missing'),
    check: lineWith(['fields'], 'Nothing is missing, but fields hold what cannot be, such as half an email address'),
    ready: line('Nothing is missing: what a press brings about'),
  }),
  toasts: z.strictObject({
    hide: line('What a screen reader calls the cross of a message'),
    missing: z.strictObject({
      title: toastTitle,
      quote: line('The message in the quote dialogs'),
      allFields: line('The message in the boiler service dialogs of the home and servicing pages'),
      requiredFields: line('The message in the dialogs of the services page and the installation'),
    }),
    slotTaken: z
      .strictObject({ title: toastTitle, text: toastText })
      .meta({ description: 'The time was booked in the meantime' }),
    slotPassed: z
      .strictObject({ title: toastTitle, text: toastText })
      .meta({ description: 'The time has passed while the dialog was open' }),
    failed: z
      .strictObject({ title: toastTitle, text: lineWith(['phone'], 'The message') })
      .meta({ description: 'Something went wrong' }),
    booked: z
      .strictObject({ title: toastTitle, text: lineWith(['appointment', 'when'], 'The message') })
      .meta({ description: 'After a booking' }),
    confirmed: z
      .strictObject({ title: toastTitle, text: lineWith(['date'], 'The message') })
      .meta({ description: 'After a booking on the services page, or of an installation visit' }),
  }),
  withoutCalendar: z.strictObject({
    loading: line('While the calendar is on its way'),
    notLoaded: line('The calendar has not arrived'),
    retry: line('The button that tries once more'),
    otherwise: line('How to book all the same'),
    email: line('The button that opens an email to fill in'),
  }),
});

/** A field that must be filled in, by the name the forms know it by. */
export type RequiredFieldId = keyof z.infer<typeof requiredFields>;
/** A field that may stay empty. */
export type OptionalFieldId = keyof z.infer<typeof optionalFields>;

/** The same file as pages get it: facts filled in. */
export type BookingWords = z.infer<typeof bookingDialog>;
