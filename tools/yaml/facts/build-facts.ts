import type { Fact } from '../../shared/fact';
import type { Files, Site } from '../site/site';

type Rules = Pick<Site, 'facts'>;

/** Whether a file of `data/` contains facts. */
export const holdsFacts = ({ facts }: Rules, path: string) => Object.hasOwn(facts.readers, path);

/** Returns every fact of the given files, and those computed from them, by name. Files that are not given have no facts. */
export function factsOf(files: Files, { facts }: Rules): Map<string, Fact> {
  const read = Object.entries(facts.readers).flatMap(([path, reader]) => {
    const data = files.get(path);
    return data ? reader(data as never) : [];
  });
  return new Map([...read, ...facts.computed(files)].map((fact) => [fact.name, fact]));
}
