import type { Site } from '../site/site';
import { type DataFolder, nothingSeen, readData } from './data-folder';

/**
 * Returns a function that reads `data/`. A file that has not changed is the same object as before, so that it is parsed
 * once, and nothing is read again while nobody touches it.
 */
export function dataReader<Of extends Site>(project: string, site: Of): () => DataFolder<Of> {
  const seen = nothingSeen();
  return () => readData(project, site, 'data', seen);
}
