import type { Fact } from '../../shared/fact';
import { isRecord } from '../../shared/json';
import { nameInWords, staffLabel } from '../../shared/text';
import { memberOf, schemaAt, schemaNode } from '../../yaml/schema';
import { routeIn, type Site } from '../../yaml/site';
import { type Parsed, parsedOnce, soundFacts } from '../../yaml/files';
import type { Choices, Part, Place, Steps } from '../api';
import { isWithin, valueIn } from '../documents/change-data';
import type { DataFile, StudioFolder, StudioSite } from '../site';
import { pictureTexts, readText, shownText, textsOf } from './file-texts';

/** What names an item of a list, if it has such a field. */
const naming = ['heading', 'title', 'question', 'caption', 'label', 'name', 'kind'];
function itemName(item: unknown, index: number): string {
  const own = naming.map((field) => valueIn(item, [field])).find((text) => typeof text === 'string');
  return typeof own === 'string' ? own : String(index + 1);
}

/** Names a field for staff: the names of the lists and groups around it, and the field's own description. */
export function labelOf({ data, collection, site }: Parsed, path: Steps): string {
  const node = schemaNode(collection.schema);
  const parts = path.map((step, depth) => {
    const here = path.slice(0, depth + 1);
    const value = valueIn(data, here);
    if (typeof step === 'number') return itemName(value, step);
    const { description, const: fixed } = schemaAt(node, data, here);
    // The description of a fixed word says what kind of part it makes.
    const isLast = depth === path.length - 1 && fixed === undefined;
    // In a file of facts, the key is the name and the description is the same for all of them.
    return isLast && description !== undefined && !(Object.hasOwn(site.facts.readers, collection.files) && depth === 0)
      ? staffLabel(description)
      : nameInWords(step);
  });
  return parts.join(' › ');
}

/** Returns what the list of a whole file shows of a value. */
function partValue(value: unknown): Part['value'] {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Array.isArray(value) ? value.length : Object.keys(value).length;
}

/** Returns the fields of a file in its order, and then those that it may have. A fact is shown as on pages. */
export function partsOf(entry: Parsed, file: string, facts: ReadonlyMap<string, Fact>, site: StudioSite): Part[] {
  const factOf = (name: string) => facts.get(`${file.replace('.yaml', '')}.${name}`)?.text;
  const shownAs = (name: string) => {
    const text = textsOf(entry.file, site).find(({ path }) => path.length === 1 && path[0] === name);
    return text && readText(text, facts);
  };
  const own = Object.entries(entry.data as object).map(([name, value]: [string, unknown]) => ({
    name,
    label: labelOf(entry, [name]),
    value: factOf(name) ?? shownAs(name) ?? partValue(value),
  }));
  const possible = Object.keys(memberOf(schemaNode(entry.collection.schema), entry.data).properties ?? {});
  const missing = possible.filter((name) => !own.some((part) => part.name === name));
  return [...own, ...missing.map((name) => ({ name, label: labelOf(entry, [name]) }))];
}

/** Returns the fields that belong to a picture: those of its group whose names begin with its own, such as `pictureAlt`. */
export function besidePicture({ file, data, collection }: Parsed, path: Steps): Place[] | undefined {
  const node = schemaNode(collection.schema);
  const [name, group] = [path.at(-1), path.slice(0, -1)];
  if (schemaAt(node, data, path).kind !== 'picture' || typeof name !== 'string') return undefined;
  const fields = Object.keys(memberOf(schemaAt(node, data, group), valueIn(data, group)).properties ?? {});
  return fields
    .filter((field) => field !== name && field.startsWith(name))
    .map((field) => ({ file: file.path, path: [...group, field] }));
}

/** Returns the picture of a field that says what of it stays in view: `picture` for `pictureFocus`. */
export function pictureOf({ data, collection }: Parsed, path: Steps): string | undefined {
  if (schemaAt(schemaNode(collection.schema), data, path).kind !== 'focus') return undefined;
  const picture = valueIn(data, [...path.slice(0, -1), String(path.at(-1)).replace(/[A-Z][a-z]*$/, '')]);
  return typeof picture === 'string' ? picture : undefined;
}

