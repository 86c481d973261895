/** @jest-environment jsdom */
import { type Attempt, sendMails } from './send';

const attempt = (delayMs: Attempt['delayMs']): Attempt => ({
  link: `mailto:a@example.com?subject=${delayMs}`,
  delayMs,
  window: 'new',
});
const subjects = () => jest.mocked(window.open).mock.calls.map(([link]) => String(link).split('=')[1]);

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/');
  window.open = jest.fn();
  document.hasFocus = () => true;
});

it('sendMails: when there are several, then the first is opened at once and the others at their times', () => {
  sendMails([attempt(0), attempt(500), attempt(1500)]);
  expect(subjects()).toEqual(['0']);
  jest.advanceTimersByTime(500);
  expect(subjects()).toEqual(['0', '500']);
  jest.advanceTimersByTime(1000);
  expect(subjects()).toEqual(['0', '500', '1500']);
});

it('sendMails: when the visitor has gone to the mail program, then no later mail is opened', () => {
  sendMails([attempt(0), attempt(500)]);
  document.hasFocus = () => false;
  jest.runAllTimers();
  expect(subjects()).toEqual(['0']);
});

it('sendMails: when the page is left, then no later mail is opened, even if the browser restores it', () => {
  sendMails([attempt(0), attempt(500), attempt(1500)]);
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pageshow'));
  jest.runAllTimers();
  expect(subjects()).toEqual(['0']);
});

it('sendMails: when the visitor has gone to another page of the site, then no later mail is opened', () => {
  sendMails([attempt(0), attempt(500), attempt(1500)]);
  window.history.pushState(null, '', '/faq');
  jest.runAllTimers();
  expect(subjects()).toEqual(['0']);
});
