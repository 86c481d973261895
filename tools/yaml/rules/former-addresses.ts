import { closest } from 'fastest-levenshtein';
import type { DeclaredMove } from '../site/moves';

/** Returns what is wrong with former addresses: one of a page that exists, or one that is named twice. */
export function moveMistakes(
  moves: readonly DeclaredMove[],
  pages: ReadonlyMap<string, unknown>,
): (readonly [DeclaredMove, string])[] {
  const first = new Map<string, DeclaredMove>();
  const mistakes: (readonly [DeclaredMove, string])[] = [];
  for (const move of moves) {
    const { from, to } = move;
    const other = first.get(from);
    first.set(from, other ?? move);
    if (from === to) mistakes.push([move, `found "${from}", which is the address of this page now. Remove it.`]);
    else if (pages.has(from))
      mistakes.push([move, `"${from}" is the address of another page, so that it cannot lead here. Remove it.`]);
    else if (other)
      mistakes.push([move, `"${from}" is already in data/${other.file}. It leads to one page: remove one of the two.`]);
  }
  return mistakes;
}

/**
 * Returns a message for each address that was published and that no page has any more, with the line to add. The file
 * that was probably renamed is the one whose name is most similar.
 */
export function lostAddresses(
  published: readonly string[],
  moves: readonly DeclaredMove[],
  pages: ReadonlyMap<string, unknown>,
  removed: string,
): string[] {
  const known = new Set(moves.map(({ from }) => from));
  return published
    .filter((address) => !pages.has(address) && !known.has(address))
    .map((address) => {
      const folder = address.replace(/[^/]*$/, '');
      const beside = [...pages.keys()].filter((page) => page.startsWith(folder) && !published.includes(page));
      const renamed = beside.length > 0 ? `data${closest(address, beside)}.yaml` : 'the new file';
      return (
        `visitors and search engines know the address ${address}, and no page has it any more. ` +
        `If you renamed the file, add this line to ${renamed}: formerly: [${address}] - ` +
        `If you removed the page, add this line to data/${removed}, with the page to lead to: - { address: ${address}, to: ${folder.slice(0, -1) || '/'} }`
      );
    });
}
