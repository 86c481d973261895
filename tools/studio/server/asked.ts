import { z } from 'zod';
import { CannotChange } from '../documents/change-data';
import type { Desk } from '../saving/save';
import type { SendCodes } from './send-codes';

/** How sending and saving keep out of each other's way, and how the sending that is under way is stopped. */
export interface Sending {
  /** Waits for the writes that are under way, and holds up those that come later. */
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** What stops the sending that is under way. */
  stop?: AbortController;
}

/** What a call of the studio gets. */
export interface Asked {
  desk: Desk;
  codes: SendCodes;
  query: URLSearchParams;
  body: unknown;
}
/** What a call gets that sends or stops sending. */
export interface AskedToSend extends Asked {
  sending: Sending;
}
export type Call = (asked: AskedToSend) => unknown;

/** Returns a request as its schema reads it. @throws CannotChange if the schema refuses it */
export function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(value);
  if (!success) throw new CannotChange(`The request is not understood: ${z.prettifyError(error)}`);
  return data;
}
