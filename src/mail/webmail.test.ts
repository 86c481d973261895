import type { Message } from './message';
import { gmailLink, outlookLink } from './webmail';

const message: Message = {
  purpose: 'booking',
  to: 'x?bcc=v@example.org',
  subject: 'Quote - £2,870 & more\nBcc: eve@example.com',
  lines: [{ label: 'Work summary', value: 'a + b\n&cc=eve@example.com #1', typed: true }],
  delayMs: 0,
  window: 'same',
  continued: '[continued: see the page]',
};

it.each([
  ['Gmail', gmailLink, 'https://mail.google.com/mail/', 'su'],
  ['Outlook', outlookLink, 'https://outlook.live.com/mail/0/deeplink/compose', 'subject'],
])('webmail: when %s is chosen, then it opens the same mail', (_, link, address, subject) => {
  const url = new URL(link({ ...message, cc: 'bookings@example.com' }));
  expect(url.origin + url.pathname).toBe(address);
  expect(url.hash).toBe('');
  expect(url.searchParams.getAll('to')).toEqual(['x?bcc=v@example.org']);
  expect(url.searchParams.getAll('cc')).toEqual(['bookings@example.com']);
  expect(url.searchParams.get(subject)).toBe('Quote - £2,870 & more Bcc: eve@example.com');
  expect(url.searchParams.get('body')).toBe('Work summary: a + b\r\n  | &cc=eve@example.com #1');
});

it('webmail: when nobody gets a copy or a text is too long, then the address has no copy and the text is cut as in the mail link', () => {
  const long: Message = { ...message, lines: [{ label: 'Work summary', value: 'x'.repeat(3000), typed: true }] };
  const url = new URL(gmailLink(long));
  expect([...url.searchParams.keys()]).toEqual(['view', 'fs', 'to', 'su', 'body']);
  expect(url.searchParams.get('body')).toMatch(/^Work summary: x+ \[continued/);
  expect(url.searchParams.get('body')?.endsWith(message.continued)).toBe(true);
});
