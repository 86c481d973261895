import { collectionOf } from '../../../content-model/collections';
import { dayOfDate } from '../../../domain/london-day';
import { isRecord } from '../../../domain/json';
import { slugify } from '../../../domain/text';
import { schemaNode, type SchemaNode } from '../../../facts/interpolate';
import type { DataFolder } from '../../../validation/data-folder';
import { parseAll } from '../../../validation/parse-data';
import type { Change, NewEntry, NewForm, NewKind, Place, Steps } from '../api';
import { CannotChange, valueIn } from '../documents/change-data';
import { valueText } from '../documents/value-text';
import { choicesIn, schemaAt } from '../places/fields';
import { exampleOf } from './example';

/** The kinds that are a file of a folder, and those that are an item of a list. */
const folders = { guide: 'guides/', article: 'insights/', service: 'services/' } as const;
const lists = {
  question: { file: 'faq.yaml', path: ['groups', 0, 'items'] },
  review: { file: 'testimonials.yaml', path: ['items'] },
  galleryPicture: { file: 'gallery.yaml', path: ['items'] },
} as const satisfies Record<string, { file: string; path: Steps }>;

const isFolder = (kind: NewKind): kind is keyof typeof folders => kind in folders;

function schemaOf(kind: NewKind, folder: DataFolder): SchemaNode {
  if (isFolder(kind)) {
    const collection = collectionOf(`${folders[kind]}example.yaml`);
    return collection ? schemaNode(collection.schema) : {};
  }
  const { file, path } = lists[kind];
  const schema = collectionOf(file)?.schema;
  const data = parseAll(folder).get(file);
  const item = schema ? (schemaAt(schemaNode(schema), data, [...path]).items ?? {}) : {};
  if (kind !== 'question') return item;
  // The group a question belongs to is not one of its fields.
  const group = { type: 'string', enum: groupsOf(data), description: 'The group it belongs to' };
  return { ...item, properties: { group, ...item.properties }, required: ['group', ...(item.required ?? [])] };
}

const groupsOf = (faq: unknown): string[] => {
  const groups = valueIn(faq, ['groups']);
  return Array.isArray(groups) ? groups.map((group) => String(valueIn(group, ['heading']))) : [];
};

/** Returns the next place in an order of 10, 20, 30. */
function nextOrder(folder: string, data: ReadonlyMap<string, unknown>): number {
  const orders = [...data].flatMap(([file, entry]) =>
    file.startsWith(folder) ? [Number(valueIn(entry, ['order']) ?? 0)] : [],
  );
  return (Math.floor(Math.max(0, ...orders) / 10) + 1) * 10;
}

/** Returns the form of a new entry. */
export function newForm(kind: NewKind, folder: DataFolder, now = new Date()): NewForm {
  const schema = schemaOf(kind, folder);
  const choices = choicesIn(folder);
  const value = exampleOf(schema, { ...choices, today: dayOfDate(now) });
  const order =
    isFolder(kind) && isRecord(value) && 'order' in value ? nextOrder(folders[kind], parseAll(folder)) : undefined;
  return { kind, schema, value: order === undefined ? value : { ...(value as object), order }, ...choices };
}

const longestName = 60;

/** The place of a new entry, and what to write: the text of a new file, or a change. */
export type Creation = Place & ({ text: string } | { change: Change });

/**
 * Says where a new entry goes. A new file is named after its title.
 * @throws CannotChange
 */
export function creationOf({ kind, value }: NewEntry, folder: DataFolder): Creation {
  if (!isRecord(value)) throw new CannotChange('The new entry has no fields.');
  if (isFolder(kind)) {
    const title = typeof value.title === 'string' ? value.title : '';
    const name = slugify(title).slice(0, longestName).replace(/-$/, '');
    if (name === '')
      throw new CannotChange('Write a title first: the address of the page is made from its letters and digits.');
    const file = `${folders[kind]}${name}.yaml`;
    if (folder.files.some(({ path }) => path === file))
      throw new CannotChange(`There is already a file data/${file}. Choose another title.`);
    return { file, path: [], text: `${valueText(value, { flow: false, indent: 0 })}\n` };
  }
  const { file, path } = lists[kind];
  const data = parseAll(folder).get(file);
  const { group, ...fields } = value;
  const own: Steps = kind === 'question' ? ['groups', groupsOf(data).indexOf(String(group)), 'items'] : [...path];
  const list = valueIn(data, own);
  if (!Array.isArray(list)) throw new CannotChange(`data/${file} has no such list.`);
  const place = { file, path: [...own, list.length] };
  return { ...place, change: { op: 'add', ...place, value: kind === 'question' ? fields : value } };
}
