import { parseAll, type Parsed, parsedOnce, soundFacts } from '../../yaml/files';
import type { Found, ListedPlace, PagePlaces, PlaceGroup } from '../api';
import { isWithin, valueIn } from '../documents/change-data';
import type { ShownPart, StudioFolder } from '../site';
import { partsShown } from './changed-places';
import { labelOf } from './fields';
import { shownText, type Text, textsOf } from './file-texts';

const visible = ['line', 'prose', 'verbatim', 'fact'];

/** Names the group of a value by its field. */
function groupOf({ path, kind }: Text, isOwn: boolean, part: PlaceGroup | undefined): PlaceGroup {
  const field = String(path.findLast((step) => typeof step === 'string'));
  if (part) return part;
  if (path[0] === 'seo') return 'head';
  if (
    ['picture', 'poster', 'video'].includes(kind ?? '') ||
    /(?:Alt|Focus)$|^(?:drawing|illustrative|captions)$/.test(field)
  )
    return 'pictures';
  if (field === 'evidence' || (!isOwn ? false : !visible.includes(kind ?? ''))) return 'hidden';
  return isOwn ? 'page' : 'shared';
}

/**
 * Lists everything that can be changed on a page: its own file, what it shows from other files, the facts in both, and
 * the mails and dialogs that belong to it. For an empty `page`, lists everything in the files that have no page.
 */
export function listedPlaces(folder: StudioFolder, page: string): PagePlaces {
  const { shown, facts: rules } = folder.site;
  const data = parseAll(folder);
  const facts = soundFacts(folder);
  const parts = partsShown(folder);
  const ownFile = (address: string) => [...data.keys()].find((name) => shown.pageOf(name) === address);
  /** The file of a further page of a list, whose address goes on from that of the first. */
  const listFile = (address: string) =>
    parts.find(({ file, pages }) => pages.includes(address) && address.startsWith(`${shown.pageOf(file) ?? ' '}/`))
      ?.file;
  const files = new Map(folder.files.map((file) => [file.path, file]));
  const route = page.replace(/(.)\/$/, '$1');
  const further = ownFile(route) === undefined ? listFile(route) : undefined;
  const file = page === '' ? undefined : (ownFile(route) ?? further ?? ownFile(shown.notFoundPage));
  const listed = new Map<string, ListedPlace>();
  const add = (name: string, texts: readonly Text[], part?: PlaceGroup) => {
    const parsed = files.get(name);
    const entry = parsed && parsedOnce(parsed, folder.site).entry;
    if (!entry) return;
    for (const text of texts) {
      const key = JSON.stringify([name, text.path]);
      if (listed.has(key)) continue;
      listed.set(key, placeIn(entry, text, groupOf(text, name === file, part), shownText(text, facts)));
    }
  };
  const all = (name: string) => textsOf(files.get(name) ?? { path: name, bytes: new Uint8Array() }, folder.site);

  if (page === '') {
    const groups = new Map(parts.map((part) => [part.file, part.group]));
    for (const name of data.keys()) if (shown.pageOf(name) === undefined) add(name, all(name), groups.get(name));
    return { places: [...listed.values()] };
  }
  if (file !== undefined) add(file, all(file));
  const names = [
    further ? route : (shown.pageOf(file ?? '') ?? ''),
    ...shown.besides(file ?? '', data.get(file ?? '')),
  ];
  for (const name of names)
    for (const { file: other, path, group } of partsOn(parts, name, data))
      add(
        other,
        all(other).filter((text) => isWithin(text.path, path)),
        group,
      );
  const used = new Set(
    [...listed.values()].flatMap(({ file: name, path }) => all(name).find((text) => text.path === path)?.facts ?? []),
  );
  for (const name of used) {
    const place = rules.placeOf(name);
    if (!place) continue;
    // A fact whose name staff choose may be a group of fields. Any other is a single field.
    const whole = rules.chosen.some((space) => name.startsWith(`${space}.`)) ? place.path.slice(0, 1) : place.path;
    add(
      place.file,
      all(place.file).filter((text) => isWithin(text.path, whole)),
    );
  }
  return { file, places: [...listed.values()] };
}

/** Returns the parts of a page, a mail or a dialog that exist. */
const partsOn = (parts: readonly ShownPart[], page: string, data: ReadonlyMap<string, unknown>) =>
  parts.filter(({ pages, file, path }) => pages.includes(page) && valueIn(data.get(file), path) !== undefined);

const placeIn = (entry: Parsed, text: Text, group: PlaceGroup, shown: string): ListedPlace => ({
  file: entry.file.path,
  path: text.path,
  group,
  label: labelOf(entry, text.path),
  text: text.raw,
  shown,
  inWords: text.inWords,
});

/** How many texts a search shows. */
const mostFound = 100;

/** Finds the texts, of all files, that contain all of these words, as they are written or as they are read. */
export function foundTexts(folder: StudioFolder, words: string): Found {
  const { shown } = folder.site;
  const facts = soundFacts(folder);
  const wanted = words.toLowerCase().split(/\s+/);
  const places = folder.files.flatMap((file) => {
    const { entry } = parsedOnce(file, folder.site);
    if (!entry) return [];
    const page = shown.pageOf(file.path);
    return textsOf(file, folder.site).flatMap((text): Found['places'] => {
      const read = shownText(text, facts);
      const all = `${text.raw} ${read}`.toLowerCase();
      if (!wanted.every((word) => all.includes(word))) return [];
      return [{ ...placeIn(entry, text, groupOf(text, page !== undefined, undefined), read), page }];
    });
  });
  return { places: places.slice(0, mostFound), count: places.length };
}
