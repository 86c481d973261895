import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { tokenHeader } from '../api';

/** Why a request is refused. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const loopback = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
/** The names under which a browser reaches this computer. Any other name may be a foreign page's, rebound to it. */
const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

function equal(...texts: [string, string]): boolean {
  const [one, other] = texts.map((text) => Buffer.from(text)) as [Buffer, Buffer];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * Lets only pages of this preview on this computer pass, and writes only with the token of this run.
 * @throws Refused
 */
export function guard({ headers, method, socket }: IncomingMessage, token: string): void {
  const { host = '', origin, 'sec-fetch-site': site } = headers;
  if (!loopback.test(socket.remoteAddress ?? ''))
    throw new Refused(403, 'The studio answers only on the computer it runs on.');
  if (!ownHost.test(host)) throw new Refused(403, 'The studio answers only at localhost.');
  // A browser sends `none` for an address that somebody has typed.
  if (site !== undefined && site !== 'same-origin' && !(site === 'none' && method === 'GET'))
    throw new Refused(403, 'The studio answers only to its own pages.');
  if (origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`)
    throw new Refused(403, 'The studio answers only to its own pages.');
  if (method === 'GET') return;
  if (method !== 'POST') throw new Refused(405, 'The studio knows only GET and POST.');
  const sent = headers[tokenHeader];
  if (typeof sent !== 'string' || !equal(sent, token))
    throw new Refused(403, 'The preview was started again. Load the page again, then repeat what you did.');
}
