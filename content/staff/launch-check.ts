import type { LaunchItem as StudioItem, LaunchRules } from '../../tools/studio/site';
import type { Appointments } from '../business/appointments';
import { missingHolidays } from './days';
import { isBankHoliday } from '../business/bank-holidays';
import { type DataFolder, type Parsed, parseFiles } from '../../tools/yaml/files';
import type { Path } from '../../tools/yaml/site';
import { addDays, type Day, daysBetween, today } from '../../src/domain/london-day';
import { routeOf } from '../collections';
import { isRecord } from '../../tools/shared/json';

/** What stops a release: what would break the law or harm somebody if it went live, and texts that were only copied. */
export const stoppingGroups = [
  'Prices and details that are not real yet',
  'Sample reviews',
  'Pictures that are not of our own jobs',
  'Copied titles and descriptions',
] as const;

/** What is missing or due, in the order of the list. It stops nothing, so that an urgent edit can always be published. */
export const reminderGroups = [
  'Offers that end',
  'Bank holidays that run out',
  'Full days that have passed',
  'Evidence to renew',
  'Dates in the future',
  'Offers without a last day',
  'Official Gas Safe picture',
  'Missing videos',
  'Claims without evidence',
  'Questions to the owner',
  'Guides and articles that nobody has checked',
] as const;
type Group = (typeof stoppingGroups)[number] | (typeof reminderGroups)[number];

/** How many days ahead a day is announced. */
const announced = 60;

/** How many days may be left when an item is due: then the nightly workflow fails, and the studio says so at once. */
const dueWithin = 14;

/** Days from the earliest August bank holiday, the 25th, to Christmas. */
const longestWithoutHoliday = 122;

/** What `npm run check-data` also says, although it is no mistake: it is advice, and the check passes. */
const advisedGroups: readonly Group[] = ['Bank holidays that run out', 'Full days that have passed'];

/** Something that is not real, missing or due. */
export interface LaunchItem extends StudioItem {
  group: Group;
}

type Values = Record<string, unknown>;

/** Finds every object in a file's data, with its path. */
function* groupsIn(data: unknown, path: Path = []): Generator<[Values, Path]> {
  if (isRecord(data)) yield [data, path];
  if (typeof data === 'object' && data !== null)
    for (const [key, value] of Object.entries(data))
      yield* groupsIn(value, [...path, Array.isArray(data) ? Number(key) : key]);
}

export const stopsRelease = ({ group }: Pick<StudioItem, 'group'>) =>
  (stoppingGroups as readonly string[]).includes(group);

export const isAdvice = ({ group }: LaunchItem) => advisedGroups.includes(group);

export const isDue = ({ daysLeft }: Pick<StudioItem, 'daysLeft'>) => daysLeft !== undefined && daysLeft <= dueWithin;

/** Finds line and column only when they are read: a check prints few of hundreds of items, and each may need its file parsed. */
const lazily = (item: Omit<LaunchItem, 'line' | 'column'>, at: Parsed['at']): LaunchItem => ({
  ...item,
  get line() {
    return at(item.path, true).line;
  },
  get column() {
    return at(item.path, true).column;
  },
});

