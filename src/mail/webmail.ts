import { encodeText, oneLine } from './mailto';
import { cappedBody, type Message } from './message';

function query(message: Message, names: { subject: string; body: string }) {
  const parts: [string, string][] = [
    ['to', message.to],
    ...(message.cc === undefined ? [] : [['cc', message.cc] satisfies [string, string]]),
    [names.subject, oneLine(message.subject)],
    [names.body, cappedBody(message)],
  ];
  return parts.map(([name, value]) => `${name}=${encodeText(value)}`).join('&');
}

/** Returns the URL at which Gmail opens a new mail with this text. Nothing is loaded until a visitor follows it. */
export const gmailLink = (message: Message): string =>
  `https://mail.google.com/mail/?view=cm&fs=1&${query(message, { subject: 'su', body: 'body' })}`;

/** Returns the same URL for Outlook on the web. */
export const outlookLink = (message: Message): string =>
  `https://outlook.live.com/mail/0/deeplink/compose?${query(message, { subject: 'subject', body: 'body' })}`;
