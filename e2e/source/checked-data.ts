import { site } from '../../content/site';
import { checkData, dataReader } from '../../tools/yaml';

/** Returns a function that tells whether the check finds a mistake in a project's `data/` as it is now. */
export function mistakeFinder(project: string): () => boolean {
  const read = dataReader(project, site);
  return () => checkData(read()).length > 0;
}
