import { routeOf } from '../../../content-model/collections';
import type { Fact } from '../../../domain/fact';
import { nameInWords } from '../../../domain/text';
import { holdsFacts } from '../../../facts/build-facts';
import { memberOf, schemaNode, type SchemaNode } from '../../../facts/interpolate';
import type { DataFolder } from '../../../validation/data-folder';
import { type Parsed, soundFacts } from '../../../validation/parse-data';
import type { Choices, Place, Steps } from '../api';
import { isWithin, valueIn } from '../documents/change-data';

/** Returns a field's schema by its path. Keeps a union where the value, or its absence, does not say which member. */
export function schemaAt(node: SchemaNode, data: unknown, path: Steps): SchemaNode {
  const [step, ...rest] = path;
  if (step === undefined) return node;
  const own = memberOf(node, data);
  const next =
    typeof step === 'number'
      ? own.items
      : (own.properties?.[step] ??
        (typeof own.additionalProperties === 'object' ? own.additionalProperties : undefined));
  return schemaAt(next ?? {}, valueIn(data, [step]), rest);
}

/** What names an item of a list, if it has such a field. */
const naming = ['heading', 'title', 'question', 'caption', 'label', 'name', 'kind'];
function itemName(item: unknown, index: number): string {
  const own = naming.map((field) => valueIn(item, [field])).find((text) => typeof text === 'string');
  return typeof own === 'string' ? own : String(index + 1);
}

/** Names a field for staff: the names of the lists and groups around it, and the field's own description. */
export function labelOf({ data, collection }: Parsed, path: Steps): string {
  const node = schemaNode(collection.schema);
  const parts = path.map((step, depth) => {
    const here = path.slice(0, depth + 1);
    const value = valueIn(data, here);
    if (typeof step === 'number') return itemName(value, step);
    const { description } = schemaAt(node, data, here);
    const isLast = depth === path.length - 1;
    // In a file of facts, the key is the name and the description is the same for all of them.
    return isLast && description !== undefined && !(holdsFacts(collection.files) && depth === 0)
      ? description
      : nameInWords(step);
  });
  return parts.join(' › ');
}

/** Whether a value may be removed: an item of a list or an optional field. */
export function isRemovable({ data, collection }: Parsed, path: Steps): boolean {
  const step = path.at(-1);
  if (typeof step !== 'string') return step !== undefined;
  const parent = path.slice(0, -1);
  const node = memberOf(schemaAt(schemaNode(collection.schema), data, parent), valueIn(data, parent));
  return !(node.required ?? []).includes(step);
}

const companyFacts: Record<string, Steps> = {
  'company.gasSafeNumber': ['gasSafe', 'number'],
  'company.owner': ['owner', 'name'],
  'company.ownerRole': ['owner', 'role'],
  'company.host': ['privacy', 'host'],
  'company.mailProvider': ['privacy', 'mailProvider'],
  'company.enquiriesKept': ['privacy', 'enquiriesKept'],
  'slots.days': ['closedWeekdays'],
  'slots.closedDays': ['closedWeekdays'],
  'web.gasSafeCheck': ['gasSafe', 'checkUrl'],
};

/** Returns where a fact lives, or undefined if it is computed from several values. */
export function placeOfFact(name: string): Place | undefined {
  const [space = '', key = '', part] = name.split('.');
  const own = companyFacts[name];
  switch (space) {
    case 'prices':
    case 'claims':
    case 'figures':
      return { file: `${space}.yaml`, path: part === 'from' || part === 'to' ? [key, part] : [key] };
    case 'company':
    case 'web':
      return { file: 'company.yaml', path: own ?? [key] };
    case 'phone':
      return { file: 'company.yaml', path: ['phones', key, 'number'] };
    case 'email':
      return { file: 'company.yaml', path: ['emails', key] };
    case 'slots':
      return { file: 'appointments.yaml', path: own ?? ['slots', key] };
    default:
      return undefined;
  }
}

/** Returns the names of the facts that come from a value, a value around it or a value inside it. */
export const factsFrom = (facts: ReadonlyMap<string, Fact>, { file, path }: Place): string[] =>
  [...facts.keys()].filter((name) => {
    const place = placeOfFact(name);
    if (place?.file !== file || path.length === 0) return false;
    return isWithin(path, place.path) || isWithin(place.path, path);
  });

/** Returns all facts, pages and pictures of `data/`. */
export function choicesIn(folder: DataFolder): Choices {
  return {
    facts: [...soundFacts(folder).values()].map(({ name, text }) => ({ name, text, place: placeOfFact(name) })),
    pages: folder.files.flatMap(({ path }) => routeOf(path) ?? []),
    pictures: folder.pictures,
  };
}
