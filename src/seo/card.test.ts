import { cardAddress } from './card';

test.each([
  ['/', '/cards/home.png'],
  ['/faq', '/cards/faq.png'],
  ['/guides/emergency-leak-repair/', '/cards/guides-emergency-leak-repair.png'],
])('%s has the card %s', (path, card) => {
  expect(cardAddress(path)).toBe(card);
});
