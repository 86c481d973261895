/** @jest-environment jsdom */
import { Visit } from '../inline/marks';
import { createStore } from '../domain/store';
import { withSlot } from './availability/appointment-book';
import type { SlotName, Taken } from './availability/slots';
import type { Receipt } from './receipt/receipt';
import { keep } from './visit';

const day = '2026-11-24';
const receipt: Receipt = {
  lead: 'Booked.',
  booked: [{ label: 'Day', value: 'Tuesday' }],
  messages: [],
  nextSteps: [],
  line: 'office',
  calendar: 'data:text/calendar,',
};

/** The stores of another page of the visit. */
function page() {
  const book = createStore<Taken>(new Map());
  const receipts = createStore<readonly Receipt[]>([]);
  keep(Visit.taken, book, (days) => new Map(days));
  keep(Visit.receipts, receipts, (list) => list);
  const take = (slot: SlotName) => {
    book.set(withSlot(book.get(), day, slot));
  };
  return { take, taken: () => book.get().get(day), receipts };
}

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('visit: when a slot is taken on one page, then it is taken on the next', () => {
  page().take('am');
  expect(page().taken()).toEqual(['am']);
});

it('visit: when a receipt is there on one page, then the next shows it until it is dismissed', () => {
  page().receipts.set([receipt]);
  const next = page().receipts;
  expect(next.get()).toEqual([receipt]);
  next.set([]);
  expect(page().receipts.get()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

it('visit: when the browser shows a cached page again, then it learns what was booked since', () => {
  const cached = page();
  page().take('am');
  expect(cached.taken()).toBeUndefined();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(cached.taken()).toEqual(['am']);
});

it('visit: when storage is refused, then a booking is known to its own page', () => {
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('refused');
    });
  const { take, taken } = page();
  take('am');
  expect(taken()).toEqual(['am']);
});

it.each(['{', '{"list":[]}'])('visit: when %s is stored, then the visit begins anew', (stored) => {
  sessionStorage.setItem(Visit.taken, stored);
  sessionStorage.setItem(Visit.receipts, stored);
  const { taken, receipts } = page();
  expect(taken()).toBeUndefined();
  expect(receipts.get()).toEqual([]);
});
