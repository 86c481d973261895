import { factsOf } from '../../src/facts/build-facts';
import { sitePlaces } from '../../src/validation/rules/internal-links';
import { parseAll, parseFiles } from '../../src/validation/parse-data';
import { readData } from '../../src/validation/data-folder';

/** Returns the anchors of each page that a link in `data/` may name after `#`, as the check sees them. */
export function knownPlaces(project: string): ReadonlyMap<string, ReadonlySet<string>> {
  const folder = readData(project);
  return sitePlaces(folder.files, parseFiles(folder), factsOf(parseAll(folder))).anchors;
}
