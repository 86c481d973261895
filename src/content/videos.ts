import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseFiles } from './parse-data';
import { eachText, schemaNode } from './fill';
import type { DataFolder } from './read-data';

/** The files the recordings of `data/` are made of, by their names on the site, with the folder of `data/` each lies in. */
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
 * Puts the videos that pages show into `public/videos`, with their captions and posters, and nothing else. Gatsby would
 * give them names by their content, which no staff member could recognise in a download.
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
