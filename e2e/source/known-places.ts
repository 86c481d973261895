import { site } from '../../content/site';
import { factsOf } from '../../tools/yaml/facts';
import { sitePlaces } from '../../tools/yaml/rules';
import { parseAll, parseFiles } from '../../tools/yaml/files';
import { readData } from '../../tools/yaml';

/** Returns the anchors of each page that a link in `data/` may name after `#`, as the check sees them. */
export function knownPlaces(project: string): ReadonlyMap<string, ReadonlySet<string>> {
  const folder = readData(project, site);
  return sitePlaces(folder, parseFiles(folder), factsOf(parseAll(folder), site)).anchors;
}
