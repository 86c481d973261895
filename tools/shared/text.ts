// Formats texts for pages. It runs in the browser, so it must not import a schema or a parser.

/** Converts a UK number such as '01632 960123' to an international link: 'tel:+441632960123'. */
export const telLink = (number: string) => `tel:${number.replace(/\D/g, '').replace(/^0/, '+44')}`;

/** Joins words to a list: 'Guildford, Woking and Farnham'. */
export const wordList = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/**
 * Words that begin with a capital as they are inside a sentence: 'Home delivery' becomes 'home delivery'. Where the
 * capital belongs to a name or an abbreviation, which the next word or letter tells, nothing changes: 'Royal Mail parcel',
 * 'UK postcode'.
 */
export const inSentence = (words: string) =>
  /^\p{Lu}(?:[^\p{Ll}\s]|\p{Ll}*[ -]\p{Lu}|\p{Ll}+\p{Lu})/u.test(words)
    ? words
    : words.charAt(0).toLowerCase() + words.slice(1);

/** Replaces each name in square brackets by its value, as in 'Please call us on [phone].'. */
export const fillGaps = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\[(\w+)\]/g, (gap, name: string) => values[name] ?? gap);

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** What `toHtml` wrote, as the plain text a reader sees. */
export const plainText = (html: string) =>
  html.replace(/<[^<>]*>/g, '').replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '');

const entityNames: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Decodes numbered entities and six named ones: '&amp;' is '&'. Leaves others as they are. */
export const decoded = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (entity, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return entityNames[name] ?? entity;
    return String.fromCodePoint(hex === undefined ? Number(decimal) : parseInt(hex, 16));
  });

/** Converts a heading to its id: 'Make a temporary repair' becomes 'make-a-temporary-repair'. */
export const slugify = (heading: string) =>
  heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Words a schema's description for a form, which shows no file and no field's name: 'true to mirror it' becomes 'Mirror it',
 * 'Its price, as a name from data/prices.yaml' becomes 'Its price'.
 */
export const staffLabel = (description: string) =>
  description
    .replace(/^true (?:to|while|for|if) (.)/, (_, first: string) => first.toUpperCase())
    .replace(/[,:]? (?:as a name )?from data\/[\w-]+\.yaml/, '')
    .replace(/,? (?:a file|as a WebVTT file) in data\/\w+/, '')
    .replace(/(?:: |,? such as )\w+(?:\.\w+)+$/, '')
    .replace(/ \(docs\/[\w-]+\.md\)/, '')
    .replace(', as [across, down]', ', first across, then down')
    .replace(/`([\w.]+)`/g, (_, name: string) => nameInWords(name.replaceAll('.', ' › ')).toLowerCase());

/** Makes the name of a fact: 'Emergency call-out' becomes `emergencyCallOut`. Empty if no letter is left. */
export const nameFromWords = (words: string) =>
  slugify(words)
    .replace(/^[0-9-]+/, '')
    .replace(/-([a-z0-9])/g, (_, start: string) => start.toUpperCase());

/** Names a file of `data/` for somebody who sees none: 'loaves/white-bread.yaml' is 'Loaves › White bread'. */
export const fileInWords = (file: string) =>
  file
    .replace(/\.yaml$/, '')
    .split('/')
    .map((part) => nameInWords(part.replaceAll('-', ' ')))
    .join(' › ');

/** Words a value that a form offers: 'turn-clockwise' is 'Turn clockwise'. */
export const valueInWords = (value: string) => nameInWords(value.replaceAll('-', ' '));

/** `annualService` → `Annual service` */
export const nameInWords = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .replace(/^./, (first) => first.toUpperCase());
