import type { IncomingHttpHeaders } from 'node:http';
import type { Folders } from '../hosting';

/** What a site answered; status 0 where there was no answer. */
export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  /** The body as text, decompressed; empty for pictures, scripts and the like. */
  text: string;
  /** Why there was no answer. */
  failure?: string;
  /** Nobody asked: the time was over. It says nothing about the site. */
  notAsked?: true;
}

/** Everything that was asked of a live site, so that the checks are plain functions of it. */
export interface Snapshot {
  /** The address that was asked, such as https://www.example.com. */
  origin: string;
  takenAt: Date;
  /** Why the domain name leads nowhere. */
  dnsFailure?: string;
  /** Undefined if no encrypted connection was made. `failure`: why a browser refuses it, as a code or a message. */
  tls?: { failure?: string; daysLeft: number; acceptsOld: boolean };
  /** The paths of the sitemap. */
  routes: readonly string[];
  /** Pictures, scripts, fonts and cards of this site that its pages refer to. */
  files: readonly string[];
  /** What was answered, by full address. */
  replies: ReadonlyMap<string, Reply>;
}

/** What is wrong with a live site, and what to do, in words for its owner. */
export interface Finding {
  subject: string;
  wrong: string;
  todo: string;
}

/** What a live site should be, by its source. */
export interface Expected {
  /** The address it is built for, and the file in which that stands. */
  siteUrl: string;
  writtenIn: string;
  folders: Folders;
  /** What the home page must show, such as `{ what: 'phone number', text: '01632 960123' }`. */
  shown: readonly { what: string; text: string }[];
  /** Former addresses, and where each leads; without `to` the page is gone. */
  moves?: readonly { from: string; to?: string }[];
}

export const unknownPath = '/live-check-of-an-unknown-address';
const none: Reply = { status: 0, headers: {}, text: '', failure: 'not asked', notAsked: true };

/** The addresses that should have been asked, and were not. */
export const notAsked = ({ origin, replies, routes, files }: Snapshot): string[] => [
  ...[...replies].flatMap(([address, reply]) => (reply.notAsked ? address : [])),
  ...[...routes, ...files].flatMap((path) => (replies.has(origin + path) ? [] : origin + path)),
];

export const replyTo = ({ origin, replies }: Snapshot, path: string): Reply => replies.get(origin + path) ?? none;

/** The same host with `www.` where it has none, and without where it has. */
export function otherOrigin(origin: string): string {
  const url = new URL(origin);
  url.hostname = url.hostname.startsWith('www.') ? url.hostname.slice(4) : `www.${url.hostname}`;
  return url.origin;
}

export const plain = (address: string) => address.replace(/^https:/, 'http:');

/** The first few of a list, and how many more there are. */
export const few = (items: readonly string[]) =>
  items.length > 3 ? `${items.slice(0, 3).join(', ')} and ${items.length - 3} more` : items.join(', ');

export const finding = (subject: string, wrong: string, todo: string): Finding => ({ subject, wrong, todo });
/** Returns a path with what it answered. */
export const asAnswered = (snapshot: Snapshot, path: string) => {
  const { status, failure } = replyTo(snapshot, path);
  return `${path} (${failure ?? status})`;
};
