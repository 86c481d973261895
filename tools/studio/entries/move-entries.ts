import { isDeepStrictEqual } from 'node:util';
import { fileInWords, slugify } from '../../shared/text';
import { collectionIn, movesOf, routeIn } from '../../yaml/site';
import { parseAll, type Parsed, parsedOnce } from '../../yaml/files';
import { comparedName, isDeviceName } from '../../yaml/rules';
import type { Change, EntryMove, LinkChange, Steps } from '../api';
import { CannotChange, valueIn } from '../documents/change-data';
import { changeText } from '../documents/change-text';
import { isRemovable, labelOf } from '../places/fields';
import { decode } from '../saving/journal';
import type { StudioFolder } from '../site';

const longestName = 60;

/** What a move writes. `null` removes a file. */
interface MovedEntry {
  texts: Map<string, string | null>;
  /** The links of the site that change or go. */
  links: LinkChange[];
  /** The file that the entry is in afterwards, if it is not removed. */
  file?: string;
}

/** Returns the address of an entry that can be renamed, duplicated and removed: a file of a folder whose entries have pages. */
export function movableAddress({ site }: Pick<StudioFolder, 'site'>, file: string): string | undefined {
  return collectionIn(site, file)?.files.endsWith('/') ? routeIn(site, file) : undefined;
}

/** A link in a text or a field, to a page or to a place on it. */
interface Found {
  entry: Parsed;
  kind: string;
  text: string;
  path: Steps;
}

/**
 * Matches each Markdown link in a text to a page or to a place on it. Captures the words with their first bracket, the brackets
 * before the address, and what follows the address.
 */
const linksTo = (address: string) =>
  new RegExp(`(\\[[^\\[\\]]*)?(\\]\\(\\s*)${address.replace(/[/-]/g, '\\$&')}(?=[#)\\s])([^()]*)\\)`, 'g');

function linksIn(folder: StudioFolder, address: string): Found[] {
  return folder.files.flatMap((file) => {
    const { entry } = parsedOnce(file, folder.site);
    return (entry?.texts() ?? []).flatMap(({ kind, text, path }): Found[] => {
      const isLink = kind === 'page' ? text === address || text.startsWith(`${address}#`) : linksTo(address).test(text);
      return entry && isLink && path[0] !== 'formerly' ? [{ entry, kind, text, path }] : [];
    });
  });
}

/** Applies changes to texts that may have been changed before. */
function apply(folder: StudioFolder, texts: Map<string, string | null>, changes: readonly Change[]): void {
  for (const change of changes) {
    const found = folder.files.find(({ path }) => path === change.file);
    const text = texts.get(change.file) ?? (found && decode(found.bytes));
    if (text === undefined)
      throw new CannotChange(`${fileInWords(change.file)} is not there any more. Reload the page.`);
    texts.set(change.file, changeText(text, change));
  }
}

/** Returns the file that an entry with a name gets. @throws CannotChange */
function fileNamed(folder: StudioFolder, file: string, name: string): string {
  const slug = slugify(name).slice(0, longestName).replace(/-$/, '');
  if (slug === '')
    throw new CannotChange('Write a name first: the address of the page is made from its letters and digits.');
  if (isDeviceName(slug)) throw new CannotChange(`No address can end with ${slug}. Choose another name.`);
  const next = file.replace(/[^/]*$/, `${slug}.yaml`);
  if (folder.files.some(({ path }) => comparedName(path) === next) || !movableAddress(folder, next))
    throw new CannotChange(`There is already a page ${routeIn(folder.site, next) ?? next}. Choose another name.`);
  return next;
}

