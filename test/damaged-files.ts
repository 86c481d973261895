import fc from 'fast-check';

interface Damage {
  /** Where, as a part of the file's length. */
  at: number;
  insert?: Uint8Array;
  /** How many bytes are lost. */
  remove?: number;
  line?: string;
}

const at = fc.double({ min: 0, max: 1, noNaN: true });
/** Up to 60 characters of any kind. `fc.string` would take a second to list them all. */
const anyLine = fc
  .array(
    fc.nat({ max: 0x10ffff }).filter((code) => code < 0xd800 || code > 0xdfff),
    { maxLength: 60 },
  )
  .map((codes) => String.fromCodePoint(...codes));
const lines = ['&a [*a]', '? - : >', '- - - {', 'x: |', '<<: *b', '--- !!binary', '"', "'", '\t- a', '%YAML 9'];

/** Chooses a file and its damage, as copies, pastes and merges leave it: bytes inserted or lost, or a line inserted. */
export const anyDamage: fc.Arbitrary<{ file: number; damage: Damage }> = fc.record({
  file: fc.nat(),
  damage: fc.oneof(
    fc.record({ at, insert: fc.uint8Array({ maxLength: 12 }) }),
    fc.record({ at, remove: fc.nat({ max: 400 }) }),
    fc.record({ at, line: anyLine }),
    fc.record({ at, line: fc.constantFrom(...lines, '...', '[[[', '{a: {') }),
  ),
});

/** Returns the bytes of a file after the damage. */
export function damagedBytes(bytes: Uint8Array, { at: part, insert, remove = 0, line }: Damage): Uint8Array {
  const place = Math.floor(part * bytes.length);
  const added = insert ?? (line === undefined ? '' : `\n${line}\n`);
  return Buffer.concat([bytes.slice(0, place), Buffer.from(added), bytes.slice(place + remove)]);
}
