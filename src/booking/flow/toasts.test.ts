import { fullDay } from '../../domain/london-day';
import { exampleTimes, siteForms, siteWords } from '../test-support/examples';
import { bookingError, bookingMade, missingInformation, slotUnavailable } from './toasts';

const day = '2026-11-24';
const date = fullDay(day);

it.each([
  [missingInformation(siteForms['home-service'].missing.toast), 'Missing Information: Please fill in all fields.'],
  [
    slotUnavailable(siteWords.toasts, 'booked'),
    'Slot Unavailable: This time slot has just been booked. Please select another slot.',
  ],
  [
    bookingError(siteWords.toasts, '01632 960123'),
    'Booking Error: There was an issue booking your appointment. Please call us directly at 01632 960123.',
  ],
])('toasts: when a booking fails, then the words are those of the specification', (toast, words) => {
  expect(`${toast.title}: ${toast.text}`).toBe(words);
  expect(toast.kind).toBe('error');
});

it('toasts: when a time has passed, then they do not say that somebody booked it', () => {
  const { slotTaken, slotPassed } = siteWords.toasts;
  expect(slotUnavailable(siteWords.toasts, 'fully booked')).toMatchObject(slotTaken);
  expect(slotUnavailable(siteWords.toasts, 'already begun')).toMatchObject(slotPassed);
  expect(slotUnavailable(siteWords.toasts, 'past')).toMatchObject(slotPassed);
});

const booked = (what: string, time: string) =>
  `Appointment Booked!: Your ${what} is scheduled for ${date}, ${time}. Please check your email for confirmation.`;
const confirmed = `Booking Confirmed!: Your appointment for ${date} has been confirmed.`;

it.each([
  ['home-quote', 'am', booked('free quote', 'morning')],
  ['home-service', 'pm', booked('boiler service', 'afternoon')],
  ['services-service', 'am', confirmed],
  ['heating-quote', 'pm', booked('free quote', 'afternoon')],
  ['servicing-service', 'am', booked('boiler service', 'morning')],
  ['installation-visit', 'pm', confirmed],
  ['drain-quote', 'am', booked('free quote', 'morning')],
  ['repairs-quote', 'am', booked('free quote', 'morning')],
  ['bathroom-quote', 'am', booked('free quote', 'morning')],
  ['calculator-quote', 'am', booked('free quote', 'morning')],
] as const)('toasts: when %s has booked, then the words are those of the specification', (form, slot, words) => {
  const toast = bookingMade(siteForms[form], day, slot, exampleTimes);
  expect(`${toast.title}: ${toast.text}`).toBe(words);
  expect(toast.kind).toBe('success');
});

it('toasts: when no slot was chosen, then none is named', () => {
  expect(bookingMade(siteForms['calculator-quote'], day, undefined, exampleTimes).text).toBe(
    `Your free quote is scheduled for ${date}. Please check your email for confirmation.`,
  );
});

it('toasts: when a name has capitals, then it keeps them inside the sentence', () => {
  const form = { ...siteForms['home-service'], title: 'Gas Safe check' };
  const times = { ...exampleTimes, slots: { ...exampleTimes.slots, am: { ...exampleTimes.slots.am, name: 'AM' } } };
  expect(bookingMade(form, day, 'am', times).text).toContain('Gas Safe check');
  expect(bookingMade(form, day, 'am', times).text).toContain(`${date}, AM`);
});
