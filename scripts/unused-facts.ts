import { eachText, schemaNode } from '../src/content/fill';
import { ownName } from '../src/content/lost-names';
import { parseFiles } from '../src/content/parse-data';
import { namesIn } from '../src/content/prose';
import { readData } from '../src/content/read-data';

/** Returns the names of the prices, claims and figures of `data/` that no text and no field of a project uses. */
export function unusedFacts(project: string): string[] {
  const parsed = parseFiles(readData(project));
  const used = new Set<string>();
  for (const { collection, data } of parsed)
    eachText(schemaNode(collection.schema), data, (kind, text) => {
      const names = kind === 'fact' ? [text] : kind === 'line' || kind === 'prose' ? namesIn(text) : [];
      for (const name of names) used.add(ownName(name));
    });
  return ['prices', 'claims', 'figures'].flatMap((namespace) =>
    Object.keys(parsed.find(({ file }) => file.path === `${namespace}.yaml`)?.data ?? {})
      .map((key) => `${namespace}.${key}`)
      .filter((name) => !used.has(name)),
  );
}
