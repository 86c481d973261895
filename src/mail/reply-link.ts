import type { OptionalFieldId, RequiredFieldId } from '../../content/features/booking-dialog';
import type { BookingFormName } from '../domain/booking-forms';
import type { ReachBy, reachFieldIds } from '../domain/reach';
import { fillGaps } from '../../tools/shared/text';
import type { Day } from '../domain/london-day';
import { encodeText } from './mailto';
import { charactersOf, linesOf } from './plain-text';

type FieldId = RequiredFieldId | OptionalFieldId | (typeof reachFieldIds)[number];

/** A booking as a link carries it to /reply (docs/decisions/reply-kit.md). */
export interface LinkedBooking {
  form: BookingFormName;
  day: Day;
  slot?: 'am' | 'pm';
  values: Readonly<Partial<Record<FieldId, string>>>;
  /** How the visitor asked to be reached, where the dialog asks. */
  way?: ReachBy;
}

/** The address of the page that reads these links. */
export const replyAddress = '/reply';

/** The version of the encoding. A change that older pages would read wrongly takes the next one. */
export const linkVersion = 1;

/**
 * Returns the short name of a value in a link: its first letter, its last one and its length, as in `el5` for `email`. A test
 * compares them with those of earlier mails.
 */
export const shortName = (id: string): string => `${id.charAt(0)}${id.slice(-1)}${id.length.toString(36)}`;

/** The most characters of one free text in a link: as many as a dialog takes. */
const longestText = 1000;

/** What an answer cannot do without. Everything else gives way where a mail has no room. */
const needed: readonly string[] = ['name', 'email', 'phone', 'way'];

/** Returns a checksum (FNV-1a), which any single changed character changes. */
export function checkOf(text: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return (sum >>> 0).toString(36);
}

// Letters, digits, '-', '_' and '.' only: neither a mail program nor a `mailto:` link changes them.
function fragmentOf(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const payload = btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '');
  return `${linkVersion}.${payload}.${checkOf(payload)}`;
}

/**
 * Returns a booking as the fragment of a link, with at most `room` characters. Shortens the longest free texts, and in the
 * end leaves them out. Always keeps the form, the time, who wrote and how to answer, even if these alone are longer.
 */
export function replyFragment({ form, day, slot, values, way }: LinkedBooking, room: number): string {
  const whole = Object.entries({ ...values, way }).map(
    ([id, value = '']) => [id, charactersOf(linesOf(value).join('\n'))] as const,
  );
  for (let most = longestText; ; most = Math.floor(most * 0.8)) {
    const kept = whole.flatMap(([id, characters]) => {
      if (needed.includes(id) || characters.length <= most)
        return characters.length > 0 ? [shortName(id) + characters.join('')] : [];
      return most > 0 ? [`${shortName(id)}${characters.slice(0, most).join('')}…`] : [];
    });
    // A fragment is always longer than its text, so a text that is too long already is not encoded: that takes the time.
    const text = [form, day, slot ?? '', ...kept].join('\0');
    if (most > 0 && text.length > room) continue;
    const fragment = fragmentOf(text);
    if (fragment.length <= room || most === 0) return fragment;
  }
}

/**
 * Returns the line at the end of a mail: words with the link in them, in at most `room` characters once encoded, or the
 * shortest there is.
 */
export function replyLine(booking: LinkedBooking, siteUrl: string, words: string, room: number): string {
  const lineOf = (fragment: string) =>
    fillGaps(words, { link: `${siteUrl.replace(/\/$/, '')}${replyAddress}#${fragment}` });
  return lineOf(replyFragment(booking, room - encodeText(lineOf('')).length));
}
