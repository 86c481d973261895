import { bookingForms } from '../domain/booking-forms';
import { allFields } from '../booking/forms/form-definitions';
import { isDay } from '../domain/london-day';
import { reachFieldIds, waysToReach } from '../domain/reach';
import { linesOf } from '../mail/plain-text';
import { checkOf, type LinkedBooking, linkVersion, shortName } from '../mail/reply-link';

/** Why a link cannot be read: there is none, it is not one of ours, of another version of the site, or damaged. */
export type LinkProblem = 'none' | 'foreign' | 'old' | 'damaged';

/** A booking that was read from a link. */
export interface ReadBooking extends LinkedBooking {
  /** Is the same each time the link is read. */
  id: string;
  /** The link's own part of the text that it was found in. */
  fragment: string;
}

/** What the page shows at most of one value: the longest that a dialog takes. */
const longestValue = 1000;

const names = new Map(['way', ...allFields, ...reachFieldIds].map((id) => [shortName(id), id]));
const isOneOf = <Name extends string>(list: readonly Name[], name: string): name is Name =>
  (list as readonly string[]).includes(name);

function textOf(payload: string): string | undefined {
  try {
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

function bookingIn(fragment: string, payload: string, id: string): ReadBooking | LinkProblem {
  const [form = '', day = '', slot = '', ...parts] = textOf(payload)?.split('\0') ?? [];
  if (!isDay(day)) return 'damaged';
  if (!isOneOf(bookingForms, form)) return 'old';
  const all = new Map(
    parts.map((part) => [names.get(part.slice(0, 3)), linesOf(part.slice(3, longestValue + 3)).join('\n')] as const),
  );
  const way = all.get('way') ?? '';
  const values = Object.fromEntries([...all].filter(([name]) => name !== undefined && name !== 'way'));
  return {
    id,
    fragment,
    form,
    day,
    ...(isOneOf(['am', 'pm'], slot) && { slot }),
    values,
    ...(isOneOf(waysToReach, way) && { way }),
  };
}

const shape = /^(\d+)\.(?:([\w-]+)\.([0-9a-z]+))?/;

function readFragment(fragment: string): ReadBooking | LinkProblem {
  const [own = '', version, payload, check] = shape.exec(fragment) ?? [];
  if (version === undefined) return 'foreign';
  if (Number(version) !== linkVersion) return 'old';
  return payload !== undefined && check === checkOf(payload) ? bookingIn(own, payload, check) : 'damaged';
}

/**
 * Reads what stands after `#` in a link, or in a text that ends with a link, such as a whole mail. Reads a link over which
 * a mail program has broken the line, too.
 */
export function readLink(text: string): ReadBooking | LinkProblem {
  const fragment = text.slice(text.lastIndexOf('#') + 1).trim();
  if (fragment === '') return 'none';
  const read = readFragment(fragment);
  return read === 'damaged' ? readFragment(fragment.replace(/\s/g, '')) : read;
}
