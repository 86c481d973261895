import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isRecord, scalarsOf } from '../../shared/json';
import { valueIn } from '../documents/change-data';
import { moveEntry } from '../entries/move-entries';
import type { Change } from '../api';
import { decode } from '../saving/journal';
import { supposeChanges, withTexts } from '../saving/suppose';
import { checkData, dataReader } from '../../yaml';
import { parsedOnce } from '../../yaml/files';
import type { StudioFolder, StudioSite } from '../site';

/** Returns a whole number from 0 up to `below`. */
export type Pick = (below: number) => number;

/** Returns numbers that look random, the same ones for the same seed. */
export function picker(seed: number): Pick {
  let state = seed;
  return (below) => {
    // The constants of Numerical Recipes. The high bits are the random ones.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** The new texts of files; `null` removes a file. */
type Texts = ReadonlyMap<string, string | null>;

/** One kind of edit. Returns undefined, or throws, where the picked file has nothing for it. */
type Kind = (folder: StudioFolder, file: string, pick: Pick) => Texts | undefined;

const of = <Item>(list: readonly Item[], pick: Pick): Item | undefined => list[pick(list.length)];
const dataOf = (folder: StudioFolder, name: string) => {
  const file = folder.files.find((each) => each.path === name);
  return file && parsedOnce(file, folder.site).entry;
};
const changed = (folder: StudioFolder, change: Change): Texts => supposeChanges(folder, [change]).texts;

/** Returns the paths of all lists with at least two items. */
function listsOf(value: unknown, at: (string | number)[] = []): (string | number)[][] {
  if (Array.isArray(value))
    return [...(value.length > 1 ? [at] : []), ...value.flatMap((item, index) => listsOf(item, [...at, index]))];
  return isRecord(value) ? Object.entries(value).flatMap(([key, item]) => listsOf(item, [...at, key])) : [];
}

const word: Kind = (folder, file, pick) => {
  const texts = (dataOf(folder, file)?.texts() ?? []).filter(({ kind }) => kind === 'line' || kind === 'prose');
  const text = of(texts, pick);
  return (
    text &&
    changed(folder, {
      op: 'set',
      file,
      path: text.path,
      value: text.text.replace(/\b[a-z]{4,}\b(?! \w+\])/, '$& today'),
    })
  );
};

const number: Kind = (folder, file, pick) => {
  const numbers = [...scalarsOf(dataOf(folder, file)?.data)].filter(({ value }) => typeof value === 'number');
  const found = of(numbers, pick);
  return found && changed(folder, { op: 'set', file, path: [...found.path], value: Number(found.value) + 1 + pick(4) });
};

const order: Kind = (folder, file, pick) => {
  const data = dataOf(folder, file)?.data;
  const list = of(listsOf(data), pick);
  if (!list) return undefined;
  const { length } = valueIn(data, list) as unknown[];
  return changed(folder, { op: 'move', file, path: [...list, pick(length)], to: pick(length) });
};

const removal: Kind = (folder, file, pick) => {
  const data = dataOf(folder, file)?.data;
  const list = of(listsOf(data), pick);
  return (
    list && changed(folder, { op: 'remove', file, path: [...list, pick((valueIn(data, list) as unknown[]).length)] })
  );
};

const renamed: Kind = (folder, file, pick) =>
  moveEntry({ op: 'rename', file, name: `Renamed ${pick(1e6)}` }, folder).texts;
const copied: Kind = (folder, file, pick) =>
  moveEntry({ op: 'duplicate', file, name: `Another ${pick(1e6)}` }, folder).texts;
const gone: Kind = (folder, file, pick) =>
  moveEntry({ op: 'remove', file, instead: pick(2) === 0 ? '/' : undefined }, folder).texts;

const kinds = { word, number, order, removal, renamed, copied, gone };
/** How often each kind is tried. `back` is the text that a file had before an earlier edit. */
const mix: readonly (keyof typeof kinds | 'back')[] = [
  'word',
  'word',
  'word',
  'number',
  'number',
  'order',
  'removal',
  'renamed',
  'copied',
  'gone',
  'back',
  'back',
];

/** Makes random edits in the `data/` of a project, of which none leaves a mistake. Returns what was done, in order. */
export function editData(project: string, site: StudioSite, count: number, pick: Pick): string[] {
  const read = dataReader(project, site);
  const done: string[] = [];
  /** What files were before: a text that comes back must bring its pages back. */
  const former: Texts[] = [];
  while (done.length < count) {
    const folder = read();
    const kind = of(mix, pick) ?? 'word';
    const file = of(folder.files, pick)?.path ?? '';
    let texts: Texts | undefined;
    try {
      texts = kind === 'back' ? of(former, pick) : kinds[kind](folder, file, pick);
    } catch {
      // Most files cannot be renamed or removed.
      continue;
    }
    if (!texts || texts.size === 0 || checkData(withTexts(folder, texts)).length > 0) continue;
    const before = new Map(
      [...texts.keys()].map((name) => {
        const old = folder.files.find((each) => each.path === name);
        return [name, old ? decode(old.bytes) : null];
      }),
    );
    if (isDeepStrictEqual(before, texts)) continue;
    former.push(before);
    for (const [name, text] of texts) {
      const place = path.join(project, 'data', name);
      mkdirSync(path.dirname(place), { recursive: true });
      if (text === null) rmSync(place, { force: true });
      else writeFileSync(place, text);
    }
    done.push(`${kind} in ${[...texts.keys()].join(', ')}`);
  }
  return done;
}
