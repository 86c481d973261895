import { isEmailAddress } from './address';
import { linesOf } from './plain-text';

/** A plain-text mail to one address. */
export interface Mail {
  to: string;
  cc?: string;
  subject: string;
  /** Its lines may be broken in any way; line breaks in the subject become spaces. */
  body: string;
}

// `encodeURIComponent` covers all RFC 6068 asks for. Chromium encodes the apostrophe as well when it hands an address
// to the mail program; with it written so from the start, what is shown, attempted and launched is the same text.
const encode = (text: string) => encodeURIComponent(text).replaceAll("'", '%27');

/** A subject as a mail program shows it: one line. */
export const oneLine = (text: string): string => linesOf(text).join(' ');

/** Text as a part of a web or mail address: well-formed, line breaks as CR LF, everything special encoded. */
export const encodeText = (text: string): string => encode(linesOf(text).join('\r\n'));

/**
 * The two halves of an address are encoded apart: 'x?bcc=v%40evil.example@example.org' is a valid address, and only
 * the last '@' of it may reach the link as it is (decisions, Mail).
 */
function encodeAddress(address: string): string {
  if (!isEmailAddress(address)) throw new TypeError('not an email address');
  const at = address.lastIndexOf('@');
  return `${encode(address.slice(0, at))}@${encode(address.slice(at + 1))}`;
}

/**
 * The `mailto:` address of a mail (RFC 6068; spec 7): the only place on the site that makes one from typed text.
 * @throws TypeError if `to` or `cc` is not one email address
 */
export function mailtoLink({ to, cc, subject, body }: Mail): string {
  const copy = cc === undefined ? '' : `cc=${encodeAddress(cc)}&`;
  return `mailto:${encodeAddress(to)}?${copy}subject=${encodeText(oneLine(subject))}&body=${encodeText(body)}`;
}
