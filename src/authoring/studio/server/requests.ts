import { z } from 'zod';
import { newKinds } from '../api';

// What the panel may send. Everything else is refused before it is looked at.

const file = z.string().max(200);
const path = z.array(z.union([z.string().max(200), z.int().min(0)])).max(30);
const place = { file, path };
const value = z.json();

/** One operation on a file (Change in ../api.ts). */
const change = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('set'), ...place, value }),
  z.strictObject({ op: z.literal('add'), ...place, value }),
  z.strictObject({ op: z.literal('duplicate'), ...place }),
  z.strictObject({ op: z.literal('move'), ...place, to: z.int().min(0) }),
  z.strictObject({ op: z.literal('remove'), ...place }),
  z.strictObject({ op: z.literal('text'), file, text: z.string() }),
]);

const message = { message: z.string().max(10_000), alone: z.boolean().optional() };

/** The schemas of requests, by their types in ../api.ts. */
export const requests = {
  edit: z.strictObject({
    changes: z.array(change).max(200),
    versions: z.record(z.string(), z.string()).optional(),
  }),
  place: z.strictObject(place),
  kind: z.enum(newKinds),
  entry: z.strictObject({ kind: z.enum(newKinds), value }),
  message: z.strictObject(message),
  send: z.strictObject({ ...message, code: z.string().max(20) }),
};
