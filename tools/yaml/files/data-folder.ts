import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Site } from '../site/site';
import { type KeptData, keptData } from './kept-data';
import { nameMistake, twinMistakes } from '../rules/file-names';
import { mediaMistake, pictureMistakes } from '../media/media-files';

/** A file of `data/`. `path` is relative to `data/`, with forward slashes. */
export interface DataFile {
  path: string;
  bytes: Uint8Array;
  /** What earlier runs have read, in a project that keeps it. */
  kept?: KeptData | undefined;
}

/** Everything the check needs to know about `data/`. */
export interface DataFolder<Of extends Site = Site> {
  /** What the site says of these files. */
  site: Of;
  files: DataFile[];
  pictures: string[];
  /** Includes the captions of the videos. */
  videos: string[];
  /** Messages about pictures, videos, captions, symbolic links and names of files, by path. */
  damaged: ReadonlyMap<string, string>;
  /** The addresses that the published version has or had, by git. Absent without git: then no lost address is reported. */
  published?: readonly string[];
}

/** Matches files in the folders of pictures and videos. */
const media = /^(?:pictures|videos)\//;

const leadsNowhere = 'this is a link that leads nowhere. Replace it by the file itself.';
const leadsOut = 'this is a link that leads out of data/. Replace it by the file itself.';

/** Says why a link cannot be followed, or undefined. A page would otherwise show files of this computer. */
function linkMistake(folder: string, link: string): string | undefined {
  try {
    return realpathSync(link).startsWith(realpathSync(folder) + sep) ? undefined : leadsOut;
  } catch {
    return leadsNowhere;
  }
}

/**
 * Returns what is below a folder: the paths of the files, sorted and with forward slashes, and the symbolic links that cannot
 * be followed, each with why. Skips files whose own names begin with a dot.
 */
export function contentsOf(folder: string): { paths: string[]; links: Map<string, string> } {
  const links = new Map<string, string>();
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.'))
    .flatMap((entry) => {
      const place = join(entry.parentPath, entry.name);
      const path = relative(folder, place).split(sep).join('/');
      const mistake = entry.isSymbolicLink() ? linkMistake(folder, place) : undefined;
      if (mistake) links.set(path, mistake);
      // Follows the other links to files, as Gatsby does.
      return mistake === undefined && statSync(place, { throwIfNoEntry: false })?.isFile() ? [path] : [];
    });
  return { paths: paths.sort(), links };
}

/** What a reader has seen of a folder, by path: of pictures and videos what was wrong, of texts the files, each with its state. */
export interface Seen {
  media: Map<string, { state: string; mistake: string | undefined }>;
  texts: Map<string, { state: string | undefined; file: DataFile }>;
}

/** Returns what has seen nothing yet. */
export const nothingSeen = (): Seen => ({ media: new Map(), texts: new Map() });

/** Returns what changes when a file is written, and when it was written. */
function stateOf(place: string): { state: string; writtenMs: number } {
  const { size, mtimeMs, ctimeMs, ino } = statSync(place);
  return { state: `${size} ${mtimeMs} ${ctimeMs} ${ino}`, writtenMs: mtimeMs };
}

/** Adds to `media` what is wrong with pictures and videos. Reads only changed files: a film has hundreds of megabytes. */
function judge(data: string, paths: readonly string[], media: Seen['media']): void {
  const fresh: string[] = [];
  for (const path of paths) {
    const { state } = stateOf(join(data, path));
    if (media.get(path)?.state === state) continue;
    const mistake = mediaMistake(path, readFileSync(join(data, path)));
    media.set(path, { state, mistake });
    if (mistake === undefined) fresh.push(path);
  }
  const mistakes = pictureMistakes(fresh.map((path) => join(data, path)));
  for (const path of fresh) {
    const found = media.get(path);
    if (found) found.mistake = mistakes.get(join(data, path));
  }
}

/** The coarsest clock of a file system: a second write within it may leave the time, and with the same length the state. */
const coarsestMs = 2000;

/**
 * Reads a text. One that was read before, and has the same content, is the same object. One that nobody has touched since is
 * not read: a studio reads `data/` ten times a save, and what a thousand entries take makes Node tidy its memory each time.
 */
function textIn(data: string, path: string, texts: Seen['texts'], kept: KeptData | undefined): DataFile {
  const { state, writtenMs } = stateOf(join(data, path));
  const old = texts.get(path);
  if (old?.state === state) return old.file;
  const bytes = readFileSync(join(data, path));
  const same = old && Buffer.compare(old.file.bytes, bytes) === 0;
  const file = same ? old.file : { path, bytes, ...(kept && { kept }) };
  texts.set(path, { state: Date.now() - writtenMs > coarsestMs ? state : undefined, file });
  return file;
}

/**
 * Reads `data/` below the project's root, or a copy of it in another folder there. A caller that reads it again and again
 * passes the same `seen` each time.
 * @throws if the folder cannot be read
 */
export function readData<Of extends Site>(
  root: string,
  site: Of,
  folder = 'data',
  seen = nothingSeen(),
): DataFolder<Of> {
  const data = join(root, folder);
  const { paths, links } = contentsOf(data);
  const inFolder = (name: string) =>
    paths.filter((path) => path.startsWith(name)).map((path) => path.slice(name.length));
  judge(
    data,
    paths.filter((path) => media.test(path) && nameMistake(path) === undefined),
    seen.media,
  );
  const kept = keptData(root);
  return {
    site,
    files: paths.filter((path) => !media.test(path)).map((path) => textIn(data, path, seen.texts, kept)),
    pictures: inFolder('pictures/'),
    videos: inFolder('videos/'),
    damaged: new Map([
      ...links,
      ...twinMistakes(paths),
      ...paths.flatMap((path): [string, string][] => {
        const mistake = nameMistake(path) ?? (media.test(path) ? seen.media.get(path)?.mistake : undefined);
        return mistake ? [[path, mistake]] : [];
      }),
    ]),
  };
}
