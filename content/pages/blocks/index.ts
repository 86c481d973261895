import { z } from 'zod';
import { blocksOfOtherFiles } from './of-other-files';
import { blocksWithOwnWords } from './own-words';

export { drawings } from './own-words';

/** The blocks of a page, by `kind`. `src/blocks/Blocks.tsx` renders each with one component. */
export const block = z.discriminatedUnion('kind', [...blocksWithOwnWords, ...blocksOfOtherFiles]);

/** The blocks of a page, in order. */
export const blocks = z.array(block).min(1).meta({ kind: 'blocks', description: 'The parts of the page, in order' });
export type Block = z.infer<typeof block>;
