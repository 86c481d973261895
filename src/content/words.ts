// Texts and numbers as pages write them. Pages run this in the browser, so it imports no schema and no parser.

/** '01632 960123' as a phone dials it from anywhere: 'tel:+441632960123'. */
export const telLink = (number: string) => `tel:${number.replace(/\D/g, '').replace(/^0/, '+44')}`;

/** 'Guildford, Woking and Farnham'. */
export const wordList = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/**
 * Words that begin with a capital as they are inside a sentence: 'Boiler service' becomes 'boiler service'. Where the
 * capital belongs to a name or an abbreviation, which the next word or letter tells, nothing changes: 'Gas Safe check', 'UK
 * postcode'.
 */
export const inSentence = (words: string) =>
  /^\p{Lu}(?:[^\p{Ll}\s]|\p{Ll}*[ -]\p{Lu}|\p{Ll}+\p{Lu})/u.test(words)
    ? words
    : words.charAt(0).toLowerCase() + words.slice(1);

/** 'Please call us on [phone].' with what belongs in place of each name in square brackets. */
export const fillGaps = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\[(\w+)\]/g, (gap, name: string) => values[name] ?? gap);

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** What `toHtml` wrote, as the plain text a reader sees. */
export const plainText = (html: string) =>
  html.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '');

/** 'Make a temporary repair' becomes 'make-a-temporary-repair', the id of its heading. */
export const slugify = (heading: string) =>
  heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
