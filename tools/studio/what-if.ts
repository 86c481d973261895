import { parse } from 'yaml';
import { isRecord, scalarsOf } from '../shared/json';
import { checkData, formatDiagnostic, readData } from '../yaml';
import { nearest } from '../yaml/rules';
import { type DataFolder, parsedOnce } from '../yaml/files';
import type { Change, PageTexts, Steps } from './api';
import { CannotChange, valueIn } from './documents/change-data';
import { placesChanged } from './places/changed-places';
import { supposeChanges } from './saving/suppose';
import type { StudioSite } from './site';

/** A field of `data/` and its new value. */
interface Assignment {
  /** The file without its extension, and the path to the field: `company.phones.office.number`. */
  name: string;
  value: string;
}

/** A text that would change. An added or removed text has only one side. */
type ChangedText = PageTexts['texts'][number];

/** An error that the user of the command must correct. */
export class CannotAsk extends Error {}

/**
 * Parses `prices.annualService=55`, as typed on the command line.
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

const stepsOf = (path: string): Steps => path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/**
 * Returns the field that holds the value in a group of fields that is one figure: `claims.rating` means
 * `claims.rating.value`.
 */
const ownField = (fields: readonly string[]) =>
  fields.includes('to') ? undefined : ['value', 'words', 'from', 'number'].find((field) => fields.includes(field));

/**
 * Returns the change of a file's value that an assignment means.
 * @throws CannotAsk for a name that no value has
 */
export function changeOf(folder: DataFolder, { name, value }: Assignment): Change {
  const [stem = '', ...rest] = name.split('.');
  const stems = folder.files.map(({ path }) => path.replace(/\.yaml$/, ''));
  const file = folder.files.find(({ path }) => path === `${stem}.yaml`);
  if (!file) throw new CannotAsk(`there is no file data/${stem}.yaml.${nearest(stem, stems, 'Did you mean')}`);
  const data = parsedOnce(file, folder.site).entry?.data;
  const path = stepsOf(rest.join('.'));
  const found = valueIn(data, path);
  const own = isRecord(found) ? ownField(Object.keys(found)) : undefined;
  if (own) return changeOf(folder, { name: `${name}.${own}`, value });
  if (found === undefined || (typeof found === 'object' && found !== null)) {
    const names = [...scalarsOf(data)].map((each) => [stem, ...each.path].join('.'));
    const inside = names.filter((each) => each.startsWith(`${name}.`));
    throw new CannotAsk(
      inside.length > 0
        ? `${name} holds several values. Name one: ${inside.join(', ')}`
        : `data/${stem}.yaml has no "${rest.join('.')}".${nearest(name, names, 'Did you mean')}`,
    );
  }
  // Keeps a text a text, even if the new one looks like a number or a boolean: 07700 900123, 24/7, true.
  return { op: 'set', file: file.path, path, value: typeof found === 'string' ? value : (parse(value) as unknown) };
}

/** Groups equal changes, with the places in which they occur. Leaves out places without changes. */
export function grouped(
  places: ReadonlyMap<string, readonly ChangedText[]>,
): { places: string[]; changes: ChangedText[] }[] {
  const byChange = new Map<string, { change: ChangedText; places: string[] }>();
  for (const [place, changes] of places)
    for (const change of changes) {
      const key = JSON.stringify(change);
      const entry = byChange.get(key) ?? { change, places: [] };
      byChange.set(key, { change, places: [...entry.places, place] });
    }
  const byPlaces = new Map<string, { places: string[]; changes: ChangedText[] }>();
  for (const { change, places: where } of byChange.values()) {
    const key = where.join('\n');
    byPlaces.set(key, { places: where, changes: [...(byPlaces.get(key)?.changes ?? []), change] });
  }
  return [...byPlaces.values()];
}

function supposed(now: DataFolder<StudioSite>, typed: readonly string[]): DataFolder<StudioSite> {
  try {
    const changes = typed.map((each) => changeOf(now, assignmentOf(each)));
    return supposeChanges(now, changes).folder;
  } catch (error) {
    throw error instanceof CannotChange ? new CannotAsk(error.message) : error;
  }
}

/**
 * Returns what `prices.annualService=55` would change, place by place, and on how many pages. Changes no file.
 * @throws CannotAsk
 */
export function whatIf(
  project: string,
  site: StudioSite,
  typed: readonly string[],
): { lines: string[]; pages: number } {
  const now = readData(project, site);
  const then = supposed(now, typed);
  const diagnostics = [now, then].map(checkData).find((found) => found.length > 0);
  if (diagnostics) throw new CannotAsk(`data/ has mistakes:\n${diagnostics.map(formatDiagnostic).join('\n')}`);
  const { places, pages } = placesChanged(now, then);
  const groups = grouped(new Map(places.map(({ page, texts }) => [page, texts])));
  const lines = groups.flatMap(({ places: where, changes }) => [
    `\n${where.join(', ')}`,
    ...changes.flatMap(({ before, after }) => [
      ...(before === undefined ? [] : [`  - ${before}`]),
      ...(after === undefined ? [] : [`  + ${after}`]),
    ]),
  ]);
  return { lines, pages };
}
