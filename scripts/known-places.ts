import { factsOf } from '../src/content/facts';
import { sitePlaces } from '../src/content/links';
import { parseAll, parseFiles } from '../src/content/parse-data';
import { readData } from '../src/content/read-data';

/** The places of each page that a link in `data/` may name after `#`, as the check knows them. */
export function knownPlaces(project: string): ReadonlyMap<string, ReadonlySet<string>> {
  const folder = readData(project);
  return sitePlaces(folder.files, parseFiles(folder), factsOf(parseAll(folder))).anchors;
}
