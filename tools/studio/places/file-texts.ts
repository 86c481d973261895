import { type FieldKind, schemaAt, schemaNode } from '../../yaml/schema';
import type { Fact } from '../../shared/fact';
import { scalarsOf } from '../../shared/json';
import { plainText } from '../../shared/text';
import { factsNamed, fillIn, namedAddress, toHtml } from '../../yaml/facts';
import { type Parsed, parsedOnce } from '../../yaml/files';
import { dayInWords, plainValue } from '../documents/values-in-words';
import type { DataFile, StudioFolder, StudioSite } from '../site';
import type { Steps } from '../api';

/** A scalar of a file: as it is written, and the facts it names. Values that are no text have no kind. */
export interface Text {
  path: Steps;
  kind: FieldKind | undefined;
  raw: string;
  /** What is shown instead, where it is computed. */
  computed?: string | undefined;
  facts: readonly string[];
  /** What staff read in place of a value that is no text, such as a choice. */
  inWords?: string | undefined;
  /** Whether no page shows it, although pages show what is around it. */
  isHidden: boolean;
}

type Facts = ReadonlyMap<string, Fact>;

const known = new WeakMap<Parsed, Text[]>();

/** Returns every scalar of a file, in order. Looks for them once: two folders that are compared share most of their files. */
export function textsOf(file: DataFile, site: StudioSite): Text[] {
  const { entry } = parsedOnce(file, site);
  if (!entry) return [];
  const found = known.get(entry);
  if (found) return found;
  const kinds = new Map(entry.texts().map(({ kind, path }) => [path.join('\n'), kind]));
  const shown = site.computedText(file.path, entry.data);
  const node = schemaNode(entry.collection.schema);
  const texts = [...scalarsOf(entry.data)].map(({ path, value }): Text => {
    const kind = kinds.get(path.join('\n'));
    const raw = String(value);
    return {
      path,
      kind,
      raw,
      computed: shown?.(path, value),
      facts: kind ? factsNamed(kind, raw) : [],
      inWords: kind ? undefined : plainValue(schemaAt(node, entry.data, path), value),
      isHidden: site.shown.hides(file.path, entry.data, path),
    };
  });
  known.set(entry, texts);
  return texts;
}

/** Returns every text of `data/` that names a picture, with its file. */
export const pictureTexts = (folder: StudioFolder): { file: DataFile; text: Text }[] =>
  folder.files.flatMap((file) =>
    textsOf(file, folder.site)
      .filter(({ kind }) => kind === 'picture' || kind === 'poster')
      .map((text) => ({ file, text })),
  );

/** Returns the names of all pictures that some text names. */
export const picturesNamed = (folder: StudioFolder): Set<string> =>
  new Set(pictureTexts(folder).map(({ text }) => text.raw));

/** Returns a text as staff read it in a list of changes or of places. */
export const readText = (text: Text, facts: Facts): string => text.inWords ?? shownText(text, facts);

/** Returns a text as it is read: facts filled in, without markup. A text with a mistake stays as it is written. */
export function shownText({ kind, raw, computed }: Text, facts: Facts): string {
  const references = {
    fact: (name: string) => facts.get(name),
    address: (link: string) => namedAddress(link, facts),
  };
  if (computed !== undefined) return computed;
  try {
    if (kind === 'line') return fillIn(raw, references);
    if (kind === 'prose') return plainText(toHtml(raw, references));
    if (kind === 'day') return dayInWords(raw);
    if (kind === 'fact') return facts.get(raw)?.text ?? raw;
  } catch {
    return raw;
  }
  return raw;
}
