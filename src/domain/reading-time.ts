import { plainText } from '../../tools/shared/text';

/** How many words an adult reads in a minute. */
const pace = 220;

const words = (value: unknown): number => {
  if (typeof value === 'string') return plainText(value).split(/\s+/).filter(Boolean).length;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + words(item), 0);
  if (typeof value === 'object' && value !== null) return words(Object.values(value));
  return 0;
};

/** Returns the reading time of an article in whole minutes, at least one. */
export const readingMinutes = (blocks: readonly unknown[]) => Math.max(1, Math.round(words(blocks) / pace));
