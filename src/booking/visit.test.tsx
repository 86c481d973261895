/** @jest-environment jsdom */
import { cutOff, damaged } from '../../test/damaged-values';
import { Visit } from '../inline/marks';
import { createStore } from '../../tools/shared/store';
import { withSlot } from './availability/appointment-book';
import type { SlotName, Taken } from './availability/slots';
import type { Receipt } from './receipt/receipt';
import { isReceipt, isTaken, keep } from './visit';

const day = '2026-11-24';
const receipt: Receipt = {
  lead: 'Booked.',
  notAgreed: 'Not yet.',
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
  keep(Visit.taken, book, isTaken, (days) => new Map(days));
  keep(Visit.receipts, receipts, isReceipt, (list) => list);
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

const message = { name: 'Open', link: 'mailto:a@b.uk', delayMs: 0, window: 'same', text: '', gmail: '', outlook: '' };
const full = { ...receipt, messages: [message], nextSteps: ['Wait.'] };

it.each([
  [Visit.taken, [[day, ['am']]]],
  [Visit.receipts, [full]],
] as const)(
  'visit: when what is stored as %s is damaged in any of fifty ways, then it is dropped or still valid',
  (name, items) => {
    const values = damaged({ version: 1, items });
    expect(values.length).toBeGreaterThanOrEqual(50);
    for (const value of values) {
      sessionStorage.setItem(name, JSON.stringify(value));
      const { taken, receipts } = page();
      expect([undefined, ['am'], []]).toContainEqual(taken());
      expect(receipts.get().every(isReceipt)).toBe(true);
    }
    for (const text of cutOff(JSON.stringify({ version: 1, items }))) {
      sessionStorage.setItem(name, text);
      expect([page().taken(), page().receipts.get()]).toEqual([undefined, []]);
    }
  },
);