/** Whether a file takes fields of any name. */
export const takesNames = ({ collection, data }: Parsed): boolean =>
  typeof memberOf(schemaNode(collection.schema), data).additionalProperties === 'object';

/** Whether a value may be removed: an item of a list or an optional field. */
export function isRemovable({ data, collection }: Parsed, path: Steps): boolean {
  const step = path.at(-1);
  if (typeof step !== 'string') return step !== undefined;
  const parent = path.slice(0, -1);
  const node = memberOf(schemaAt(schemaNode(collection.schema), data, parent), valueIn(data, parent));
  return !(node.required ?? []).includes(step);
}

/** Returns the names of the facts that come from a value, a value around it or a value inside it. */
export const factsFrom = (
  facts: ReadonlyMap<string, Fact>,
  { file, path }: Place,
  { facts: rules }: Pick<Site, 'facts'>,
): string[] =>
  [...facts.keys()].filter((name) => {
    const place = rules.placeOf(name);
    if (place?.file !== file || path.length === 0) return false;
    return isWithin(path, place.path) || isWithin(place.path, path);
  });

/** The fields that name a page, the shortest name first. */
const titles = ['linkText', 'title', 'seo\ntitle'];

/** Returns the title of a file's page as it is shown. */
function titleOf(file: DataFile, facts: ReadonlyMap<string, Fact>, site: StudioSite): string | undefined {
  const texts = new Map(textsOf(file, site).map((text) => [text.path.join('\n'), text]));
  const found = titles.map((name) => texts.get(name)).find((text) => text !== undefined);
  return found && shownText(found, facts);
}

/** Returns the words for people who cannot see a picture, which stand beside its name in the file. */
export function wordsBeside(group: unknown): string | undefined {
  if (!isRecord(group)) return undefined;
  const [, words] = Object.entries(group).find(([name]) => /alt$/i.test(name)) ?? [];
  return typeof words === 'string' ? words : undefined;
}

/** Returns what each picture shows, in the words of the first place that has any. */
function picturesInWords(folder: StudioFolder): Record<string, string> {
  const said: Record<string, string> = {};
  for (const { file, text } of pictureTexts(folder)) {
    const words = wordsBeside(valueIn(parsedOnce(file, folder.site).entry?.data, text.path.slice(0, -1)));
    if (words !== undefined) said[text.raw] ??= words;
  }
  return said;
}

const factsOf = new WeakMap<StudioFolder, Choices['facts']>();

/** Returns all facts of `data/`, with what staff call them. */
export function factsIn(folder: StudioFolder): Choices['facts'] {
  const known = factsOf.get(folder);
  if (known) return known;
  const files = new Map(folder.files.map((file) => [file.path, file]));
  const labelAt = (place: Place | undefined) => {
    const file = place && files.get(place.file);
    const entry = file && parsedOnce(file, folder.site).entry;
    return entry && labelOf(entry, place.path);
  };
  const facts = [...soundFacts(folder).values()].map(({ name, text }) => {
    const place = folder.site.facts.placeOf(name);
    return { name, label: labelAt(place) ?? nameInWords(name.replace(/^\w+\./, '')), text, place };
  });
  factsOf.set(folder, facts);
  return facts;
}

/** Returns all facts, pages, pictures and videos of `data/`, with what staff call them where that differs. */
export function choicesIn(folder: StudioFolder): Choices {
  const facts = soundFacts(folder);
  return {
    facts: factsIn(folder),
    pages: folder.files.flatMap(({ path }) => routeIn(folder.site, path) ?? []),
    pageTitles: Object.fromEntries(
      folder.files.flatMap((file) => {
        const [page, title] = [routeIn(folder.site, file.path), titleOf(file, facts, folder.site)];
        return page === undefined || title === undefined ? [] : [[page, title]];
      }),
    ),
    pictures: folder.pictures,
    videos: folder.videos,
    pictureWords: picturesInWords(folder),
  };
}
