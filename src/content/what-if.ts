import { isMap, isScalar, parse, parseDocument } from 'yaml';
import { nearest } from './explain';
import type { DataFolder } from './read-data';

/** A field of `data/` and the value it would have. */
export interface Assignment {
  /** The file without its ending and the way to the field: `company.phones.office.number`. */
  name: string;
  value: string;
}

/** A text that would change; one that comes or goes has only one side. */
export interface Change {
  before?: string | undefined;
  after?: string | undefined;
}

/** What the person who asked has to put right. */
export class CannotAsk extends Error {}

/**
 * `prices.annualService=55`, as typed behind the command.
 * @throws CannotAsk
 */
export function assignmentOf(typed: string): Assignment {
  const [, name, value] = /^([^=\s]+)=([\s\S]+)$/.exec(typed) ?? [];
  if (name === undefined || value === undefined)
    throw new CannotAsk(
      `"${typed}" is not a name and a value. Write a name, = and the new value, such as prices.annualService=55`,
    );
  return { name, value };
}

type Step = string | number;
const stepsOf = (path: string): Step[] => path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** The names of every single value in parsed data: `base.combi.small`. */
function namesOf(data: unknown, path: readonly string[] = []): string[] {
  if (typeof data !== 'object' || data === null) return [path.join('.')];
  return Object.entries(data).flatMap(([key, value]) => namesOf(value, [...path, key]));
}

/** Where a group of fields is one figure, the field that holds it: `claims.rating` means `claims.rating.value`. */
const ownField = (fields: readonly string[]) =>
  fields.includes('to') ? undefined : ['value', 'words', 'from', 'number'].find((field) => fields.includes(field));

/** The text of a file with one value in it changed. */
function changed(text: string, stem: string, path: string, value: string): string {
  const document = parseDocument(text);
  const names = namesOf(document.toJS()).map((name) => `${stem}.${name}`);
  const steps = stepsOf(path);
  const found = document.getIn(steps, true);
  if (isMap(found)) {
    const own = ownField(found.items.map(({ key }) => String(key)));
    if (own) return changed(text, stem, `${path}.${own}`, value);
  }
  if (!isScalar(found)) {
    const inside = names.filter((name) => name.startsWith(`${stem}.${path}.`));
    throw new CannotAsk(
      inside.length > 0
        ? `${stem}.${path} holds several values. Name one: ${inside.join(', ')}`
        : `data/${stem}.yaml has no "${path}".${nearest(`${stem}.${path}`, names, 'Did you mean')}`,
    );
  }
  // What was a text stays one, whatever the new one looks like: 07700 900123, 24/7, true.
  document.setIn(steps, typeof found.value === 'string' ? value : parse(value));
  return document.toString({ lineWidth: 0 });
}

/**
 * `data/` as it would be, and the files that would differ, with their text.
 * @throws CannotAsk for a name that no value has
 */
export function suppose(
  folder: DataFolder,
  assignments: readonly Assignment[],
): { folder: DataFolder; files: Map<string, string> } {
  const texts = new Map(folder.files.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]));
  const stems = [...texts.keys()].map((path) => path.replace(/\.yaml$/, ''));
  const files = new Map<string, string>();
  for (const { name, value } of assignments) {
    const [stem = '', ...rest] = name.split('.');
    const text = texts.get(`${stem}.yaml`);
    if (text === undefined)
      throw new CannotAsk(`there is no file data/${stem}.yaml.${nearest(stem, stems, 'Did you mean')}`);
    const next = changed(text, stem, rest.join('.'), value);
    texts.set(`${stem}.yaml`, next);
    files.set(`${stem}.yaml`, next);
  }
  const encoder = new TextEncoder();
  return {
    folder: { ...folder, files: [...texts].map(([path, text]) => ({ path, bytes: encoder.encode(text) })) },
    files,
  };
}

/** The texts in which two lists differ, in their order: what stands between the texts they share belongs together. */
export function changesBetween(before: readonly string[], after: readonly string[]): Change[] {
  // shared[i][j]: how many texts the lists have in common from i and j on.
  const shared = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const common = (i: number, j: number) => shared[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = shared[i];
      if (row)
        row[j] = before[i] === after[j] ? common(i + 1, j + 1) + 1 : Math.max(common(i + 1, j), common(i, j + 1));
    }
  const changes: Change[] = [];
  let gone: string[] = [];
  let come: string[] = [];
  const settle = () => {
    for (let i = 0; i < Math.max(gone.length, come.length); i += 1) changes.push({ before: gone[i], after: come[i] });
    gone = [];
    come = [];
  };
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      settle();
      i += 1;
      j += 1;
    } else if (j >= after.length || (i < before.length && common(i + 1, j) >= common(i, j + 1))) {
      gone.push(before[i] ?? '');
      i += 1;
    } else {
      come.push(after[j] ?? '');
      j += 1;
    }
  }
  settle();
  return [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()];
}

/** The changes of several places, those that change in the same way in one group. Places without one are left out. */
export function grouped(places: ReadonlyMap<string, readonly Change[]>): { places: string[]; changes: Change[] }[] {
  const byChange = new Map<string, { change: Change; places: string[] }>();
  for (const [place, changes] of places)
    for (const change of changes) {
      const key = JSON.stringify(change);
      const entry = byChange.get(key) ?? { change, places: [] };
      byChange.set(key, { change, places: [...entry.places, place] });
    }
  const byPlaces = new Map<string, { places: string[]; changes: Change[] }>();
  for (const { change, places: where } of byChange.values()) {
    const key = where.join('\n');
    byPlaces.set(key, { places: where, changes: [...(byPlaces.get(key)?.changes ?? []), change] });
  }
  return [...byPlaces.values()];
}
