import { site } from '../../content/site';
import { eachText, schemaNode } from '../../tools/yaml/schema';
import { parseFiles } from '../../tools/yaml/files';
import { factsNamed } from '../../tools/yaml/facts';
import { readData } from '../../tools/yaml';

/** Returns the names of the prices, claims and figures of `data/` that no text and no field of a project uses. */
export function unusedFacts(project: string): string[] {
  const parsed = parseFiles(readData(project, site));
  const used = new Set<string>();
  for (const { collection, data } of parsed)
    eachText(schemaNode(collection.schema), data, (kind, text) => {
      // prices.loaf.from is a part of prices.loaf.
      for (const name of factsNamed(kind, text)) used.add(name.split('.', 2).join('.'));
    });
  return ['prices', 'claims', 'figures'].flatMap((namespace) =>
    Object.keys(parsed.find(({ file }) => file.path === `${namespace}.yaml`)?.data ?? {})
      .map((key) => `${namespace}.${key}`)
      .filter((name) => !used.has(name)),
  );
}
