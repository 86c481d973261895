import type { FieldKind } from '../../../content-model/field-types';
import type { Fact } from '../../../domain/fact';
import { isRecord } from '../../../domain/json';
import { plainText } from '../../../domain/text';
import { factBehind, namedAddress } from '../../../facts/fact-links';
import { written } from '../../../facts/format-value';
import { eachText, schemaNode } from '../../../facts/interpolate';
import { fillIn, linksIn, namesIn, toHtml } from '../../../facts/markdown';
import type { DataFile } from '../../../validation/data-folder';
import { parsedOnce } from '../../../validation/parse-data';
import type { Steps } from '../api';

/** A scalar of a file: as it is written, and the facts it names. Values that are no text have no kind. */
export interface Text {
  path: Steps;
  kind: FieldKind | undefined;
  raw: string;
  /** What is shown instead, where it is computed. */
  computed?: string | undefined;
  facts: readonly string[];
}

type Facts = ReadonlyMap<string, Fact>;

function* scalarsOf(data: unknown, path: Steps = []): Generator<{ path: Steps; value: unknown }> {
  if (Array.isArray(data)) for (const [index, item] of data.entries()) yield* scalarsOf(item, [...path, index]);
  else if (isRecord(data)) for (const [key, item] of Object.entries(data)) yield* scalarsOf(item, [...path, key]);
  else yield { path, value: data };
}

const factsNamed = (kind: FieldKind | undefined, text: string) =>
  kind === 'fact'
    ? [text]
    : [
        ...namesIn(text).map((name) => name.trim()),
        ...(kind === 'prose' ? linksIn(text).flatMap((link) => factBehind(link) ?? []) : []),
      ];

/** What a visitor reads instead of a base price of calculator.yaml: its share. */
function standardPrices(
  file: string,
  data: unknown,
): ((path: Steps, value: unknown) => string | undefined) | undefined {
  if (file !== 'calculator.yaml' || !isRecord(data)) return undefined;
  return (path, value) => (path[0] === 'base' ? written(Math.round(Number(data.share) * Number(value))) : undefined);
}

const known = new WeakMap<DataFile, Text[]>();

/** Returns every scalar of a file, in order. Reads each file once. */
export function textsOf(file: DataFile): Text[] {
  const found = known.get(file);
  if (found) return found;
  const { entry } = parsedOnce(file);
  const texts: Text[] = [];
  if (entry) {
    const kinds = new Map<string, FieldKind>();
    eachText(schemaNode(entry.collection.schema), entry.data, (kind, _, path) => kinds.set(path.join('\n'), kind));
    const shown = standardPrices(file.path, entry.data);
    for (const { path, value } of scalarsOf(entry.data)) {
      const kind = kinds.get(path.join('\n'));
      const raw = String(value);
      texts.push({ path, kind, raw, computed: shown?.(path, value), facts: kind ? factsNamed(kind, raw) : [] });
    }
  }
  known.set(file, texts);
  return texts;
}

/** Returns a text as it is read: facts filled in, without markup. A text with a mistake stays as it is written. */
export function shownText({ kind, raw, computed }: Text, facts: Facts): string {
  const references = {
    fact: (name: string) => facts.get(name),
    address: (link: string) => namedAddress(link, facts),
  };
  if (computed !== undefined) return computed;
  try {
    if (kind === 'line') return fillIn(raw, references);
    if (kind === 'prose') return plainText(toHtml(raw, references));
    if (kind === 'fact') return facts.get(raw)?.text ?? raw;
  } catch {
    return raw;
  }
  return raw;
}
