import { nearestOf } from '../messages/did-you-mean';
import { eachText, schemaNode } from '../../facts/interpolate';
import type { Parsed } from '../parse-data';
import { namesIn } from '../../facts/markdown';

/** The files in which staff choose the names of the facts. */
const naming = ['prices', 'claims', 'figures'];

/** Returns the name of the whole fact: prices.boiler for prices.boiler.small. */
export const ownName = (name: string) => name.trim().split('.').slice(0, 2).join('.');

/** A fact that texts use and no file has. Reported once, in the file it should be in, and not in each text. */
interface LostName {
  file: string;
  /** The name that replaced it. */
  key?: string;
  message: string;
}

/** Finds the lost names of `data/`. `sound` holds the files that match their schemas. */
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
