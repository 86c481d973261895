import { textCases } from '../mail/test-support/text-cases';
import { dialled, waysOf } from './ways';

const email = 'jo@example.org';
const phone = '07700 900456';
const mail = { kind: 'email', to: email };
const text = { kind: 'text', to: '+447700900456' };

it.each([
  ['there is an address and a mobile', { email, phone }, undefined, [mail, text]],
  ['a text is asked for', { email, phone }, 'text', [text, mail]],
  ['a mail is asked for', { email, phone }, 'email', [mail, text]],
  ['a text is asked for, but the number is no mobile', { email, phone: '01632 960123' }, 'text', [mail]],
  ['there is only a mobile', { phone }, undefined, [text]],
  ['the address is none', { email: 'x@y@z', phone }, undefined, [text]],
  ['there is nothing', {}, 'email', []],
] as const)('ways to answer: when %s, then the best comes first', (_, values, way, expected) => {
  expect(waysOf({ values, ...(way && { way }) })).toEqual(expected);
});

it.each([
  ['07700 900456', '+447700900456'],
  ['+44 (0)7700 900456', '+447700900456'],
  ['0044 7700-900456', '+447700900456'],
  ['447700900456', '+447700900456'],
  ['+1 202 555 0100', '+12025550100'],
  ['12', undefined],
  ['', undefined],
])('ways to answer: when the number is %s, then %s is dialled', (number, expected) => {
  expect(dialled(number)).toBe(expected);
});

it('ways to answer: when any text stands in the place of a number, then a link with it holds digits only', () => {
  for (const [, text] of textCases) expect(dialled(text) ?? '+1').toMatch(/^\+\d{1,15}$/);
});
