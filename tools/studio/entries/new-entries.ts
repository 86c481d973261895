import { isRecord } from '../../shared/json';
import { fileInWords, slugify } from '../../shared/text';
import { comparedName } from '../../yaml/rules';
import { schemaAt, schemaNode, type SchemaNode } from '../../yaml/schema';
import { collectionIn } from '../../yaml/site';
import { parseAll } from '../../yaml/files';
import type { NewEntryRule, StudioFolder } from '../site';
import type { Change, NewEntry, NewForm, Place, Steps } from '../api';
import { CannotChange, valueIn } from '../documents/change-data';
import { valueText } from '../documents/value-text';
import { choicesIn } from '../places/fields';
import { newValue } from './new-value';

/** @throws CannotChange for a kind that the site does not have */
function ruleOf(kind: string, { site }: StudioFolder): NewEntryRule {
  const rule = Object.hasOwn(site.newEntries, kind) ? site.newEntries[kind] : undefined;
  if (!rule) throw new CannotChange('Nothing of this kind can be added. Reload the page.');
  return rule;
}

function schemaOf(rule: NewEntryRule, folder: StudioFolder): SchemaNode {
  const { site } = folder;
  if ('folder' in rule) {
    const collection = collectionIn(site, `${rule.folder}example.yaml`);
    return collection ? schemaNode(collection.schema) : {};
  }
  const { file, path, groups } = rule;
  const schema = collectionIn(site, file)?.schema;
  const data = parseAll(folder).get(file);
  const item = schema ? (schemaAt(schemaNode(schema), data, [...path]).items ?? {}) : {};
  if (!groups) return item;
  // The group an item belongs to is not one of its fields.
  const group = { type: 'string', enum: namesOf(data, groups), description: groups.description };
  return { ...item, properties: { group, ...item.properties }, required: ['group', ...(item.required ?? [])] };
}

type Groups = NonNullable<Extract<NewEntryRule, { file: string }>['groups']>;

const namesOf = (data: unknown, { path, name }: Groups): string[] => {
  const groups = valueIn(data, path);
  return Array.isArray(groups) ? groups.map((group) => String(valueIn(group, [name]))) : [];
};

/** Returns the next place in an order of 10, 20, 30. */
function nextOrder(folder: string, data: ReadonlyMap<string, unknown>): number {
  const orders = [...data].flatMap(([file, entry]) =>
    file.startsWith(folder) ? [Number(valueIn(entry, ['order']) ?? 0)] : [],
  );
  return (Math.floor(Math.max(0, ...orders) / 10) + 1) * 10;
}

/**
 * Returns the form of a new entry.
 * @throws CannotChange
 */
export function newForm(kind: string, folder: StudioFolder, now = new Date()): NewForm {
  const rule = ruleOf(kind, folder);
  const schema = schemaOf(rule, folder);
  const choices = choicesIn(folder);
  const value = newValue(schema, folder.site.dayOf(now));
  const order =
    'folder' in rule && isRecord(value) && schema.properties?.order
      ? nextOrder(rule.folder, parseAll(folder))
      : undefined;
  const { label } = rule;
  return { kind, label, schema, value: order === undefined ? value : { ...(value as object), order }, ...choices };
}

const longestName = 60;

/** The place of a new entry, and what to write: the text of a new file, or a change. */
type Creation = Place & ({ text: string } | { change: Change });

/**
 * Says where a new entry goes. A new file is named after its title.
 * @throws CannotChange
 */
export function creationOf({ kind, value }: NewEntry, folder: StudioFolder): Creation {
  const rule = ruleOf(kind, folder);
  if (!isRecord(value)) throw new CannotChange('The form is empty. Fill it in first.');
  if ('folder' in rule) {
    const title = typeof value.title === 'string' ? value.title : '';
    const name = slugify(title).slice(0, longestName).replace(/-$/, '');
    if (name === '')
      throw new CannotChange('Write a title first: the address of the page is made from its letters and digits.');
    const file = `${rule.folder}${name}.yaml`;
    if (folder.files.some(({ path }) => comparedName(path) === file))
      throw new CannotChange(`There is already a page of this title: ${fileInWords(file)}. Choose another title.`);
    return { file, path: [], text: `${valueText(value, { flow: false, indent: 0 })}\n` };
  }
  const { file, groups } = rule;
  const data = parseAll(folder).get(file);
  const { group, ...fields } = value;
  const own: Steps = groups
    ? [...groups.path, namesOf(data, groups).indexOf(String(group)), groups.items]
    : [...rule.path];
  const list = valueIn(data, own);
  if (!Array.isArray(list)) throw new CannotChange(`data/${file} has no such list.`);
  const place = { file, path: [...own, list.length] };
  return { ...place, change: { op: 'add', ...place, value: groups ? fields : value } };
}
