import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isRecord, scalarsOf } from '../../shared/json';
import type { readYaml } from './read-yaml';

/** The data of texts that an earlier run has read without a problem. Reading them takes most of a check's time. */
export interface KeptData {
  /** Returns the data of a text, or undefined if it has to be read. */
  of(text: string): unknown;
  /** Keeps a reading for the next run, unless there is something to report about it. Returns whether it does. */
  keep(text: string, reading: ReturnType<typeof readYaml>): boolean;
  /** Writes what was asked for, and forgets the rest. Only the first time: a preview checks again with each change. */
  save(): void;
}

/** What decides how a text is read: the packages, and the code that reads it and finds mistakes in it. */
function ruleIn(root: string): string | undefined {
  const sources = ['tools/yaml/files', 'tools/yaml/messages', 'tools/shared'].map((folder) => join(root, folder));
  const lock = join(root, 'package-lock.json');
  if (![lock, ...sources].every((place) => existsSync(place))) return undefined;
  const files = sources.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map((name) => join(folder, name)),
  );
  const hash = createHash('sha256');
  for (const file of [lock, ...files.sort()]) hash.update(readFileSync(file)).update('\0');
  return hash.digest('base64');
}

function readKept(file: string): Readonly<Record<string, unknown>> {
  if (!existsSync(file)) return {};
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isRecord(kept) ? kept : {};
  } catch {
    // Another program has written into it.
    return {};
  }
}

/** Whether every number reads as it was typed. The check reports the others, and needs to know how they were typed. */
const areNumbersPlain = (data: unknown, { document }: ReturnType<typeof readYaml>) =>
  [...scalarsOf(data)].every(({ path, value }) => {
    if (typeof value !== 'number') return true;
    const node = document.getIn(path, true) as { source?: string } | undefined;
    return node?.source === String(value);
  });

/** Keeps data in `.cache` of a project, by the text that they were read from and by what reads it. */
function keptDataIn(root: string): KeptData | undefined {
  const rule = ruleIn(root);
  if (rule === undefined) return undefined;
  const file = join(root, '.cache', 'yaml-data.json');
  const before = readKept(file);
  const now = new Map<string, unknown>();
  let isSaved = false;
  const keyOf = (text: string) => createHash('sha256').update(`${rule}\0${text}`).digest('base64');
  return {
    of(text) {
      const key = keyOf(text);
      const data = now.get(key) ?? (Object.hasOwn(before, key) ? before[key] : undefined);
      if (data !== undefined) now.set(key, data);
      return data;
    },
    keep(text, reading) {
      const { data, problems, misread } = reading;
      if (!isRecord(data) || problems.length > 0 || misread.length > 0 || isSaved) return false;
      // A copy, as the next run gets it.
      const copy: unknown = JSON.parse(JSON.stringify(data));
      if (!isDeepStrictEqual(copy, data) || !areNumbersPlain(data, reading)) return false;
      now.set(keyOf(text), data);
      return true;
    },
    save() {
      if (isSaved) return;
      isSaved = true;
      const isSame =
        now.size === Object.keys(before).length && [...now.keys()].every((key) => Object.hasOwn(before, key));
      if (isSame) return;
      mkdirSync(join(root, '.cache'), { recursive: true });
      // In one step, because a check and a preview may run side by side, and neither may read half of it.
      const fresh = `${file}.${process.pid}`;
      writeFileSync(fresh, JSON.stringify(Object.fromEntries(now)));
      renameSync(fresh, file);
    },
  };
}

const stores = new Map<string, KeptData | undefined>();

/** Returns what is kept for a project, or undefined where its tools are elsewhere. Reads it once. */
export function keptData(root: string): KeptData | undefined {
  if (!stores.has(root)) stores.set(root, keptDataIn(root));
  return stores.get(root);
}
