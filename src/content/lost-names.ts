import { nearestOf } from './explain';
import { eachText, schemaNode } from './fill';
import type { Parsed } from './parse-data';
import { namesIn } from './prose';

/** The files whose facts staff give names of their own. */
const naming = ['prices', 'claims', 'figures'];

/** A name without the part it asks for: prices.boiler.small is a part of prices.boiler. */
export const ownName = (name: string) => name.trim().split('.').slice(0, 2).join('.');

/** A name that many texts use and no fact has: the mistake is where the name was, not in each of them. */
interface LostName {
  file: string;
  /** The name that stands in its place. */
  key?: string;
  message: string;
}

/** The lost names of `data/`; `sound` holds the files that are as their schemas want them. */
export function lostNames(parsed: readonly Parsed[], sound: ReadonlyMap<string, unknown>): Map<string, LostName> {
  const users = new Map<string, string[]>();
  for (const { file, collection, data, at } of parsed)
    eachText(schemaNode(collection.schema), data, (kind, text, path) => {
      const names = kind === 'fact' ? [text] : kind === 'line' || kind === 'prose' ? namesIn(text) : [];
      if (names.length === 0) return;
      const { line, column } = at(path);
      for (const name of new Set(names.map(ownName)))
        users.set(name, [...(users.get(name) ?? []), `data/${file.path}:${line}:${column}`]);
    });
  const lost = new Map<string, LostName>();
  for (const [name, places] of users) {
    const [namespace = '', key = ''] = name.split('.');
    const file = `${namespace}.yaml`;
    const known = sound.get(file) as Record<string, unknown> | undefined;
    if (!naming.includes(namespace) || !known || key in known || places.length < 2) continue;
    const idle = Object.keys(known).filter((other) => !users.has(`${namespace}.${other}`));
    const near = nearestOf(key, idle);
    const use = `${places.length} texts use {${name}}, such as ${places[0] ?? ''}`;
    if (near !== undefined)
      lost.set(name, {
        file,
        key: near,
        message: `${near}: no text uses this name, but ${use}. Did you mean "${key}"?`,
      });
    else if (places.length > 2)
      lost.set(name, { file, message: `"${key}" is missing, but ${use}. Put it back, or change those texts.` });
  }
  return lost;
}
