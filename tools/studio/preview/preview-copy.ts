import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkData, type Diagnostic, formatDiagnostic } from '../../yaml';
import type { DataFile, StudioFolder, StudioSite } from '../site';
import { previewFolder } from './folder';
import { withSources } from './marked-copy';
import { contentsOf, copyVideos, refreshCopy } from '../../yaml/media';

const markedFiles = new WeakMap<DataFile, Uint8Array>();

/** Returns a file with its source marks. Makes them once: a page must not wait for the files that have not changed. */
function withMarks(file: DataFile, site: StudioSite): Uint8Array {
  const bytes =
    markedFiles.get(file) ?? Buffer.from(withSources(file.path, new TextDecoder().decode(file.bytes), site));
  markedFiles.set(file, bytes);
  return bytes;
}

/** What this process has written of each copy. A save changes one file or two: the others need not be read to be compared. */
const written = new Map<string, Uint8Array>();

function writeCopy(
  project: string,
  { site, files, pictures }: StudioFolder,
  marked: boolean,
  replacing: (files: readonly string[]) => void,
) {
  const target = path.join(project, previewFolder);
  const beside = `${target}.new`;
  const present = new Set([...files.map((file) => file.path), ...pictures.map((name) => `pictures/${name}`)]);
  mkdirSync(target, { recursive: true });
  const there = new Set(contentsOf(target).paths);
  const changed = files
    .map((file) => ({ to: path.join(target, file.path), bytes: marked ? withMarks(file, site) : file.bytes, file }))
    .filter(({ to, bytes, file }) => {
      const isThere = there.has(file.path) && (written.get(to) === bytes || readFileSync(to).equals(bytes));
      if (isThere) written.set(to, bytes);
      return !isThere;
    });
  const onlyTexts = there.size === present.size && [...there].every((name) => present.has(name));
  if (onlyTexts && changed.length > 0) replacing(changed.map(({ to }) => to));
  for (const name of there) if (!present.has(name)) rmSync(path.join(target, name));
  for (const { to, bytes } of changed) {
    mkdirSync(path.dirname(to), { recursive: true });
    // In one step, so that Gatsby never reads half of it.
    writeFileSync(beside, bytes);
    renameSync(beside, to);
    written.set(to, bytes);
  }
  for (const picture of pictures)
    refreshCopy(path.join(project, 'data/pictures', picture), path.join(target, 'pictures', picture), beside);
}

/**
 * Updates a running preview from `data/`. Changes nothing while there are mistakes, which it returns. With `marked`, each
 * text says where it is written. Calls `replacing` before it replaces texts, unless it adds or removes files as well.
 */
export function refreshPreview(
  project: string,
  read: () => StudioFolder,
  marked = false,
  replacing: (files: readonly string[]) => void = () => undefined,
): readonly Diagnostic[] {
  const folder = read();
  const diagnostics = checkData(folder);
  if (diagnostics.length === 0) {
    writeCopy(project, folder, marked, replacing);
    copyVideos(project, folder);
  }
  return diagnostics;
}

/**
 * Returns the message of a running preview about mistakes, for the terminal and every page. Returns an empty string if
 * there are none.
 */
export function previewNotice(diagnostics: readonly Diagnostic[]): string {
  if (diagnostics.length === 0) return '';
  const [count, they] =
    diagnostics.length === 1 ? ['a mistake', 'it is'] : [`${diagnostics.length} mistakes`, 'they are'];
  return `data/ has ${count}. The pages stay as they were until ${they} put right.\n\n${diagnostics.map(formatDiagnostic).join('\n')}`;
}

/** What the preview sends to a page. */
export interface PreviewNews {
  /** The mistakes in `data/`, or an empty string. */
  notice: string;
  /** Whether pages load the studio. */
  studio: boolean;
}

/** Returns a text that changes whenever a file in `data/` does, or cannot be read. */
function stateOf(project: string): string {
  const data = path.join(project, 'data');
  try {
    const { paths, links } = contentsOf(data);
    const files = paths.map((name) => {
      const { size, mtimeMs, ino } = statSync(path.join(data, name));
      return `${name} ${size} ${mtimeMs} ${ino}`;
    });
    // A symbolic link that cannot be followed is a mistake as long as it is there.
    return [...files, ...links.keys()].join('\n');
  } catch (error) {
    return String(error);
  }
}

interface Watch {
  /** Takes the files as they are now for known: whoever has written them has reported the change. */
  settle(): void;
  stop(): void;
}

/**
 * Calls `changed` after the files of `data/` have changed and then stayed the same for one interval. Polls, because network
 * drives and shared folders of virtual machines send no file events; a few dozen files take a millisecond.
 */
export function watchData(project: string, changed: () => void, every = 100): Watch {
  let known = stateOf(project);
  let last = known;
  const timer = setInterval(() => {
    const now = stateOf(project);
    const rested = now === last;
    last = now;
    if (!rested || now === known) return;
    known = now;
    changed();
  }, every);
  return {
    settle() {
      known = stateOf(project);
      last = known;
    },
    stop() {
      clearInterval(timer);
    },
  };
}
