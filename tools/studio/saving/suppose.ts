import type { DataFile } from '../site';
import { createHash } from 'node:crypto';
import { fileInWords, staffLabel } from '../../shared/text';
import { checkData, type Diagnostic } from '../../yaml';
import { schemaNode, type SchemaNode } from '../../yaml/schema';
import { collectionIn, type Site } from '../../yaml/site';
import type { DataFolder } from '../../yaml/files';
import type { Change, FieldDiagnostic, Steps } from '../api';
import { CannotChange } from '../documents/change-data';
import { changeText } from '../documents/change-text';
import { decode } from './journal';

/** Returns the version of a text: two texts have the same one only if they are equal. */
export const versionOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** The data as they would be after some changes. */
interface SupposedData<Of extends Site> {
  folder: DataFolder<Of>;
  /** The texts of the files that would change. */
  texts: Map<string, string>;
}

/**
 * Applies changes to `data/` without writing.
 * @throws CannotChange
 */
export function supposeChanges<Of extends Site>(folder: DataFolder<Of>, changes: readonly Change[]): SupposedData<Of> {
  const files = new Map(folder.files.map((file) => [file.path, file]));
  const texts = new Map<string, string>();
  for (const change of changes) {
    const file = files.get(change.file);
    if (!file) throw new CannotChange(`${fileInWords(change.file)} is not there any more. Reload the page.`);
    texts.set(change.file, changeText(texts.get(change.file) ?? decode(file.bytes), change));
  }
  return { folder: withTexts(folder, texts), texts };
}

/**
 * Returns the data with other texts; `null` leaves a file out. Files that stay are the same objects, so that they are
 * not parsed again.
 */
export function withTexts<Of extends Site>(
  folder: DataFolder<Of>,
  texts: ReadonlyMap<string, string | null>,
): DataFolder<Of> {
  const present = new Set(folder.files.map(({ path }) => path));
  const fresh = [...texts.keys()]
    .filter((path) => !present.has(path))
    .map((path): DataFile => ({ path, bytes: new Uint8Array() }));
  const files = [...folder.files, ...fresh].flatMap((file): DataFile[] => {
    const text = texts.get(file.path);
    if (text === undefined) return [file];
    return text === null ? [] : [{ path: file.path, bytes: new TextEncoder().encode(text) }];
  });
  return { ...folder, files };
}

/** Finds what a form calls a field, by its name. */
function labelOf(node: SchemaNode, name: string): string | undefined {
  const own = node.properties?.[name]?.description;
  if (own) return staffLabel(own).replace(/(?:;|, such as) .*$/, '');
  const values = typeof node.additionalProperties === 'object' ? [node.additionalProperties] : [];
  const parts = [
    ...Object.values(node.properties ?? {}),
    ...values,
    node.items ?? [],
    node.anyOf ?? [],
    node.oneOf ?? [],
  ];
  for (const part of parts.flat()) {
    const label = labelOf(part, name);
    if (label) return label;
  }
  return undefined;
}

/**
 * Adds the place of its value to a diagnostic, which names the field before the first colon. Other fields that it names
 * are called as the form calls them.
 */
function placed(site: Site, { message: given, ...diagnostic }: Diagnostic): FieldDiagnostic {
  const schema = collectionIn(site, diagnostic.file.replace(/^data\//, ''))?.schema;
  const message = given.replace(/`(\w+)`/g, (name, word: string) => {
    const label = schema && labelOf(schemaNode(schema), word);
    return label ? `"${label}"` : name;
  });
  const [, field] = /^([^\s:"]+): /.exec(message) ?? [];
  const path: Steps = (field ?? '')
    .split('.')
    .filter(Boolean)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  return { ...diagnostic, message, place: { file: diagnostic.file.replace(/^data\//, ''), path } };
}

/** Checks the whole of `data/` as a build would. */
export const mistakesIn = (folder: DataFolder): FieldDiagnostic[] =>
  checkData(folder).map((diagnostic) => placed(folder.site, diagnostic));
