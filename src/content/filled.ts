import type { Block } from './blocks';
import type { Fact } from './facts';

/**
 * Blocks as GraphQL hands them over. The check of the YAML has held them against the schema, and `fillBlocks` has
 * replaced names by facts, so this is the one place where their type is asserted.
 */
export const asBlocks = (blocks: readonly unknown[] | null | undefined) => (blocks ?? []) as FilledBlock[];

/** A block whose texts are finished; the price of a price card is a fact. */
export type FilledBlock = Exclude<Block, { kind: 'prices' }> | FilledPrices;
type PricesBlock = Extract<Block, { kind: 'prices' }>;
export type FilledPrices = Omit<PricesBlock, 'items'> & {
  items: (Omit<PricesBlock['items'][number], 'price'> & { price: Fact })[];
};
export type BlockOf<Kind extends FilledBlock['kind']> = Extract<FilledBlock, { kind: Kind }>;
