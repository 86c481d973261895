import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseDocument, stringify, type YAMLSeq } from 'yaml';
import { collectionOf } from '../../content/collections';
import { eachText, schemaNode } from '../../tools/yaml/schema';
import { slugify } from '../../tools/shared/text';
import { growPictures } from './grow-pictures';
import { otherWords, randomFrom } from './other-words';

type Fields = Record<string, unknown>;

/** How many entries each list gets. */
export interface Counts {
  guides: number;
  insights: number;
  services: number;
  pictures: number;
  questions: number;
  reviews: number;
}

/** What a busy company has after some years. */
export const busy: Counts = { guides: 330, insights: 150, services: 30, pictures: 126, questions: 216, reviews: 504 };

/** Texts of these parts stay: drawings have room for few letters, and answers of questions name each other. */
const staying = new Set(['drawing', 'thumbnail', 'closes', 'opens', 'asks', 'gauge', 'rows', 'columns', 'bars']);
/** What only the entry that was copied has. */
const ownOnly = ['formerly', 'pinned', 'offline', 'author'];

/** A service that has its own template or the offer is one of a kind. So is a guide with a fault finder. */
const canBeCopied = (entry: Fields, file: string) =>
  entry.offer !== true && entry.finder === undefined && collectionOf(file)?.template !== 'installation.tsx';

/** In quotes, because YAML takes a day without them for another type. */
const quoted = { defaultStringType: 'QUOTE_SINGLE', defaultKeyType: 'PLAIN', lineWidth: 0 } as const;

const itemsOf = (value: unknown) => (value as { items: Fields[] }).items;

/**
 * Adds entries to a copy of `data/` until each list has as many as `counts` says, or else `factor` times its own. Their words,
 * dates, orders and names differ; facts, links and drawings stay, so that the check finds nothing. With `pictures`, each
 * picture that is added to the gallery is a file of its own. The same counts and seed make the same files.
 */
