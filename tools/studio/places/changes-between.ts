import type { PageTexts } from '../api';

type ChangedText = PageTexts['texts'][number];

/**
 * Returns the differences between two lists of texts, in order. Pairs removed and added texts between the same
 * unchanged ones.
 */
export function changesBetween(old: readonly string[], next: readonly string[]): ChangedText[] {
  // Cuts off the equal beginning and end first: the table below takes time and memory for each pair of what is left.
  const most = Math.min(old.length, next.length);
  let start = 0;
  while (start < most && old[start] === next[start]) start += 1;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === next.at(-1 - end)) end += 1;
  const [before, after] = [old, next].map((texts) => texts.slice(start, texts.length - end)) as [string[], string[]];
  // shared[i][j]: the length of the longest common subsequence of the rests from i and j.
  const shared = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const common = (i: number, j: number) => shared[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = shared[i];
      if (row)
        row[j] = before[i] === after[j] ? common(i + 1, j + 1) + 1 : Math.max(common(i + 1, j), common(i, j + 1));
    }
  const changes: ChangedText[] = [];
  let gone: string[] = [];
  let come: string[] = [];
  const settle = () => {
    for (let i = 0; i < Math.max(gone.length, come.length); i += 1) changes.push({ before: gone[i], after: come[i] });
    gone = [];
    come = [];
  };
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      settle();
      i += 1;
      j += 1;
    } else if (j >= after.length || (i < before.length && common(i + 1, j) >= common(i, j + 1))) {
      gone.push(before[i] ?? '');
      i += 1;
    } else {
      come.push(after[j] ?? '');
      j += 1;
    }
  }
  settle();
  return [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()];
}
