/** @jest-environment jsdom */
import { Visit } from '../inline/marks';
import { exampleTexts } from '../mail/examples';
import { createAppointmentBook } from './appointment-book';
import type { Receipt } from './receipt';
import { createReceipts } from './receipts';
import { keep } from './visit';

const day = '2026-11-24';
const receipt: Receipt = {
  lead: 'Booked.',
  booked: [{ label: 'Day', value: 'Tuesday' }],
  messages: [],
  nextSteps: [],
  calendar: 'data:text/calendar,',
};

/** The stores of another page of the visit. */
function page() {
  const book = createAppointmentBook();
  const receipts = createReceipts();
  keep(Visit.taken, book);
  keep(Visit.receipts, receipts);
  return { book, receipts };
}

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('visit: when a slot is taken on one page, then it is taken on the next', () => {
  page().book.take(day, 'am');
  const { book } = page();
  expect(book.take(day, 'am')).toBe(false);
  expect(book.take(day, 'pm')).toBe(true);
});

it('visit: when a receipt is there on one page, then the next shows it with its words until it is dismissed', () => {
  page().receipts.add('home-quote', receipt, exampleTexts.receipt);
  const next = page().receipts;
  expect(next.getSnapshot()).toEqual({ words: exampleTexts.receipt, list: [receipt] });
  next.dismiss();
  expect(page().receipts.getSnapshot().list).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

it('visit: when the browser shows a page again that it had kept, then it has learnt what was booked since', () => {
  const { book } = page();
  page().book.take(day, 'am');
  expect(book.take(day, 'am')).toBe(true);
  const kept = page().book;
  page().book.take(day, 'pm');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(kept.getSnapshot().get(day)).toEqual(['am', 'pm']);
});

it('visit: when storage is refused, then a booking is known to its own page', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  const { book } = page();
  expect(book.take(day, 'am')).toBe(true);
  expect(book.take(day, 'am')).toBe(false);
});

it('visit: when what was kept is damaged, then the visit begins anew', () => {
  sessionStorage.setItem(Visit.taken, '{');
  expect(page().book.take(day, 'am')).toBe(true);
});
