/** Returns a function that gives numbers from 0 up to 1, the same ones for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What a text is made of: names in braces, targets of links, and words. All else stays. */
const parts = /\{[^{}]*\}|\]\([^()]*\)|[A-Za-z’'-]+|[^A-Za-z{\]]+|./g;
const isWord = (part: string) => /^[a-z]{5,}$/.test(part);

/** Words that the check's rules look for, and units, which may not follow a fact that has one. */
const kept =
  /^(?:callout|spanners?|joints?|fittings?|close[sd]?|closing|turn(?:s|ed|ing)|valves?|isolation|lockshield|pipes?|years?|months?|weeks?|hours?|minutes?|seconds?|litres?|metres?|pounds?|percent)$/;

/** How many of the words that may change do. */
const share = 0.7;

/**
 * Returns a function that gives a text other words of the same lengths, so that no two texts of a grown site compress each
 * other. The words come from `texts`. Keeps facts, links, figures, and the words that rules of the check look for.
 */
export function otherWords(texts: Iterable<string>, random: () => number): (text: string) => string {
  const byLength = new Map<number, Set<string>>();
  for (const text of texts)
    for (const part of text.match(parts) ?? [])
      if (isWord(part) && !kept.test(part))
        byLength.set(part.length, (byLength.get(part.length) ?? new Set()).add(part));
  const lists = new Map([...byLength].map(([length, words]) => [length, [...words]]));
  return (text) =>
    text.replace(parts, (part) => {
      if (!isWord(part) || kept.test(part) || random() > share) return part;
      const others = lists.get(part.length) ?? [part];
      return others[Math.floor(random() * others.length)] ?? part;
    });
}
