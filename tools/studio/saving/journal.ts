import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseJson } from '../../shared/json';
import { CannotChange } from '../documents/change-data';
import type { StudioSite } from '../site';
import { dataPath } from './data-path';
import { putInPlace } from './put-in-place';

/** A file of one save: its text before and after. `null`: there is no such file. */
export interface Written {
  file: string;
  before: string | null;
  after: string | null;
}

/** How many saves are done; those after it can be redone. `going` is the save a killed process has left half done. */
interface State {
  done: number;
  last: number;
  going?: { entry: number; to: 'before' | 'after' } | undefined;
}

const other = { before: 'after', after: 'before' } as const;

/** Thrown when a save failed after some of its files were written, and these could not be given back their texts. */
export class HalfDone extends CannotChange {
  constructor() {
    super(
      'The save stopped half way and could not be taken back. Start the preview again: it then completes the save.',
    );
  }
}

/** Thrown when a file is no longer what the journal has written: undoing would lose the work of somebody else. */
export class ChangedMeanwhile extends Error {
  constructor(
    readonly file: string,
    readonly yours: string,
  ) {
    super(`data/${file} was changed by somebody else.`);
  }
}

/** The saves of the studio, in `.tmp/studio`, so that they can be undone after a restart. */
export interface Journal {
  /** Writes all files, or none if that fails. */
  write(files: readonly Written[]): void;
  /** Takes back or repeats a save. Does nothing if there is none. @throws ChangedMeanwhile */
  undo(): void;
  redo(): void;
  /** Returns what undo or redo would write, or undefined if there is nothing to undo or redo. */
  toUndo(): readonly Written[] | undefined;
  toRedo(): readonly Written[] | undefined;
  /** Replaces what undo or redo would write, as `toUndo` and `toRedo` return it. An empty list lets it be stepped over. */
  replace(way: 'undo' | 'redo', files: readonly Written[]): void;
}

/** Opens the journal of a project. Completes a save that a killed process has left half done. */
export function openJournal(project: string, site: StudioSite): Journal {
  const folder = path.join(project, '.tmp/studio');
  const stateFile = path.join(folder, 'state.json');
  const entryFile = (entry: number) => path.join(folder, `save-${entry}.json`);

  /** Writes a file in one step: nobody ever reads half of it. */
  const put = (file: string, text: string) => {
    const beside = path.join(path.dirname(file), `.${path.basename(file)}.studio`);
    writeFileSync(beside, text);
    putInPlace(beside, file);
  };
  /** Returns what a file of the journal holds. A damaged one counts as missing: it must not stop the preview. */
  const parsed = (file: string) => (existsSync(file) ? parseJson(readFileSync(file, 'utf8')) : undefined);
  const read = (): State => (parsed(stateFile) as State | undefined) ?? { done: 0, last: 0 };
  const keep = (state: State) => {
    mkdirSync(folder, { recursive: true });
    put(stateFile, JSON.stringify(state));
  };
  const entryOf = (entry: number) => (parsed(entryFile(entry)) ?? []) as Written[];

  /** Gives every file its text: all new texts are on the disc before the first is put in its place. */
  const putAll = (files: readonly Written[], to: 'before' | 'after') => {
    const places = files.map(({ file, [to]: text }) => ({ place: dataPath(project, file, site), text }));
    const beside = (place: string) => path.join(path.dirname(place), `.${path.basename(place)}.studio`);
    const settle = (wanted: readonly { place: string; text: string | null }[]) => {
      for (const { place, text } of wanted) if (text !== null) writeFileSync(beside(place), text);
      for (const { place, text } of wanted)
        if (text === null) rmSync(place, { force: true });
        else putInPlace(beside(place), place);
    };
    try {
      settle(places);
    } catch (error) {
      try {
        for (const { place } of places) rmSync(beside(place), { force: true });
        const changed = files.filter(({ file, [to]: text }) => textOf(project, file, site) === text);
        settle(changed.map(({ file, [other[to]]: text }) => ({ place: dataPath(project, file, site), text })));
      } catch {
        throw new HalfDone();
      }
      throw error;
    }
  };
  const run = (entry: number, to: 'before' | 'after', last: number, lastIfFailed = last) => {
    const done = to === 'after' ? entry - 1 : entry;
    keep({ done, last, going: { entry, to } });
    try {
      putAll(entryOf(entry), to);
    } catch (error) {
      if (error instanceof HalfDone) throw error;
      try {
        keep({ done, last: lastIfFailed });
      } catch {
        // On a full disc. The next start must not complete a save that was reported as failed.
        rmSync(stateFile, { force: true });
      }
      throw error;
    }
    keep({ done: to === 'after' ? entry : entry - 1, last });
  };
  const repeat = (entry: number, to: 'before' | 'after', last: number) => {
    const files = entryOf(entry);
    for (const { file, [other[to]]: text, [to]: yours } of files)
      if (textOf(project, file, site) !== text) throw new ChangedMeanwhile(file, yours ?? '');
    run(entry, to, last);
  };

  /** Completes what was left half done. What somebody else has changed since then stays as it is. */
  const complete = ({ going, last }: State) => {
    if (!going) return;
    const files = entryOf(going.entry).filter(({ file, before, after }) =>
      [before, after].includes(textOf(project, file, site)),
    );
    putAll(files, going.to);
    keep({ done: going.to === 'after' ? going.entry : going.entry - 1, last });
  };
  try {
    complete(read());
  } catch (error) {
    // Must not stop the preview.
    console.error('A save of the studio is half done and cannot be completed now. The next start tries again.', error);
  }

  /** Returns the save that undo or redo would reach next, or undefined. Skips saves without files (`replace`). */
  const nextOf = (way: 'undo' | 'redo') => {
    const { done, last } = read();
    const entries =
      way === 'undo'
        ? Array.from({ length: done }, (_, index) => done - index)
        : Array.from({ length: last - done }, (_, index) => done + 1 + index);
    return entries.find((entry) => entryOf(entry).length > 0);
  };
  const turned = (files: readonly Written[]) =>
    files.map(({ file, before, after }) => ({ file, before: after, after: before }));

  return {
    write(files) {
      const entry = read().done + 1;
      mkdirSync(folder, { recursive: true });
      put(entryFile(entry), JSON.stringify(files));
      run(entry, 'after', entry, entry - 1);
    },
    undo() {
      const entry = nextOf('undo');
      if (entry !== undefined) repeat(entry, 'before', read().last);
    },
    redo() {
      const entry = nextOf('redo');
      if (entry !== undefined) repeat(entry, 'after', read().last);
    },
    toUndo() {
      const entry = nextOf('undo');
      return entry === undefined ? undefined : turned(entryOf(entry));
    },
    toRedo() {
      const entry = nextOf('redo');
      return entry === undefined ? undefined : entryOf(entry);
    },
    replace(way, files) {
      const entry = nextOf(way);
      if (entry !== undefined) put(entryFile(entry), JSON.stringify(way === 'undo' ? turned(files) : files));
    },
  };
}

/** Returns the text of a file of `data/` with its byte order mark, or null if there is none. */
export function textOf(project: string, file: string, site: StudioSite): string | null {
  const place = dataPath(project, file, site);
  return existsSync(place) ? decode(readFileSync(place)) : null;
}

/** Decodes a file without dropping its byte order mark. */
export const decode = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
