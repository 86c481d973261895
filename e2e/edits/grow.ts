import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';

/** The service and the town of the reviews and pictures that are added, in turn. */
const ofJobs = [
  { service: '/services/boiler-servicing-surrey', town: 'Guildford' },
  { service: '/services/plumbing-repairs-surrey', town: 'Nowhere' },
  { service: '/services/boiler-servicing-surrey', town: 'Farnham' },
];

/** Repeats the items of a list, each with a title or a name of its own, until there are `count`. */
function growList(file: string, named: string, count: number) {
  const document = parseDocument(readFileSync(file, 'utf8'));
  const { items } = document.get('items') as YAMLSeq<YAMLMap>;
  const own = items.length;
  for (let index = own; index < count; index += 1) {
    const item = items[index % own]?.clone() as YAMLMap;
    item.set(named, `${String(item.get(named))} ${index + 1}`);
    for (const [field, value] of Object.entries(ofJobs[index % ofJobs.length] ?? {})) item.set(field, value);
    // Gives this service one item alone, so that its own page shows all that there are.
    if (index === own) item.set('service', '/services/bathroom-installations-surrey');
    items.push(item);
  }
  writeFileSync(file, document.toString());
}

/** Copies an entry under another name, with titles of its own. */
function copyEntry(file: string, title: string, order: number) {
  const text = readFileSync(file, 'utf8')
    .replace(/^(title|linkText): .*$/gm, `$1: ${title}`)
    .replace(/^ {2}title: .*$/m, `  title: ${title}`)
    .replace(/^order: .*$/m, `order: ${order}`);
  writeFileSync(path.join(path.dirname(file), `${title.toLowerCase().replaceAll(' ', '-')}.yaml`), text);
}

/** Adds questions to the last group, until there are `count`. */
function growQuestions(file: string, count: number) {
  const document = parseDocument(readFileSync(file, 'utf8'));
  const groups = (document.get('groups') as YAMLSeq<YAMLMap>).items.map(
    (group) => group.get('items') as YAMLSeq<YAMLMap>,
  );
  const own = groups.flatMap(({ items }) => items);
  for (let index = own.length; index < count; index += 1) {
    const item = own[index % own.length]?.clone() as YAMLMap;
    item.set('question', `Question number ${index + 1}?`);
    groups.at(-1)?.items.push(item);
  }
  writeFileSync(file, document.toString());
}

/** Adds reviews, pictures, questions, guides and services, until their lists continue on further pages. `data` is a folder. */
export function grow(data: string): void {
  growList(path.join(data, 'testimonials.yaml'), 'name', 44);
  growList(path.join(data, 'gallery.yaml'), 'title', 20);
  growQuestions(path.join(data, 'faq.yaml'), 40);
  for (const title of ['Underfloor heating', 'Water softeners', 'Outside taps', 'Power flushing'])
    copyEntry(path.join(data, 'services/plumbing-repairs-surrey.yaml'), title, 900);
  for (let index = 1; index <= 10; index += 1)
    copyEntry(path.join(data, 'services/plumbing-repairs-surrey.yaml'), `Repair of kind ${index}`, 910 + index);
  for (let index = 1; index <= 12; index += 1)
    copyEntry(path.join(data, 'guides/how-to-bleed-radiator.yaml'), `More of the same ${index}`, 900 + index);
}
