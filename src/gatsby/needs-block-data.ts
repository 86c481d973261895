import type { Block } from '../../content/pages/blocks';
import { blocksOfOtherFiles } from '../../content/pages/blocks/of-other-files';

const kinds = new Set<unknown>([
  ...blocksOfOtherFiles.map(({ shape }) => shape.kind.value),
  // Shows the label of the offer, from data/offer.yaml.
  'prices' satisfies Block['kind'],
]);

/**
 * Returns whether an entry of `data/` has a block that shows what another file says (src/blocks/block-data.tsx). The page of
 * an entry without one does not ask for these files, so a change of a price or review that it never shows does not rebuild
 * it.
 */
export const needsBlockData = (entry: object): boolean =>
  Object.values(entry)
    .flat()
    .some((part: unknown) => kinds.has((part as Partial<Block> | null)?.kind));
