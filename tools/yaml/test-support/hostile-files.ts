/** One file as somebody's hand, a paste, a merge or a broken program leaves it. */
export interface HostileFile {
  /** Completes 'when a file holds …'. */
  what: string;
  file: string;
  content: string | Uint8Array | ((old: string) => string);
  /** What the check says of it. */
  message: RegExp;
}

const hostile = (what: string, file: string, content: HostileFile['content'], message: RegExp): HostileFile => ({
  what,
  file,
  content,
  message,
});

const depth = 3000;
const nested = Array.from({ length: 1200 }, (_, level) => `${' '.repeat(level)}a:`).join('\n');
const after = (end: string) => (old: string) => `${old}\n${end}\n`;
const offerText = (text: string) => (old: string) => old.replace(/^text: .*$/m, `text: ${text}`);
const service = (price: string) => (old: string) => old.replace(/^annualService: .*$/m, `annualService: ${price}`);
const lol = Array.from({ length: 12 }, (_, n) => `l${n + 1}: &l${n + 1} [${Array(9).fill(`*l${n}`).join(', ')}]`);

/** Files that nobody writes on purpose, but that a pull request, a paste or a merge can bring. */
export const hostileFiles: readonly HostileFile[] = [
  hostile('a value that contains itself', 'offer.yaml', after('x: &a\n  b: *a'), /begins with [&*] needs quotes/),
  hostile('a list that contains itself', 'offer.yaml', after('x: &a [*a]'), /begins with [&*] needs quotes/),
  hostile('nothing but an alias of itself', 'offer.yaml', '&a [*a]', /begins with [&*] needs quotes/),
  hostile('aliases of aliases of aliases', 'offer.yaml', after(['l0: &l0 lol', ...lol].join('\n')), /needs quotes/),
  hostile('maps 1,200 deep', 'offer.yaml', nested, /nested/),
  hostile('lists 3,000 deep on one line', 'offer.yaml', `x: ${'- '.repeat(depth)}a`, /nested/),
  hostile('50,000 hyphens', 'offer.yaml', '- '.repeat(50_000), /nested/),
  hostile('50,000 question marks', 'offer.yaml', '? '.repeat(50_000), /nested/),
  hostile('50,000 open brackets', 'offer.yaml', `x: ${'['.repeat(50_000)}`, /nested/),
  hostile('brackets 3,000 deep', 'offer.yaml', `x: ${'['.repeat(depth)}${']'.repeat(depth)}`, /nested/),
  hostile('two megabytes', 'offer.yaml', `text: ${'a'.repeat(2_000_000)}`, /larger than 1 MB/),
  hostile('a list of 10,000 items', 'testimonials.yaml', after(`# x\n${'  - {}\n'.repeat(10_000)}`), /at most 2,000/),
  hostile(
    '10,000 prices',
    'prices.yaml',
    after(Array.from({ length: 10_000 }, (_, n) => `p${n}: 1`).join('\n')),
    /at most 2,000/,
  ),
  hostile('a line of 200,000 spaces', 'offer.yaml', after(`${' '.repeat(200_000)}x`), /./),
  hostile('50,000 tabs in a number', 'prices.yaml', after(`x: "1-${'\\t'.repeat(50_000)}x"`), /expected/),
  hostile('a price named __proto__', 'prices.yaml', after('__proto__: 5'), /not a valid name/),
  hostile('a price named constructor with a list', 'prices.yaml', after('constructor: [1]'), /expected/),
  hostile('a claim without a value', 'claims.yaml', after('newClaim:'), /nothing/),
  hostile('a figure that is a bare number', 'figures.yaml', after('newFigure: 5'), /expected/),
  hostile('a figure that is a text', 'figures.yaml', after('newFigure: five'), /expected/),
  hostile('a price that is a list', 'prices.yaml', after('x: [1]'), /expected/),
  hostile('a line break in a one-line text', 'offer.yaml', offerText('"one\\ntwo"'), /line break/),
  hostile('a line separator in a one-line text', 'offer.yaml', offerText('"one\\u2028two"'), /line break/),
  hostile('nothing', 'offer.yaml', '', /empty/),
  hostile('nothing but a mark of the byte order', 'offer.yaml', Uint8Array.of(0xef, 0xbb, 0xbf), /empty/),
  hostile('a thousand marks of the byte order', 'offer.yaml', `${'\ufeff'.repeat(1000)}label: x`, /./),
  hostile('a NUL', 'offer.yaml', (old) => old.replace('text: ', 'text: a\0'), /./),
  hostile('letters in another encoding', 'offer.yaml', Uint8Array.of(...Buffer.from('text: '), 0xa3, 0x35), /UTF-8/),
  hostile('two bytes for each letter', 'offer.yaml', Buffer.from('\ufefflabel: x\n', 'utf16le'), /UTF-8/),
  hostile(
    'the bytes of a picture',
    'offer.yaml',
    Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1', 'base64'),
    /./,
  ),
  hostile('a web page', 'offer.yaml', '<!doctype html><html><body>502 Bad Gateway</body></html>', /./),
  hostile('half of an object', 'offer.yaml', '{"label": "x", "te', /./),
  hostile(
    'a pointer in place of the file',
    'offer.yaml',
    'version https://git-lfs.github.com/spec/v1\noid sha256:0',
    /./,
  ),
  hostile('a table of a spreadsheet', 'prices.yaml', 'name,price\nannualService,50\n', /./),
  hostile(
    'both sides of a merge',
    'offer.yaml',
    (old) => `<<<<<<< ours\n${old}=======\n${old}>>>>>>> theirs\n`,
    /merge/,
  ),
  hostile('two documents', 'offer.yaml', (old) => `${old}---\n${old}`, /./),
  hostile('a field twice', 'offer.yaml', (old) => `${old}label: Again\n`, /./),
  hostile('tabs at the beginning of lines', 'offer.yaml', after('x:\n\ty: 1'), /./),
  hostile('a type of another program', 'offer.yaml', offerText('!!js/function "function () {}"'), /./),
  hostile('a merge key', 'offer.yaml', after('<<: { label: x }'), /./),
  hostile('a quote that never ends', 'offer.yaml', offerText('"Boiler'), /./),
  hostile('a list in place of its fields', 'offer.yaml', '- label\n- text\n', /./),
  hostile('one word', 'company.yaml', 'company\n', /./),
  hostile(
    'fields without their values',
    'company.yaml',
    (old) => old.replace(/^phones:\n(?: .*\n)+/m, 'phones:\n'),
    /./,
  ),
  hostile('a name of 50,000 letters', 'offer.yaml', after(`${'a'.repeat(50_000)}: 1`), /./),
  hostile('a price that is no number', 'prices.yaml', service('.nan'), /./),
  hostile('a price without an end', 'prices.yaml', service('.inf'), /./),
  hostile('a price below nothing', 'prices.yaml', service('-50'), /./),
  hostile('a day that does not exist', 'offer.yaml', after('endsOn: 2026-02-30'), /./),
  hostile('a fact that nobody has stated', 'offer.yaml', offerText("'{claims.nobody}'"), /claims\.nobody/),
  hostile(
    'a link that is a script',
    'faq.yaml',
    (old) => old.replace(/answer: .*/, "answer: '[x](javascript:x)'"),
    /./,
  ),
  hostile('a price that contains prototypes', 'prices.yaml', service('{ __proto__: { from: 1 } }'), /./),
];

/** Returns the bytes of a hostile file, which may begin with what was there. */
export function hostileBytes({ content }: Pick<HostileFile, 'content'>, old: Uint8Array): Uint8Array {
  if (typeof content === 'object') return content;
  return Buffer.from(typeof content === 'string' ? content : content(new TextDecoder().decode(old)));
}
