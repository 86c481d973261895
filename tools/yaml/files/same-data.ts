import type { Fact } from '../../shared/fact';
import { factsOf } from '../facts/build-facts';
import type { Site } from '../site/site';
import type { DataFolder } from './data-folder';
import { parsedOnce, parseFiles, soundData } from './parse-data';

/** How many states of `data/` are known at once: as it is, as an edit would make it, and as it was before. */
const mostKnown = 3;

/** Returns what a result can depend on. Files with the same text are represented by the same object. */
function contentOf({ site, files, pictures, videos, damaged, published = [] }: DataFolder): unknown[] {
  const others = [pictures, videos, [...damaged], published];
  return [site, ...files.map((file) => parsedOnce(file, site)), ...others.map((list) => JSON.stringify(list))];
}

/**
 * Returns a function that computes a result from `data/` once for the same content: a preview asks the same of a folder
 * while an edit is typed, when it is saved, and when the pages are to follow. Callers must not change the result.
 */
export function onceForData<Of extends Site, Result>(
  compute: (folder: DataFolder<Of>) => Result,
): (folder: DataFolder<Of>) => Result {
  let known: { content: readonly unknown[]; result: Result }[] = [];
  return (folder) => {
    const content = contentOf(folder);
    const same = known.find(
      (each) => each.content.length === content.length && each.content.every((part, index) => part === content[index]),
    );
    const latest = same ?? { content, result: compute(folder) };
    known = [latest, ...known.filter((each) => each !== latest)].slice(0, mostKnown);
    return latest.result;
  };
}

/** Returns the facts of `data/`, without those of files that their schemas refuse. */
export const soundFacts: (folder: DataFolder) => ReadonlyMap<string, Fact> = onceForData((folder) =>
  factsOf(soundData(parseFiles(folder)), folder.site),
);
