import type { Block } from './blocks';

/**
 * Blocks as GraphQL hands them over. The check of the YAML has held them against the schema, and `fillBlocks` has
 * replaced names by facts, so this is the one place where their type is asserted.
 */
export const asBlocks = (blocks: readonly unknown[] | null | undefined) => (blocks ?? []) as Block[];

export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;
