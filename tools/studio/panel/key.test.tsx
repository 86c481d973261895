/** @jest-environment jsdom */
import { studioKey, takeKey } from './key';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('studio key: when the address brings it, then it leaves the address and is kept for other pages', () => {
  history.replaceState({ kept: 1 }, '', '/faq?x=1#key=0a1b');
  takeKey();
  expect(location.href).toMatch(/\/faq\?x=1$/);
  expect(history.state).toEqual({ kept: 1 });
  expect(studioKey()).toBe('0a1b');
  history.replaceState(null, '', '/about');
  takeKey();
  expect(studioKey()).toBe('0a1b');
});

test('studio key: when the address has another fragment, then the fragment and the key stay', () => {
  history.replaceState(null, '', '/#contact');
  takeKey();
  expect(location.hash).toBe('#contact');
  expect(studioKey()).toBe('0a1b');
});

test('studio key: when the printed address is pasted into a page that is open, then its key is taken', async () => {
  takeKey();
  location.hash = '#key=c0de';
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(studioKey()).toBe('c0de');
  expect(location.hash).toBe('');
});

test('studio key: when storage is forbidden, then the page that was opened with the key still has it', () => {
  const refuse = () => {
    throw new Error('refused');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  history.replaceState(null, '', '/#key=ffff');
  takeKey();
  expect(studioKey()).toBe('ffff');
});
