import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type DefaultTreeAdapterTypes as Tree, html as names, parse } from 'parse5';
import { isRecord, parseJson } from '../../shared/json';

type Element = Tree.Element;

/** What a page contains, as a browser parses it. Lists include what is inside templates, unless they say otherwise. */
export interface PageContents {
  /** The texts of inline scripts, without structured data. */
  scripts: readonly string[];
  /** The texts of style elements. */
  styles: readonly string[];
  /** The attributes that a strict policy refuses: styles, event handlers and `javascript:` addresses. */
  refused: readonly string[];
  ids: ReadonlySet<string>;
  /** The decoded values of `href` and `src`. */
  links: ReadonlySet<string>;
  /** The ids of templates. */
  templates: ReadonlySet<string>;
  /** Whether a script outside templates comes from a file, so that it runs at once. */
  loadsScripts: boolean;
}

function* below(node: Tree.ParentNode, templates: boolean): Generator<Element> {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* below(child, templates);
    if (templates && 'content' in child) yield* below(child.content, templates);
  }
}

/** Returns the decoded value of an attribute. `xlink:href` has the name `href`. */
const attributeOf = ({ attrs }: Element, name: string) => attrs.find((attribute) => attribute.name === name)?.value;

const textOf = ({ childNodes }: Element) => childNodes.map((child) => ('value' in child ? child.value : '')).join('');

/** Whether a script comes from a file. A script inside SVG ignores `src`. */
const isExternal = (script: Element) =>
  script.namespaceURI === names.NS.HTML && attributeOf(script, 'src') !== undefined;
const isStructuredData = (script: Element) =>
  attributeOf(script, 'type')?.trim().toLowerCase() === 'application/ld+json';

const addresses = ['href', 'src', 'action', 'formaction'];
/** Whether a browser reads an address as a script. It ignores control characters and spaces in front and line breaks. */
const isScriptAddress = (value: string) =>
  [...value]
    .filter((character) => character > ' ')
    .join('')
    .toLowerCase()
    .startsWith('javascript:');
const isRefused = ({ name, value }: Element['attrs'][number]) =>
  name === 'style' || name.startsWith('on') || (addresses.includes(name) && isScriptAddress(value));

const texts = new Map<string, string>();

/**
 * Returns the same text, once for all pages that have it: most scripts, styles and links are the same on every page. A text
 * that was cut out of a page would keep all of that page in memory, so it is copied.
 */
function once(text: string): string {
  const known = texts.get(text);
  if (known !== undefined) return known;
  const copy = Buffer.from(text, 'utf16le').toString('utf16le');
  texts.set(copy, copy);
  return copy;
}

function contentsOf(html: string): PageContents {
  // As without scripts, so that the styles inside `noscript` count too.
  const document = parse(html, { scriptingEnabled: false });
  const all = [...below(document, true)];
  const named = (tagName: string, elements: readonly Element[] = all) =>
    elements.filter((element) => element.tagName === tagName);
  const values = (name: string, elements: readonly Element[] = all) =>
    elements.flatMap((element) => attributeOf(element, name) ?? []).map(once);
  return {
    scripts: named('script')
      .filter((script) => !isExternal(script) && !isStructuredData(script))
      .map((script) => once(textOf(script))),
    styles: named('style').map((style) => once(textOf(style))),
    refused: all.flatMap(({ attrs }) => attrs.filter(isRefused).map(({ name, value }) => `${name}="${value}"`)),
    ids: new Set(values('id')),
    links: new Set([...values('href'), ...values('src')]),
    templates: new Set(values('id', named('template'))),
    loadsScripts: named('script', [...below(document, false)]).some(isExternal),
  };
}

/**
 * As many pages as this are kept in memory, about 40 MB. The passes over the pages of a larger site would read each page
 * anew.
 */
const mostRead = 5000;
const read = new Map<string, PageContents>();

/** A page as it is kept: for each part of `PageContents` the places of its texts in a list, and whether it loads scripts. */
type Packed = readonly (readonly number[] | boolean)[];
const parts = ['scripts', 'styles', 'refused', 'ids', 'links', 'templates'] as const;
/** The pages that an earlier build has read, by the hashes of their HTML. */
let before: { texts: readonly string[]; pages: ReadonlyMap<string, Packed> } = { texts: [], pages: new Map() };

function unpacked(page: Packed): PageContents {
  const [scripts = [], styles = [], refused = [], ids = [], links = [], templates = []] = page.map((part) =>
    Array.isArray(part) ? part.map((place: number) => before.texts[place] ?? '') : [],
  );
  return {
    ...{ scripts, styles, refused, loadsScripts: page[parts.length] === true },
    ...{ ids: new Set(ids), links: new Set(links), templates: new Set(templates) },
  };
}

/** Returns what the contents of pages depend on beside their HTML: the text of this file, and the parser. */
export const pageRule = (project: string): string =>
  [path.join(project, 'tools/hosts/pages/html.ts'), path.resolve('node_modules/parse5/package.json')]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\0');

/**
 * Takes over what an earlier build has read, and returns a function that keeps what this one has read. A page is known by its
 * whole text, so that what is kept cannot be that of another one. Parsing a page takes longer than all the rest of its checks.
 * @param how what else the contents depend on (`pageRule`)
 */
export function keepPages(file: string, how: string): () => void {
  const kept = existsSync(file) ? parseJson(readFileSync(file, 'utf8')) : undefined;
  // Nothing, if a build was stopped while it wrote the file, or another version has written it.
  if (isRecord(kept) && kept.how === how && Array.isArray(kept.texts) && isRecord(kept.pages))
    before = { texts: kept.texts as string[], pages: new Map(Object.entries(kept.pages as Record<string, Packed>)) };
  return () => {
    const places = new Map<string, number>();
    const placeOf = (text: string) => {
      const place = places.get(text) ?? places.size;
      places.set(text, place);
      return place;
    };
    const pages = [...read].map(([key, page]) => [
      key,
      [...parts.map((part) => [...page[part]].map(placeOf)), page.loadsScripts],
    ]);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(
      file,
      JSON.stringify({ how, texts: [...places.keys()], pages: Object.fromEntries(pages) as unknown }),
    );
  };
}

/**
 * Reads a page by the rules of the HTML standard, as browsers do. Reads the same text once; forgets the oldest of many.
 */
export function readPage(html: string): PageContents {
  const key = createHash('sha256').update(html).digest('base64');
  const kept = before.pages.get(key);
  const contents = read.get(key) ?? (kept ? unpacked(kept) : contentsOf(html));
  // Puts it last, because a map keeps the order of insertion.
  read.delete(key);
  read.set(key, contents);
  const [oldest] = read.keys();
  if (read.size > mostRead && oldest !== undefined) read.delete(oldest);
  return contents;
}

const contents = new WeakMap<object, PageContents>();

/** Reads a finished page once: to recognise its text again would take longer than all that is then asked of it. */
export function readOnce(page: { readonly html: string }): PageContents {
  const known = contents.get(page) ?? readPage(page.html);
  contents.set(page, known);
  return known;
}
