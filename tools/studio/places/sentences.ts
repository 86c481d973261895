import { type Parsed, parsedOnce } from '../../yaml/files';
import { schemaAt, schemaNode } from '../../yaml/schema';
import type { OwnChanges, Steps } from '../api';
import { valueIn, type ValueChange } from '../documents/change-data';
import { type PlainNames, plainNames } from '../documents/plain-names';
import { changesBetween } from '../documents/value-changes';
import { plainValue } from '../documents/values-in-words';
import type { DataFile, StudioFolder } from '../site';
import { factsIn, labelOf } from './fields';

export type Sentence = OwnChanges['sentences'][number];

const longest = 80;
/** Returns the words of a value, with what staff call the facts in it. */
const short = (value: unknown, { shown }: PlainNames) => {
  const text =
    typeof value === 'object' && value !== null
      ? Object.values(value).filter((part) => typeof part === 'string')[0]
      : value;
  const words = shown(String(text ?? 'nothing')).replace(/\s+/g, ' ');
  return words.length > longest ? `${words.slice(0, longest - 1)}…` : words;
};

function sentenceOf(change: ValueChange, before: Parsed, after: Parsed, names: PlainNames): string {
  const { path } = change;
  const said = (value: unknown, version = after) =>
    plainValue(schemaAt(schemaNode(version.collection.schema), version.data, path), value) ?? short(value, names);
  const list: Steps = path.slice(0, -1);
  switch (change.op) {
    case 'add':
      return `${labelOf(after, list)}: added ${said(change.value)}`;
    case 'duplicate':
      return `${labelOf(after, list)}: added ${said(valueIn(before.data, path), before)}`;
    case 'move':
      return `${labelOf(after, list)}: moved ${said(valueIn(before.data, path), before)}`;
    case 'remove':
      return typeof path.at(-1) === 'number'
        ? `${labelOf(before, list)}: removed ${said(valueIn(before.data, path), before)}`
        : `${labelOf(before, path)}: removed`;
    case 'set': {
      const old = valueIn(before.data, path);
      return `${labelOf(after, path)}: ${old === undefined ? said(change.value) : `${said(old, before)} → ${said(change.value)}`}`;
    }
  }
}

/** Says in sentences how two versions of a file differ. `before` is missing for a new file, `after` for a removed one. */
export function sentencesFor(
  file: string,
  before: DataFile | undefined,
  after: DataFile | undefined,
  folder: StudioFolder,
): Sentence[] {
  if (!before) return [{ file, sentence: 'new' }];
  if (!after) return [{ file, sentence: 'removed' }];
  const [old, now] = [before, after].map((version) => parsedOnce(version, folder.site).entry);
  if (!old || !now) return [{ file, sentence: 'changed, with a mistake in it' }];
  const changes = changesBetween(old.data, now.data, { file, path: [] });
  if (changes.length === 0) return [{ file, sentence: 'nothing that visitors see' }];
  const names = plainNames(factsIn(folder));
  return changes.map((change) => ({ file, sentence: sentenceOf(change, old, now, names) }));
}
