import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseFiles } from '../validation/parse-data';
import { eachText, schemaNode } from '../facts/interpolate';
import type { DataFolder } from '../validation/data-folder';

/** Returns the files of all recordings, by their names on the site, with the folder of `data/` that contains each. */
export function videoFiles(folder: DataFolder): Map<string, 'videos' | 'pictures'> {
  const files = new Map<string, 'videos' | 'pictures'>();
  for (const { collection, data } of parseFiles(folder))
    eachText(schemaNode(collection.schema), data, (kind, name) => {
      if (kind === 'video') files.set(name, 'videos');
      if (kind === 'poster') files.set(name, 'pictures');
    });
  return files;
}

/**
 * Copies the videos that pages show, with their captions and posters, into `public/videos`. Gatsby would name them by
 * hashes, which nobody could recognise in a download.
 */
export function copyVideos(project: string, folder: DataFolder): void {
  const target = path.join(project, 'public', 'videos');
  rmSync(target, { recursive: true, force: true });
  for (const [name, source] of videoFiles(folder)) {
    const file = path.join(project, 'data', source, name);
    if (!existsSync(file)) continue;
    mkdirSync(target, { recursive: true });
    copyFileSync(file, path.join(target, name));
  }
}
