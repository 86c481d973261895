import { z } from 'zod';

// What the panel may send. Everything else is refused before it is looked at.

const file = z.string().max(200);
const path = z.array(z.union([z.string().max(200), z.int().min(0)])).max(30);
const place = { file, path };
/** No value of `data/` is longer, larger or deeper. Looking for the smallest change of a larger one would take minutes. */
const [longestText, mostValues, deepest] = [10_000, 5_000, 20];

/** Counts the values in a value. Infinity where one is too long or too deep. */
function sizeOf(part: unknown, depth = 0): number {
  if (typeof part === 'string') return part.length > longestText ? Infinity : 1;
  if (typeof part !== 'object' || part === null) return 1;
  if (depth >= deepest) return Infinity;
  let size = 1;
  for (const inner of Object.values(part)) {
    size += sizeOf(inner, depth + 1);
    if (size > mostValues) return Infinity;
  }
  return size;
}

// Measured before zod looks at it, which walks to any depth.
const value = z
  .unknown()
  .refine((part) => part !== undefined && sizeOf(part) <= mostValues, {
    error: 'This is longer or more deeply nested than anything in data/.',
    abort: true,
  })
  .pipe(z.json());

/** One operation on a file (Change in ../api/changes.ts). */
const change = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('set'), ...place, value }),
  z.strictObject({ op: z.literal('add'), ...place, value }),
  z.strictObject({ op: z.literal('duplicate'), ...place }),
  z.strictObject({ op: z.literal('move'), ...place, to: z.int().min(0) }),
  z.strictObject({ op: z.literal('remove'), ...place }),
  z.strictObject({ op: z.literal('text'), file, text: z.string() }),
]);

/** Each change is proved by reading its whole file. Forms send far fewer. */
const mostChanges = 100;

const message = { message: z.string().max(10_000), alone: z.boolean().optional() };

const kind = z.string().max(40);

const name = z.string().max(300);
const move = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('rename'), file, name }),
  z.strictObject({ op: z.literal('duplicate'), file, name }),
  z.strictObject({ op: z.literal('remove'), file, instead: z.string().max(200).optional() }),
]);

/** The schemas of what calls get (../api/index.ts). */
export const requests = {
  edit: z.strictObject({
    changes: z.array(change).max(mostChanges),
    versions: z.record(z.string(), z.string()).optional(),
  }),
  place: z.strictObject(place),
  nothing: z.strictObject({}),
  kind,
  entry: z.strictObject({ kind, value }),
  move,
  picture: z.strictObject({ name: z.string().max(200) }),
  words: z.string().trim().min(2).max(200),
  agreedMove: z.strictObject({ move, version: z.string().max(100) }),
  message: z.strictObject(message),
  send: z.strictObject({ ...message, code: z.string().max(20) }),
};
