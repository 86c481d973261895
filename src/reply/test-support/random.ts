/** Returns a source of numbers from 0 up to 1 that is the same in every run (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const pickFrom = <Item>(list: readonly [Item, ...Item[]], random: () => number): Item =>
  list[Math.floor(random() * list.length)] ?? list[0];

/** Letters of many scripts that people write a name in, emoji of several parts, and signs that mean something to code. */
const pieces: readonly [string, ...string[]] = [
  ...[
    'Jo',
    'Siobhán',
    'O’Neill',
    'Łódź',
    'Zoë',
    'ŵ',
    'Ньют',
    'Ελένη',
    'שָׁלוֹם',
    'محمد',
    'नल टपक',
    'ก๊อกน้ำ',
    '水龙头',
    '蛇口',
    '한국어',
    'ไทย',
  ],
  ...['தமிழ்', 'বাংলা', 'አማርኛ', 'ქართული', 'Հայերեն', 'ខ្មែរ', 'မြန်မာ', 'ᏣᎳᎩ', '𝒜𠀀', 'e\u0301', 'ﷺ'],
  ...['🔧', '👍🏽', '👨‍👩‍👧‍👦', '🇬🇧', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '\uD83D', '\uDD27'],
  ...[
    '=1+1',
    '"',
    "'",
    '&',
    '#',
    '%0A',
    '<script>alert(1)</script>',
    '{prices.annualService}',
    '[when]',
    '$&',
    '\\',
    ';',
    ',',
  ],
  ...['javascript:alert(1)', '\0', '\u202E', '\u200B', '\uFEFF', '~', '.', '-', '_', '+', '/', '|', '@'],
] as [string, ...string[]];

/** Returns a text of at most `longest` UTF-16 units, as the `maxlength` of a field counts them. */
export function randomText(random: () => number, longest: number, breaks = false): string {
  // Every tenth text is as long as a field allows.
  const length = random() < 0.1 ? longest : Math.ceil(random() * Math.min(longest, 40));
  let text = '';
  while (text.length < length)
    text += pickFrom(pieces, random) + pickFrom(breaks ? [' ', '\n', '\r\n', ''] : [' ', ''], random);
  return text.slice(0, length);
}
