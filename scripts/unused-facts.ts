import { site } from '../content/site';
import { eachText, schemaNode } from '../tools/yaml/facts/interpolate';
import { ownName } from '../tools/yaml/rules/renamed-facts';
import { parseFiles } from '../tools/yaml/parse-data';
import { namesIn } from '../tools/yaml/facts/markdown';
import { readData } from '../tools/yaml/data-folder';

/** Returns the names of the prices, claims and figures of `data/` that no text and no field of a project uses. */
export function unusedFacts(project: string): string[] {
  const parsed = parseFiles(readData(project, site));
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
