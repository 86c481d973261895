import type { Block } from '../../content/pages/blocks';

/**
 * Types the blocks that GraphQL returns. This is the only cast: the check has validated the YAML, and `@filled` has
 * replaced names by facts.
 */
export const asBlocks = (blocks: readonly unknown[] | null | undefined) => (blocks ?? []) as Block[];

/** Returns the headings that a page's own file gives its blocks. Without reviews, their block is not rendered. */
export const headingsOf = (blocks: readonly Block[], hasReviews: boolean): string[] =>
  blocks.flatMap((block) =>
    'heading' in block && block.heading && (block.kind !== 'reviews' || hasReviews) ? [block.heading] : [],
  );

export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;
