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

// `encodeURIComponent` encodes everything that RFC 6068 requires. Chromium also encodes the apostrophe when it passes a
// link to the mail program. Encoding it here keeps the link on the page identical to the one that is launched.
const encode = (text: string) => encodeURIComponent(text).replaceAll("'", '%27');

/** Converts a subject to one line. */
export const oneLine = (text: string): string => linesOf(text).join(' ');

/** Encodes text for a part of a URL: well-formed Unicode, line breaks as CR LF, all special characters encoded. */
export const encodeText = (text: string): string => encode(linesOf(text).join('\r\n'));

/**
 * Encodes the local part and the domain separately. 'x?bcc=v%40evil.example@example.org' is a valid address: unencoded,
 * it would add a recipient (docs/decisions/mail.md).
 */
function encodeAddress(address: string): string {
  if (!isEmailAddress(address)) throw new TypeError('not an email address');
  const at = address.lastIndexOf('@');
  return `${encode(address.slice(0, at))}@${encode(address.slice(at + 1))}`;
}

/**
 * Returns the `mailto:` link of a mail (RFC 6068). No other code builds such a link from text that a visitor typed.
 * @throws TypeError if `to` or `cc` is not one email address
 */
export function mailtoLink({ to, cc, subject, body }: Mail): string {
  const copy = cc === undefined ? '' : `cc=${encodeAddress(cc)}&`;
  return `mailto:${encodeAddress(to)}?${copy}subject=${encodeText(oneLine(subject))}&body=${encodeText(body)}`;
}
