import { z } from 'zod';
import { CannotChange } from '../documents/change-data';
import type { Desk } from '../saving/save';
import type { SendCodes } from './send-codes';

/** What a call of the studio gets. */
export interface Asked {
  desk: Desk;
  codes: SendCodes;
  query: URLSearchParams;
  body: unknown;
}
export type Call = (asked: Asked) => unknown;

/** Returns a request if it has the form it must have. */
export function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(value);
  if (!success) throw new CannotChange(`The request is not understood: ${z.prettifyError(error)}`);
  return data;
}
