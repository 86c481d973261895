import type { Block } from '../../content/pages/blocks';
import { blocksOfOtherFiles } from '../../content/pages/blocks/of-other-files';

const kinds = new Set<unknown>([
  ...blocksOfOtherFiles.map(({ shape }) => shape.kind.value),
  // Shows the label of the offer, from data/offer.yaml.
  'prices' satisfies Block['kind'],
]);

/**
 * Returns which data of other files an entry's page asks for: those of its blocks (src/blocks/block-data.tsx), and the
 * instructions that keep people safe. A page does not ask for what it does not show, because a change of a price or review
 * would run its query again.
 */
export function pageNeeds(entry: object): { needsBlockData: boolean; needsSafety: boolean } {
  const { finder, triage, gasSafety } = entry as Partial<Record<'finder' | 'triage' | 'gasSafety', unknown>>;
  return {
    needsBlockData: Object.values(entry)
      .flat()
      .some((part: unknown) => kinds.has((part as Partial<Block> | null)?.kind)),
    needsSafety: Boolean(finder ?? triage ?? gasSafety),
  };
}
