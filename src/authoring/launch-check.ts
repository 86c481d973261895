import type { Appointments } from '../content-model/business/appointments';
import type { Diagnostic } from '../validation/diagnostic';
import { type Parsed, parseFiles, type Path } from '../validation/parse-data';
import { addDays, type Day, daysBetween, today } from '../domain/london-day';
import { routeOf } from '../content-model/collections';
import type { DataFolder } from '../validation/data-folder';
import { isRecord } from '../domain/json';

/** What must be replaced before the site goes live, in the order of the list. */
export const launchGroups = [
  'Placeholders',
  'Sample reviews',
  'Illustrative pictures',
  'Official Gas Safe artwork',
  'Missing videos',
  'Offers without an end date',
  'Offers that have ended',
  'Dates in the future',
  'Missing bank holidays',
  'Copied titles and descriptions',
  'Claims without evidence',
] as const;
type Group = (typeof launchGroups)[number];

/** Days from the earliest August bank holiday, the 25th, to Christmas. */
const longestWithoutHoliday = 122;

/** A placeholder that is still there. */
export interface LaunchItem extends Diagnostic {
  group: Group;
  path: Path;
  /** What in the same file says that this is a stand-in, to be removed once the real thing is there. */
  mark?: Path;
}

type Values = Record<string, unknown>;

/** Finds every object in a file's data, with its path. */
function* groupsIn(data: unknown, path: Path = []): Generator<[Values, Path]> {
  if (isRecord(data)) yield [data, path];
  if (typeof data === 'object' && data !== null)
    for (const [key, value] of Object.entries(data))
      yield* groupsIn(value, [...path, Array.isArray(data) ? Number(key) : key]);
}

function itemsOf({ file, data, at }: Parsed, day: Day): LaunchItem[] {
  const items: LaunchItem[] = [];
  const add = (group: Group, path: Path, message: string, mark?: Path) => {
    items.push({ group, path, file: `data/${file.path}`, ...at(path, true), message, ...(mark && { mark }) });
  };
  for (const [values, path] of groupsIn(data)) {
    if (values.sample === true)
      add('Sample reviews', path, `${String(values.name)}: put a real review here`, [...path, 'sample']);
    if (values.illustrative === true)
      add('Illustrative pictures', path, `${String(values.picture)}: put a picture of our own here`, [
        ...path,
        'illustrative',
      ]);
    for (const field of ['published', 'updated'])
      if (typeof values[field] === 'string' && /^\d{4}-/.test(values[field]) && values[field] > day)
        add('Dates in the future', [...path, field], `${field}: ${values[field]} is after today`);
    if (values.kind === 'video' && !values.recording) add('Missing videos', [...path, 'label'], String(values.caption));
  }
  if (!isRecord(data)) return items;
  if (file.path === 'appointments.yaml') {
    const { closedDates, bookAheadDays } = data as unknown as Appointments;
    const reach = addDays(day, bookAheadDays);
    const last = [...closedDates, day].sort().at(-1) ?? day;
    if (daysBetween(last, reach) > longestWithoutHoliday)
      add(
        'Missing bank holidays',
        ['closedDates'],
        `there is no day off after ${last}, but the calendar goes up to ${reach}: add the bank holidays`,
      );
  }
  if (file.path.startsWith('guides/') && !data.recording) add('Missing videos', ['video'], String(data.video));
  if (file.path === 'offer.yaml' && !data.endsOn) add('Offers without an end date', ['label'], 'add endsOn');
  if (file.path === 'offer.yaml' && typeof data.endsOn === 'string' && data.endsOn < day)
    add('Offers that have ended', ['endsOn'], `it ended on ${data.endsOn} and is no longer shown: set a new last day`);
  if (file.path === 'claims.yaml')
    for (const [name, claim] of Object.entries(data))
      if (isRecord(claim) && !claim.evidence)
        add('Claims without evidence', [name], `${name}: say where the proof is kept`);
  const noArtwork = file.path === 'company.yaml' && isRecord(data.gasSafe) && !data.gasSafe.artwork;
  if (noArtwork)
    add('Official Gas Safe artwork', ['gasSafe', 'artwork'], 'put the file from the register into data/pictures');
  if (file.path === 'company.yaml' && Array.isArray(data.placeholders))
    for (const [index, name] of data.placeholders.entries())
      if (!(noArtwork && name === 'gasSafe.artwork'))
        add(
          'Placeholders',
          String(name).split('.'),
          `${String(name)}: put the real one here and delete its name from \`placeholders\``,
          ['placeholders', index],
        );
  return items;
}

/** Finds titles and descriptions that two pages share, which suggests an unchanged copy. */
function copiesOf(parsed: readonly Parsed[]): LaunchItem[] {
  const first = new Map<unknown, string>();
  return parsed.flatMap(({ file, data, at }) => {
    if (routeOf(file.path) === undefined || !isRecord(data)) return [];
    const { title, seo } = data;
    const texts: [Path, unknown][] = [
      [['title'], title],
      [['seo', 'description'], isRecord(seo) ? seo.description : undefined],
    ];
    return texts.flatMap(([path, text]): LaunchItem[] => {
      if (typeof text !== 'string') return [];
      const other = first.get(text);
      first.set(text, other ?? `data/${file.path}`);
      const message = `${path.join('.')}: the same as in ${other ?? ''}: write one for this page`;
      const place = { file: `data/${file.path}`, ...at(path, true) };
      return other === undefined ? [] : [{ group: 'Copied titles and descriptions', path, ...place, message }];
    });
  });
}

/** Lists what must be replaced before going live (docs/decisions/claims-and-placeholders.md). */
export function launchCheck(folder: DataFolder, now: Date): LaunchItem[] {
  const parsed = parseFiles(folder);
  const day = today(now);
  const items = [...parsed.flatMap((entry) => itemsOf(entry, day)), ...copiesOf(parsed)];
  return launchGroups.flatMap((group) => items.filter((item) => item.group === group));
}
