import { isDeepStrictEqual } from 'node:util';
import type { EntryMove, NewResult, SupposedMove } from '../api';
import type { StudioFolder } from '../site';
import { CannotChange } from '../documents/change-data';
import { movableAddress, moveEntry } from '../entries/move-entries';
import { dataPath } from '../saving/data-path';
import { type Desk, writeTexts } from '../saving/save';
import { mistakesIn, versionOf, withTexts } from '../saving/suppose';
import { type Asked, checked } from './asked';
import { requests } from './requests';
import { resultOf } from './saving-calls';

type Moved = ReturnType<typeof moveEntry> & { now: StudioFolder; version: string };

/** The last move of each desk: staff carry out what they were just shown, and a change of every link takes its time. */
const last = new WeakMap<Desk, { move: EntryMove; moved: Moved }>();

function movedBy(desk: Desk, move: EntryMove): Moved {
  dataPath(desk.project, move.file, desk.site);
  const now = desk.read();
  const before = last.get(desk);
  // A file that has not changed is the same object.
  const isSame = before?.moved.now.files.length === now.files.length && isDeepStrictEqual(before.move, move);
  if (isSame && now.files.every((file, index) => file === before.moved.now.files[index]))
    return { ...before.moved, now };
  const found = moveEntry(move, now);
  const texts = [...found.texts.keys()].map((file) => now.files.find(({ path }) => path === file)?.bytes);
  const moved = { now, ...found, version: versionOf(JSON.stringify([texts.map(String), ...found.texts])) };
  last.set(desk, { move, moved });
  return moved;
}

/** Says which links a move changes, and what would be wrong after it. */
export function supposeMove({ desk, body }: Asked): SupposedMove {
  const { now, texts, links, file, version } = movedBy(desk, checked(requests.move, body));
  const address = file === undefined ? undefined : movableAddress(now, file);
  return { address, links, diagnostics: mistakesIn(withTexts(now, texts)), version };
}

/** Renames, removes or copies an entry, if it still does what staff were shown. */
export function carryOutMove({ desk, body }: Asked): NewResult {
  const { move, version } = checked(requests.agreedMove, body);
  const moved = movedBy(desk, move);
  if (moved.version !== version)
    throw new CannotChange('Something has changed since the list was made. Look at the new list, and press again.');
  for (const file of moved.texts.keys()) dataPath(desk.project, file, desk.site);
  const result = resultOf(desk, moved.now, writeTexts(desk, moved.now, moved.texts));
  const { file } = moved;
  return 'saved' in result && file !== undefined
    ? { ...result, created: { file, path: [], page: movableAddress(moved.now, file) } }
    : result;
}
