import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns every GraphQL fragment in the sources, by its name. */
export function fragmentsIn(source: string): Map<string, string> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const definitions = files
    .flatMap((file) => [...readFileSync(path.join(source, file), 'utf8').matchAll(/graphql`([^`]*)`/g)])
    .flatMap(([, text = '']) => text.split(/^\s*(?=(?:fragment|query) )/m))
    .map((text) => text.trim());
  return new Map(
    definitions.flatMap((text) => {
      const name = /^fragment (\w+)/.exec(text)?.[1];
      return name ? [[name, text] as const] : [];
    }),
  );
}

/**
 * Returns a query with the fragments it names, directly or through other fragments.
 * @throws if a fragment does not exist
 */
export function withFragments(query: string, fragments: ReadonlyMap<string, string>): string {
  const wanted = new Map<string, string>();
  const collect = (text: string) => {
    for (const [, name = ''] of text.matchAll(/\.\.\.(\w+)/g)) {
      if (wanted.has(name)) continue;
      const fragment = fragments.get(name);
      if (!fragment) throw new Error(`there is no GraphQL fragment "${name}"`);
      wanted.set(name, fragment);
      collect(fragment);
    }
  };
  collect(query);
  return [query, ...wanted.values()].join('\n');
}
