import type { EntryMove, NewResult, SupposedMove } from '../api';
import { CannotChange } from '../documents/change-data';
import { movableAddress, moveEntry } from '../entries/move-entries';
import { dataPath } from '../saving/data-path';
import { type Desk, writeTexts } from '../saving/save';
import { mistakesIn, versionOf, withTexts } from '../saving/suppose';
import { type Asked, checked } from './asked';
import { requests } from './requests';
import { resultOf } from './saving-calls';

function movedBy(desk: Desk, move: EntryMove) {
  dataPath(desk.project, move.file, desk.site);
  const now = desk.read();
  const moved = moveEntry(move, now);
  const before = [...moved.texts.keys()].map((file) => now.files.find(({ path }) => path === file)?.bytes);
  return { now, ...moved, version: versionOf(JSON.stringify([before.map(String), ...moved.texts])) };
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
    throw new CannotChange(
      'Something in data/ has changed since the list was made. Look at the new list, and save again.',
    );
  for (const file of moved.texts.keys()) dataPath(desk.project, file, desk.site);
  const result = resultOf(desk, moved.now, writeTexts(desk, moved.now, moved.texts));
  const { file } = moved;
  return 'saved' in result && file !== undefined
    ? { ...result, created: { file, path: [], page: movableAddress(moved.now, file) } }
    : result;
}
