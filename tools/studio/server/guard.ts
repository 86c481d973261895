import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { keyHeader } from '../api';

/** Why a request is refused. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

function equal(...texts: [string, string]): boolean {
  const [one, other] = texts.map((text) => Buffer.from(text)) as [Buffer, Buffer];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * Lets only those in who have the key of this run, which stands in the address that the terminal prints. Other pages and
 * other computers do not come this far (preview/door); other accounts of this computer do.
 * @throws Refused
 */
export function guard({ headers, method }: Pick<IncomingMessage, 'headers' | 'method'>, key: string): void {
  if (method !== 'GET' && method !== 'POST') throw new Refused(405, 'The studio knows only GET and POST.');
  const sent = headers[keyHeader];
  if (typeof sent !== 'string' || !equal(sent, key))
    throw new Refused(
      403,
      'This page does not belong to the preview that is running. Look at the window in which you started it, and open the whole address that stands there in this browser. What you have typed here stays.',
    );
}
