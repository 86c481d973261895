import { type Complaint, type Parsed, parseFiles, type Path } from './check';
import type { DataFolder } from './read-data';

/** What must be real before the site goes live, in the order it is listed. */
export const launchGroups = [
  'Placeholders',
  'Sample reviews',
  'Illustrative pictures',
  'Official Gas Safe artwork',
  'Missing videos',
  'Offers without an end date',
  'Claims without evidence',
] as const;
type Group = (typeof launchGroups)[number];

/** One thing that is still a stand-in. */
export interface LaunchItem extends Complaint {
  group: Group;
}

type Values = Record<string, unknown>;
const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every group of fields in a file, with the path to it. */
function* groupsIn(data: unknown, path: Path = []): Generator<[Values, Path]> {
  if (isValues(data)) yield [data, path];
  if (typeof data === 'object' && data !== null)
    for (const [key, value] of Object.entries(data))
      yield* groupsIn(value, [...path, Array.isArray(data) ? Number(key) : key]);
}

function itemsOf({ file, data, at }: Parsed): LaunchItem[] {
  const items: LaunchItem[] = [];
  const add = (group: Group, path: Path, message: string) => {
    items.push({ group, file: `data/${file.path}`, ...at(path, true), message });
  };
  for (const [values, path] of groupsIn(data)) {
    if (values.sample === true)
      add('Sample reviews', [...path, 'sample'], `${String(values.name)}: put a real review here`);
    if (values.illustrative === true)
      add(
        'Illustrative pictures',
        [...path, 'illustrative'],
        `${String(values.picture)}: put a picture of our own here`,
      );
    if (values.kind === 'video' && !values.recording) add('Missing videos', [...path, 'label'], String(values.caption));
  }
  if (!isValues(data)) return items;
  if (file.path.startsWith('guides/') && !data.recording) add('Missing videos', ['video'], String(data.video));
  if (file.path === 'offer.yaml' && !data.endsOn) add('Offers without an end date', ['label'], 'add endsOn');
  if (file.path === 'claims.yaml')
    for (const [name, claim] of Object.entries(data))
      if (isValues(claim) && !claim.evidence)
        add('Claims without evidence', [name], `${name}: say where the proof is kept`);
  const noArtwork = file.path === 'company.yaml' && isValues(data.gasSafe) && !data.gasSafe.artwork;
  if (noArtwork)
    add('Official Gas Safe artwork', ['gasSafe', 'artwork'], 'put the file from the register into data/pictures');
  if (file.path === 'company.yaml' && Array.isArray(data.placeholders))
    for (const name of data.placeholders.filter((field) => !(noArtwork && field === 'gasSafe.artwork')))
      add(
        'Placeholders',
        String(name).split('.'),
        `${String(name)}: put the real one here and take it off \`placeholders\``,
      );
  return items;
}

/** Everything that must be real before going live and is not yet (decisions, Names and contact details). */
export function launchCheck(folder: DataFolder): LaunchItem[] {
  const items = parseFiles(folder).flatMap(itemsOf);
  return launchGroups.flatMap((group) => items.filter((item) => item.group === group));
}
