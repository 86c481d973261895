import { nearestOf } from '../messages/did-you-mean';
import type { Parsed } from '../files/parse-data';
import type { Path, Site } from '../site/site';
import { factsNamed } from '../facts/fact-links';

/** Returns the name of the whole fact: prices.loaf for prices.loaf.from. */
export const ownName = (name: string) => name.trim().split('.').slice(0, 2).join('.');

/** A fact that texts use and no file has. Reported once, in the file it should be in, and not in each text. */
interface LostName {
  file: string;
  /** The name that replaced it. */
  key?: string;
  message: string;
}

const placeOf = ({ entry, path }: { entry: Parsed; path: Path }) => {
  const { line, column } = entry.at(path);
  return `data/${entry.file.path}:${line}:${column}`;
};

/** Finds the lost names of `data/`. `sound` holds the files that match their schemas. */
export function lostNames(
  parsed: readonly Parsed[],
  sound: ReadonlyMap<string, unknown>,
  { facts }: Pick<Site, 'facts'>,
): Map<string, LostName> {
  const users = new Map<string, { entry: Parsed; path: Path }[]>();
  for (const entry of parsed)
    for (const { kind, text, path } of entry.texts()) {
      for (const name of new Set(factsNamed(kind, text).map(ownName))) {
        const places = users.get(name) ?? [];
        places.push({ entry, path });
        users.set(name, places);
      }
    }
  const lost = new Map<string, LostName>();
  for (const [name, places] of users) {
    const [namespace = '', key = ''] = name.split('.');
    const file = `${namespace}.yaml`;
    const known = sound.get(file) as Record<string, unknown> | undefined;
    if (!facts.chosen.includes(namespace) || !known || key in known || places.length < 2) continue;
    const idle = Object.keys(known).filter((other) => !users.has(`${namespace}.${other}`));
    const near = nearestOf(key, idle);
    const [first] = places;
    const use = `${places.length} texts use {${name}}, such as ${first ? placeOf(first) : ''}`;
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