export async function growData(
  data: string,
  counts: Partial<Counts>,
  { seed = 54, pictures = false, factor }: { seed?: number; pictures?: boolean; factor?: number | undefined } = {},
): Promise<void> {
  const random = randomFrom(seed);
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const names = readdirSync(data, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.yaml'))
    .sort();
  const files = new Map(names.map((name) => [name, parse(readFileSync(path.join(data, name), 'utf8')) as Fields]));

  const countIn = (folder: string) => names.filter((name) => name.startsWith(folder)).length;
  const wanted = (list: keyof Counts, own: number) => counts[list] ?? own * (factor ?? 1);

  const textsIn = (file: string, value: unknown) => {
    const found: { text: string; path: (string | number)[] }[] = [];
    const schema = collectionOf(file)?.schema;
    if (schema)
      eachText(schemaNode(schema), value, (kind, text, steps) => {
        if (kind === 'line' || kind === 'prose' || kind === 'verbatim') found.push({ text, path: steps });
      });
    return found.filter(({ path: steps }) => !steps.some((step) => staying.has(String(step))));
  };
  const vocabulary = [...files].flatMap(([file, value]) => textsIn(file, value).map(({ text }) => text));
  const other = otherWords(vocabulary, random);
  const used = new Set<string>();
  const isUsed = (text: string) => used.has(text.toLowerCase());
  for (const text of vocabulary) used.add(text.toLowerCase());
  /** Returns a text that no other entry has. */
  const unused = (text: string): string => {
    let found = other(text);
    for (let tries = 0; isUsed(found); tries += 1)
      found =
        tries < 20 ? other(text) : `${found.replace(/\?$/, '')} ${between(2, 9999)}${/\?$/.exec(text)?.[0] ?? ''}`;
    used.add(found.toLowerCase());
    return found;
  };
  /** Returns a copy of a part of a file in other words. `at` is where the part stands. */
  const varied = <Part>(file: string, part: Part, at: (string | number)[] = []): Part => {
    const holder: unknown = structuredClone(part);
    // The schema is that of the whole file, so the part is put where it stands in it.
    const whole = at.reduceRight<unknown>(
      (value, step) => (typeof step === 'number' ? [value] : { [step]: value }),
      holder,
    );
    for (const { text, path: steps } of textsIn(file, whole)) {
      const last = steps.at(-1) ?? '';
      const parent = steps.slice(0, -1).reduce<unknown>((value, step) => (value as Fields)[step], whole) as Fields;
      const isName = ['title', 'linkText', 'question', 'heading'].includes(String(last)) || steps.includes('seo');
      parent[last] = isName ? unused(text) : other(text);
    }
    return at.reduce<unknown>((value, step) => (value as Fields)[typeof step === 'number' ? 0 : step], whole) as Part;
  };
  const days = [...files.values()].flatMap(({ published, updated }) => (published ? [String(updated)] : []));
  const latest = days.sort().at(-1) ?? '2026-01-01';
  const dayBefore = (day: string, count: number) =>
    new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10);

  /** Adds files to a folder. */
  const addEntries = (folder: string, count: number, change: (entry: Fields) => void) => {
    const own = [...files].filter(([file]) => file.startsWith(folder));
    const copied = own.filter(([file, entry]) => canBeCopied(entry, file));
    for (let index = own.length; index < count; index += 1) {
      const [file, original] = oneOf(copied);
      const entry = varied(file, original);
      for (const field of ownOnly) Reflect.deleteProperty(entry, field);
      entry.order &&= between(1, 9999);
      if (entry.published) {
        entry.updated = dayBefore(latest, between(0, 700));
        entry.published = dayBefore(entry.updated as string, between(0, 1100));
      }
      change(entry);
      const slug = slugify(String(entry.linkText));
      writeFileSync(path.join(data, folder, `${slug}.yaml`), stringify(entry, quoted));
    }
  };
  const drawnSteps = ({ steps }: Fields) =>
    (steps as Fields[]).flatMap(({ drawing }, index) => (drawing ? [index + 1] : []));
  addEntries('guides/', wanted('guides', countIn('guides/')), (entry) => {
    entry.thumbnail = oneOf(drawnSteps(entry));
    entry.group = oneOf(['diy-tips', 'cost-saving', 'when-it-stops']);
  });
  addEntries('insights/', wanted('insights', countIn('insights/')), () => undefined);
  addEntries('services/', wanted('services', countIn('services/')), (entry) => {
    entry.colour = oneOf(['mist', 'copper', 'verdigris']);
  });

  /** Adds items to the list of a file, and keeps the comments of the file. */
  const addItems = (file: string, list: string, items: readonly unknown[]) => {
    const document = parseDocument(readFileSync(path.join(data, file), 'utf8'));
    for (const item of items) (document.get(list) as YAMLSeq).add(document.createNode(item));
    writeFileSync(path.join(data, file), document.toString(quoted));
  };
  const services = readdirSync(path.join(data, 'services'))
    .sort()
    .map((name) => `/services/${name.replace('.yaml', '')}`);
  const company = files.get('company.yaml') as { base: string; areas: string[] };
  const towns = [company.base, ...company.areas];
  const reviews = itemsOf(files.get('testimonials.yaml'));
  addItems(
    'testimonials.yaml',
    'items',
    Array.from({ length: Math.max(0, wanted('reviews', reviews.length) - reviews.length) }, () => ({
      ...varied('testimonials.yaml', oneOf(reviews), ['items', 0]),
      name: `${oneOf(['Ann', 'Ben', 'Carol', 'Dev', 'Ella', 'Femi', 'Gwen', 'Hugh', 'Iris', 'Jo'])} ${String.fromCharCode(between(65, 90))}.`,
      town: oneOf(towns),
      on: dayBefore(latest, between(0, 2000)),
      service: oneOf(services),
    })),
  );
  const gallery = itemsOf(files.get('gallery.yaml'));
  const more = Array.from({ length: Math.max(0, wanted('pictures', gallery.length) - gallery.length) }, () => ({
    ...varied('gallery.yaml', oneOf(gallery), ['items', 0]),
    service: oneOf(services),
    town: oneOf(towns),
    on: dayBefore(latest, between(0, 2000)),
    illustrative: random() < 0.2,
  }));
  if (pictures) await growPictures(path.join(data, 'pictures'), more as unknown as { picture: string }[], random);
  addItems('gallery.yaml', 'items', more);
  growQuestions();

  /** Fills each group of questions up to 18, and then adds groups of at most 18. */
  function growQuestions() {
    const groups = (files.get('faq.yaml') as { groups: { heading: string; items: Fields[] }[] }).groups;
    const mostInGroup = 18;
    const all = groups.flatMap(({ items }) => items);
    let missing = wanted('questions', all.length) - all.length;
    const some = (most: number) =>
      Array.from({ length: Math.max(0, Math.min(most, missing)) }, () =>
        varied('faq.yaml', oneOf(all), ['groups', 0, 'items', 0]),
      );
    const document = parseDocument(readFileSync(path.join(data, 'faq.yaml'), 'utf8'));
    const list = document.get('groups') as YAMLSeq;
    for (const [index, { items }] of groups.entries()) {
      const added = some(mostInGroup - items.length);
      missing -= added.length;
      for (const item of added) (document.getIn(['groups', index, 'items']) as YAMLSeq).add(document.createNode(item));
    }
    while (missing > 0) {
      const items = some(mostInGroup);
      missing -= items.length;
      list.add(document.createNode({ heading: unused(oneOf(groups).heading), items }));
    }
    writeFileSync(path.join(data, 'faq.yaml'), document.toString(quoted));
  }
}
