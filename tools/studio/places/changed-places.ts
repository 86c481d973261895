import type { Fact } from '../../shared/fact';
import { onceForData, parseAll, soundFacts } from '../../yaml/files';
import type { PageTexts, Place, Steps } from '../api';
import { isWithin } from '../documents/change-data';
import { changesBetween } from './changes-between';
import { readText, type Text, textsOf } from './file-texts';
import type { DataFile, ShownPart, StudioFolder, StudioSite } from '../site';

/** The texts that change, by page, mail and dialog, and the number of pages. */
interface ChangedPlaces {
  places: PageTexts[];
  pages: number;
}

/** Only names of pages begin with a slash: mails are places too. */
const isPage = (name: string) => name.startsWith('/');

type Change = PageTexts['texts'][number];
type Facts = ReadonlyMap<string, Fact>;

/** The data at one moment. */
interface Moment {
  site: StudioSite;
  files: ReadonlyMap<string, DataFile>;
  facts: Facts;
  parts: readonly ShownPart[];
}

/** Returns which pages, mails and dialogs show which parts of which files. */
export const partsShown = onceForData((folder: StudioFolder) => folder.site.shown.partsOf(parseAll(folder)));

function momentOf(folder: StudioFolder): Moment {
  return {
    site: folder.site,
    files: new Map(folder.files.map((file) => [file.path, file])),
    facts: soundFacts(folder),
    parts: partsShown(folder),
  };
}

/** Returns the texts of a part of a file that its pages show. */
const within = (site: StudioSite, file: DataFile | undefined, path: Steps) =>
  file ? textsOf(file, site).filter((text) => isWithin(text.path, path) && !text.isHidden) : [];

/** Collects changes by page. A page may get the same change from several parts of a file. */
function collector() {
  const found = new Map<string, Map<string, Change>>();
  return {
    add(pages: readonly string[], changes: readonly Change[]) {
      if (changes.length === 0) return;
      for (const page of pages) {
        const own = found.get(page) ?? new Map<string, Change>();
        for (const change of changes) own.set(`${change.before ?? ''}\n${change.after ?? ''}`, change);
        found.set(page, own);
      }
    },
    result(): ChangedPlaces {
      const places = [...found].map(([page, texts]) => ({ page, texts: [...texts.values()] }));
      places.sort((a, b) => Number(isPage(b.page)) - Number(isPage(a.page)) || a.page.localeCompare(b.page));
      return { places, pages: places.filter(({ page }) => isPage(page)).length };
    },
  };
}

function byFile(parts: readonly ShownPart[]) {
  const files = new Map<string, ShownPart[]>();
  for (const part of parts) files.set(part.file, [...(files.get(part.file) ?? []), part]);
  return files;
}

/** Lists the places that differ between two states of `data/`, from texts and facts alone. */
export function placesChanged(before: StudioFolder, after: StudioFolder): ChangedPlaces {
  const [then, next] = [momentOf(before), momentOf(after)];
  const names = new Set(
    [...then.facts.keys(), ...next.facts.keys()].filter(
      (name) => then.facts.get(name)?.text !== next.facts.get(name)?.text,
    ),
  );
  const isTouched = ({ facts }: Text) => facts.some((name) => names.has(name));
  const found = collector();
  const [old, now] = [byFile(then.parts), byFile(next.parts)];
  for (const name of new Set([...old.keys(), ...now.keys()])) {
    const [was, is] = [then.files.get(name), next.files.get(name)];
    if (was === is) {
      if (!is || !textsOf(is, next.site).some(isTouched)) continue;
      for (const { path, pages } of now.get(name) ?? []) {
        const texts = within(next.site, is, path).filter(isTouched);
        found.add(
          pages,
          texts.map((text) => ({ before: readText(text, then.facts), after: readText(text, next.facts) })),
        );
      }
      continue;
    }
    const parts = new Map(
      [...(old.get(name) ?? []), ...(now.get(name) ?? [])].map((part) => [JSON.stringify(part.path), part]),
    );
    for (const { path } of parts.values()) {
      const pages = [...(old.get(name) ?? []), ...(now.get(name) ?? [])].flatMap((part) =>
        JSON.stringify(part.path) === JSON.stringify(path) ? part.pages : [],
      );
      const [lines, others] = [
        within(then.site, was, path).map((text) => readText(text, then.facts)),
        within(next.site, is, path).map((text) => readText(text, next.facts)),
      ];
      found.add(pages, changesBetween(lines, others));
    }
  }
  return found.result();
}

/** Lists the places that show some facts, as they are now, and the value itself where pages show it. */
export function placesOfFacts(folder: StudioFolder, names: readonly string[], own: Place): ChangedPlaces {
  const { files, facts, parts } = momentOf(folder);
  const found = collector();
  for (const { file, path, pages } of parts) {
    const texts = within(folder.site, files.get(file), path).filter(
      (text) => text.facts.some((name) => names.includes(name)) || (file === own.file && isWithin(text.path, own.path)),
    );
    found.add(
      pages,
      texts.map((text) => ({ before: readText(text, facts) })),
    );
  }
  return found.result();
}
