/** @jest-environment jsdom */
import { focusReceipt } from './focus-receipt';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<button>Book Now</button><h2 id="receipt-title" tabindex="-1">Your booking</h2>';
});
afterEach(() => {
  jest.useRealTimers();
  history.replaceState(null, '');
});

const button = () => document.querySelector('button');
const heading = () => document.getElementById('receipt-title');

test('focus of the receipt: when the dialog leaves the history late, then it comes after the button has had the focus', () => {
  history.replaceState({ dialog: 'book' }, '');
  focusReceipt();
  jest.advanceTimersByTime(500);
  expect(heading()).not.toHaveFocus();
  history.replaceState({}, '');
  // As tools/islands/inline/dialogs.tsx does.
  setTimeout(() => button()?.focus());
  jest.advanceTimersByTime(900);
  expect(button()).toHaveFocus();
  jest.advanceTimersByTime(200);
  expect(heading()).toHaveFocus();
});

test('focus of the receipt: when the dialog never leaves the history, then the receipt gets the focus all the same', () => {
  history.replaceState({ dialog: 'book' }, '');
  focusReceipt();
  jest.advanceTimersByTime(4500);
  expect(heading()).toHaveFocus();
});
