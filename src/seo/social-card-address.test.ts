import { cardAddress } from './social-card-address';

test.each([
  ['/', '/cards/home.png'],
  ['/faq', '/cards/faq.png'],
  ['/guides/emergency-leak-repair/', '/cards/guides-emergency-leak-repair.png'],
])('social card: when the page is %s, then its card is %s', (path, card) => {
  expect(cardAddress(path)).toBe(card);
});
