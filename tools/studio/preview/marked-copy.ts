import { collectionIn } from '../../yaml/site';
import { eachText, schemaNode } from '../../yaml/schema';
import { sourceMark } from '../../shared/source-marks';
import { readYaml } from '../../yaml/files';
import { isRecord } from '../../shared/json';
import type { StudioSite } from '../site';

const put = (data: unknown, path: readonly (string | number)[], value: string) => {
  const parent = path.slice(0, -1).reduce<unknown>((at, step) => (at as Record<string | number, unknown>)[step], data);
  (parent as Record<string | number, unknown>)[path.at(-1) ?? ''] = value;
};

/**
 * Returns a file of `data/` with a mark after each line, prose and verbatim text, unless the site leaves it unmarked. The
 * mark says where the text is written. JSON, which is YAML too. A price inside a text gets its mark when it is filled in
 * (tools/yaml/facts/resolve-field.ts).
 */
export function withSources(file: string, text: string, site: StudioSite): string {
  const collection = collectionIn(site, file);
  // A copy: others read the same values.
  const data = structuredClone(readYaml(text).data);
  if (!collection || !isRecord(data)) return text;
  eachText(schemaNode(collection.schema), data, (kind, words, path) => {
    if (!['line', 'prose', 'verbatim'].includes(kind) || site.isUnmarked(file, path)) return;
    const length = kind === 'prose' || words.includes('{') ? {} : { length: words.length };
    // Behind a punctuation mark, Markdown ends bold type only before a space or another one, and a source mark is neither.
    const space = kind === 'prose' && words.endsWith('*') ? '\u200A' : '';
    put(data, path, words + space + sourceMark({ file, path, ...length }));
  });
  return JSON.stringify(data);
}
