import type { Site } from '../../tools/yaml/site';
import type { z } from 'zod';
import type { guide } from '../pages/guide';
import { drawingMistakes } from './drawings';
import { finderMistakes } from './fault-finder';
import { guideMistakes } from './safety-and-law';

/** Returns what is wrong with an entry beyond its schema: what the steps of a guide tell to do, what they draw, and
 * where the questions of its fault finder lead. */
export const entryMistakes: Site['entryMistakes'] = (type, entry, fill) => {
  if (type !== 'Guide') return [];
  const own = entry as z.infer<typeof guide>;
  return [...drawingMistakes(own, fill), ...guideMistakes(own), ...finderMistakes(own)];
};
