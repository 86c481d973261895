import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A file of `data/` as it lies on disk; `path` is relative to `data/`, with forward slashes. */
export interface DataFile {
  path: string;
  bytes: Uint8Array;
}

/** Everything the check needs to know about `data/`. */
export interface DataFolder {
  files: DataFile[];
  pictures: string[];
  /** Videos and their captions. */
  videos: string[];
}

/**
 * Reads `data/` below the project's root.
 * @throws if the folder cannot be read
 */
export function readData(root: string): DataFolder {
  const data = join(root, 'data');
  const paths = readdirSync(data, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(data, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  const inFolder = (folder: string) =>
    paths.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length));
  return {
    files: paths
      .filter((path) => !/^(?:pictures|videos)\//.test(path))
      .map((path) => ({ path, bytes: readFileSync(join(data, path)) })),
    pictures: inFolder('pictures/'),
    videos: inFolder('videos/'),
  };
}