function itemsOf({ file, data, at }: Parsed, day: Day): LaunchItem[] {
  const items: LaunchItem[] = [];
  const add = (group: Group, path: Path, message: string, more: Pick<LaunchItem, 'mark' | 'daysLeft'> = {}) => {
    items.push(lazily({ group, path, file: `data/${file.path}`, message, ...more }, at));
  };
  for (const [values, path] of groupsIn(data)) {
    if (values.sample === true)
      add('Sample reviews', path, `${String(values.name)}: put a real review here`, { mark: [...path, 'sample'] });
    // A price in words is below: it needs a number, and not only the mark removed.
    if (values.placeholder === true && values.words === undefined)
      add(
        'Prices and details that are not real yet',
        path,
        `${path.map(String).join('.')}: put the real one here and delete \`placeholder\``,
        {
          mark: [...path, 'placeholder'],
        },
      );
    if (typeof values.ask === 'string')
      add('Questions to the owner', [...path, 'ask'], `${path.map(String).join('.')}: ${values.ask}`);
    if (values.illustrative === true)
      add('Pictures that are not of our own jobs', path, `${String(values.picture)}: put a picture of our own here`, {
        mark: [...path, 'illustrative'],
      });
    for (const field of ['published', 'updated'])
      if (typeof values[field] === 'string' && /^\d{4}-/.test(values[field]) && values[field] > day)
        add('Dates in the future', [...path, field], `${field}: ${values[field]} is after today`);
    if (values.kind === 'video' && !values.recording) add('Missing videos', [...path, 'label'], String(values.caption));
  }
  if (!isRecord(data)) return items;
  if (file.path === 'appointments.yaml') {
    const times = data as unknown as Appointments;
    const { closedDates, full, bookAheadDays } = times;
    const reach = addDays(day, bookAheadDays);
    // A holiday of our own says nothing of the bank holidays after it.
    const last = [...closedDates.filter(isBankHoliday), day].sort().at(-1) ?? day;
    const missing = missingHolidays(day, times).map((holiday) => `'${holiday.day}'`);
    if (daysBetween(last, reach) > longestWithoutHoliday)
      add(
        'Bank holidays that run out',
        ['closedDates'],
        `there is no bank holiday after ${last}, but the calendar goes up to ${reach}: add the bank holidays, in England ` +
          `${missing.join(', ')} (compare with gov.uk/bank-holidays)`,
        { daysLeft: daysBetween(day, last) },
      );
    const passed = [...new Set(full.map((entry) => entry.day).filter((each) => each < day))];
    if (passed.length > 0)
      add(
        'Full days that have passed',
        ['full'],
        `${passed.join(', ')} ${passed.length === 1 ? 'has passed: remove it' : 'have passed: remove them'}`,
      );
  }
  // A guide without `video` says that it has none.
  if (file.path.startsWith('guides/') && data.video !== undefined && !data.recording)
    add('Missing videos', ['video'], String(data.video));
  if (/^(?:guides|insights)\//.test(file.path) && !data.author)
    add(
      'Guides and articles that nobody has checked',
      ['author'],
      `${String(data.title)}: ask the owner to read it, and say so when he has (author: owner)`,
    );
  if (file.path === 'offer.yaml' && !data.endsOn)
    add('Offers without a last day', ['endsOn'], 'give it a last day (endsOn)');
  if (file.path === 'offer.yaml' && typeof data.endsOn === 'string') {
    const daysLeft = daysBetween(day, data.endsOn);
    const words = daysLeft < 0 ? 'ended' : 'ends';
    if (daysLeft <= announced)
      add(
        'Offers that end',
        ['endsOn'],
        `it ${words} on ${data.endsOn} and is not shown after that day: set a new last day`,
        { daysLeft },
      );
  }
  if (file.path === 'prices.yaml')
    for (const [name, price] of Object.entries(data))
      if (isRecord(price) && price.placeholder === true)
        add('Prices and details that are not real yet', [name], `${name}: put the price here in place of its words`);
  if (file.path === 'claims.yaml' || file.path === 'figures.yaml')
    for (const [name, claim] of Object.entries(data)) {
      if (!isRecord(claim)) continue;
      if (file.path === 'claims.yaml' && !claim.evidence)
        add('Claims without evidence', [name], `${name}: say where the proof is kept`);
      const { evidenceUntil } = claim;
      if (typeof evidenceUntil !== 'string' || daysBetween(day, evidenceUntil) > announced) continue;
      const daysLeft = daysBetween(day, evidenceUntil);
      add(
        'Evidence to renew',
        [name, 'evidenceUntil'],
        `${name}: the proof ${daysLeft < 0 ? 'held' : 'holds'} until ${evidenceUntil}: renew it and set a later day`,
        { daysLeft },
      );
    }
  const noArtwork = file.path === 'company.yaml' && isRecord(data.gasSafe) && !data.gasSafe.artwork;
  if (noArtwork)
    add(
      'Official Gas Safe picture',
      ['gasSafe', 'artwork'],
      'choose the official picture from the register (a file in data/pictures)',
    );
  if (file.path === 'company.yaml' && Array.isArray(data.placeholders))
    for (const [index, name] of data.placeholders.entries())
      if (!(noArtwork && name === 'gasSafe.artwork'))
        add(
          'Prices and details that are not real yet',
          String(name).split('.'),
          name === 'gasSafe.number'
            ? 'gasSafe.number: look it up in the Gas Safe register, see that it shows our trading name, and delete its name from `placeholders`'
            : `${String(name)}: put the real one here and delete its name from \`placeholders\``,
          { mark: ['placeholders', index] },
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
      const copied = { group: 'Copied titles and descriptions', path, file: `data/${file.path}`, message } as const;
      return other === undefined ? [] : [lazily(copied, at)];
    });
  });
}

/** Lists what stops a release, and then reminders (docs/decisions/claims-and-placeholders.md). */
export function launchCheck(folder: DataFolder, now: Date): LaunchItem[] {
  const parsed = parseFiles(folder);
  const day = today(now);
  const items = [...parsed.flatMap((entry) => itemsOf(entry, day)), ...copiesOf(parsed)];
  return [...stoppingGroups, ...reminderGroups].flatMap((group) => items.filter((item) => item.group === group));
}

/** The launch list, for the studio. */
export const launchRules: LaunchRules = { itemsOf: launchCheck, stopsRelease, isDue };
