import type { Site } from '../site/site';
import { type DataFile, type DataFolder, type JudgedMedia, readData } from './data-folder';

/**
 * Returns a function that reads `data/`. A file that has not changed is the same object as before, so that it is parsed
 * once, and pictures and videos are read once.
 */
export function dataReader<Of extends Site>(project: string, site: Of): () => DataFolder<Of> {
  let known = new Map<string, DataFile>();
  const judged: JudgedMedia = new Map();
  return () => {
    const folder = readData(project, site, 'data', judged);
    const files = folder.files.map((file) => {
      const old = known.get(file.path);
      return old && Buffer.compare(old.bytes, file.bytes) === 0 ? old : file;
    });
    known = new Map(files.map((file) => [file.path, file]));
    return { ...folder, files };
  };
}
