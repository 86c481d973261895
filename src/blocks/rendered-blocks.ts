import type { Block } from '../content-model/pages/blocks';

/**
 * Types the blocks that GraphQL returns. This is the only cast: the check has validated the YAML, and `fillBlocks` has
 * replaced names by facts.
 */
export const asBlocks = (blocks: readonly unknown[] | null | undefined) => (blocks ?? []) as Block[];

export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;
