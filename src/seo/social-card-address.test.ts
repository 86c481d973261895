import { cardAddress } from './social-card-address';

test.each([
  ['/', '/cards/home.png'],
  ['/faq', '/cards/faq.png'],
  ['/guides/emergency-leak-repair/', '/cards/guides-emergency-leak-repair.png'],
])('gives %s the card %s', (path, card) => {
  expect(cardAddress(path)).toBe(card);
});