/** Gives every link the new address, and the entry the line that leads visitors from the old one. */
function rename(folder: StudioFolder, file: string, from: string, name: string): MovedEntry {
  const next = fileNamed(folder, file, name);
  const to = routeIn(folder.site, next) ?? '';
  const texts = new Map<string, string | null>();
  const links = linksIn(folder, from).map((link): LinkChange & { after: string } => {
    const after =
      link.kind === 'page' ? to + link.text.slice(from.length) : link.text.replace(linksTo(from), `$1$2${to}$3)`);
    return { ...shown(link, folder), after };
  });
  apply(
    folder,
    texts,
    links.map(({ file: own, path, after }) => ({ op: 'set', file: own, path, value: after })),
  );
  const data = parseAll(folder).get(file);
  const former = valueIn(data, ['formerly']);
  const own = Array.isArray(former) ? (former as unknown[]).filter((address) => address !== to) : [];
  // A page that was removed may have had the new address: it is taken again.
  const taken = movesOf(parseAll(folder), folder.site).find(
    (move) => move.from === to && move.file === folder.site.removed,
  );
  apply(folder, texts, [
    { op: 'set', file, path: ['formerly'], value: [...own, from] },
    ...(taken ? [{ op: 'remove' as const, file: taken.file, path: taken.path.slice(0, -1) }] : []),
  ]);
  // Comments at the start of a line, such as the first of the file, may name the address for whoever reads it.
  const text = (texts.get(file) ?? '').replace(/^#.*$/gm, (line) => line.replaceAll(from, to));
  texts.delete(file);
  texts.set(next, text).set(file, null);
  return {
    texts,
    links: links.map((link) => (link.file === file ? { ...link, file: next } : link)),
    file: next,
  };
}

/** Returns the path of what is a link and nothing else: a group such as { to, label }, or the field. */
function unitOf({ entry, path }: Found): Steps {
  const group = path.slice(0, -1);
  const own = path.at(-1);
  const isLine = (name: string) =>
    entry.texts().some(({ kind, path: at }) => kind === 'line' && isDeepStrictEqual(at, [...group, name]));
  const others = Object.keys(valueIn(entry.data, group) as object).filter((name) => name !== own);
  return typeof own === 'string' && others.length > 0 && others.every(isLine) ? group : path;
}

function shown({ entry, text, path }: Found, { site }: StudioFolder): Omit<LinkChange, 'after'> {
  const file = entry.file.path;
  return { file, path, page: site.shown.pageOf(file), label: labelOf(entry, path), before: text };
}

/**
 * Removes an entry. Links in texts lead to the page that takes its place, or become plain words. Items of lists that
 * are links lead there too, or go. What must have a link stays, so that the check names it.
 */
function remove(folder: StudioFolder, file: string, from: string, instead: string | undefined): MovedEntry {
  const { site } = folder;
  const texts = new Map<string, string | null>();
  const removals: Change[] = [];
  const links = linksIn(folder, from).flatMap((link): LinkChange[] => {
    const place = { file: link.entry.file.path, path: link.path };
    if (place.file === file) return [];
    // A page must not link to itself.
    const to = instead === routeIn(site, place.file) ? undefined : instead;
    if (link.kind !== 'page') {
      const after = link.text.replace(linksTo(from), (_, opening: string | undefined, middle: string) =>
        to === undefined ? (opening ?? '').slice(1) : `${opening ?? ''}${middle}${to})`,
      );
      apply(folder, texts, [{ op: 'set', ...place, value: after }]);
      return [{ ...shown(link, folder), after }];
    }
    const unit = unitOf(link);
    const list = valueIn(link.entry.data, unit.slice(0, -1));
    const isThere = Array.isArray(list) && list.some((other) => valueIn(other, link.path.slice(unit.length)) === to);
    if ((to === undefined || isThere) && isRemovable(link.entry, unit)) {
      removals.push({ op: 'remove', file: place.file, path: unit });
      return [{ ...shown(link, folder), after: undefined }];
    }
    if (to === undefined) return [{ ...shown(link, folder), after: undefined, blocks: true }];
    apply(folder, texts, [{ op: 'set', ...place, value: to }]);
    return [{ ...shown(link, folder), after: to }];
  });
  // From the last to the first, so that the paths of the others stay valid.
  apply(folder, texts, removals.reverse());
  const data = parseAll(folder);
  const entry = data.get(file);
  const former = valueIn(entry, ['formerly']);
  const addresses = [...(Array.isArray(former) ? (former as string[]) : []), from];
  const items = valueIn(data.get(site.removed), ['items']);
  const length = Array.isArray(items) ? items.length : 0;
  apply(
    folder,
    texts,
    addresses.map((address, index) => ({
      op: 'add',
      file: site.removed,
      path: ['items', length + index],
      value: { address, ...(instead !== undefined && { to: instead }) },
    })),
  );
  texts.set(file, null);
  return { texts, links };
}

/** Copies an entry under another title. Its former addresses stay with the first. */
function duplicate(folder: StudioFolder, file: string, title: string): MovedEntry {
  const next = fileNamed(folder, file, title);
  const found = folder.files.find(({ path }) => path === file);
  const data = parseAll(folder).get(file);
  const changes: Change[] = [
    { op: 'set', file, path: ['title'], value: title.trim() },
    ...(valueIn(data, ['formerly']) === undefined ? [] : [{ op: 'remove' as const, file, path: ['formerly'] }]),
  ];
  const [from, to] = [movableAddress(folder, file) ?? '', movableAddress(folder, next) ?? ''];
  const text = changes.reduce(changeText, decode(found?.bytes ?? new Uint8Array()));
  return {
    texts: new Map([[next, text.replace(/^#.*$/gm, (line) => line.replaceAll(from, to))]]),
    links: [],
    file: next,
  };
}

/**
 * Returns what renaming, removing or duplicating an entry writes, and which links it changes.
 * @throws CannotChange
 */
export function moveEntry(move: EntryMove, folder: StudioFolder): MovedEntry {
  const { file } = move;
  const from = movableAddress(folder, file);
  const known = folder.files.some(({ path }) => path === file);
  if (from === undefined || !known)
    throw new CannotChange(`${fileInWords(file)} is needed, so its address stays and it cannot be removed.`);
  if (!parseAll(folder).has(file))
    throw new CannotChange(
      `There is a mistake in ${fileInWords(file)}, so that it cannot be read. Press 'Undo' if you have just changed it. Otherwise ask whoever looks after the website.`,
    );
  if (move.op === 'rename') return rename(folder, file, from, move.name);
  if (move.op === 'duplicate') return duplicate(folder, file, move.name);
  if (move.instead === from)
    throw new CannotChange('You have chosen the page that you are removing. Choose another one to take its place.');
  return remove(folder, file, from, move.instead);
}
