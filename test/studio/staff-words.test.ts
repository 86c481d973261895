import { readFileSync, writeFileSync } from 'node:fs';
import { site } from '../../content/site';
import { isRecord } from '../../tools/shared/json';
import { nameInWords, staffLabel } from '../../tools/shared/text';
import { choicesInWords } from '../../tools/studio/documents/values-in-words';
import { atField, toDo } from '../../tools/studio/panel/mistakes';
import { words } from '../../tools/studio/panel/words';
import { readData } from '../../tools/yaml';
import { schemaNode, type SchemaNode } from '../../tools/yaml/schema';
import { mistakes } from '../yaml/test-support/mistakes';

// The words that the studio shows to staff who have never seen code, as far as they can be collected.
// `WORDS=words.txt npx jest staff-words` also writes them into a file, with the handbook, for a reader.

const programmers =
  /["`{}]|data\/|\.(?:yaml|json|vtt)|\b(?:true|false|YAML|JSON|schema|slug|commit|committed|branch|repository|pull request|terminal|merge|merged)\b|\b(?:fact|facts|dialog|dialogs|breadcrumb|screen reader|taken over|server|placeholder|scripts)\b/;

/** The files of the server whose sentences reach staff, in quotes or backticks. */
const speaking = [
  ...['server/calls', 'server/saving-calls', 'server/sending-calls', 'server/send-codes', 'server/entry-calls'],
  ...['server/guard', 'server/serve-studio', 'send/send', 'send/newest', 'send/push', 'send/git', 'send/own-changes'],
  ...['saving/save', 'saving/faults', 'saving/suppose', 'saving/staged-pictures', 'documents/change-data'],
  ...['documents/change-text', 'documents/items', 'entries/move-entries', 'entries/new-entries', 'entries/picture'],
  ...['entries/listed-pictures', 'places/sentences', 'preview/preview-trouble'],
].map((file) => `tools/studio/${file}.ts`);

/** Returns the sentences of the panel. A function gets numbers and words where it expects some. */
function said(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (isRecord(value)) return Object.values(value).flatMap(said);
  if (typeof value !== 'function') return [];
  for (const given of [
    [3, 40, 500],
    [['prices.yaml'], 2],
    ['…', '…', '…', {}],
  ])
    try {
      return [String((value as (...args: unknown[]) => unknown)(...given))].filter((text) => !text.includes('NaN'));
    } catch {
      continue;
    }
  return [];
}

/** Returns the labels of the fields of a schema, and what may be chosen in them. */
function* labels(node: SchemaNode, name = ''): Generator<string> {
  if (node.description !== undefined || name) yield node.description ? staffLabel(node.description) : nameInWords(name);
  if (node.enum) yield `   one of: ${choicesInWords(node).join(' | ')}`;
  for (const [field, part] of Object.entries(node.properties ?? {})) yield* labels(part, field);
  for (const part of [node.items ?? [], node.anyOf ?? [], node.oneOf ?? []].flat()) yield* labels(part);
  if (typeof node.additionalProperties === 'object') yield* labels(node.additionalProperties);
}

const sentences = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/'((?:[^'\\\n]|\\.){12,})'|"([^"\n]{12,})"|`([^`]{12,})`/g)]
    .map(([, ...found]) => found.find((text) => text !== undefined) ?? '')
    .map((text) => text.replace(/\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, '…'))
    .filter((text) => /^[A-Z…][\w… ,:'’()./-]*[a-z]+ [a-z]+.*[.…:]$/.test(text));

const folder = readData(process.cwd(), site);
const parts: [string, string[]][] = [
  ['The panel', Object.entries(words).flatMap(([name, value]) => (name === 'line' ? [] : said(value)))],
  ['What can be added', Object.values(site.newEntries).map(({ label }) => label)],
  ['Fields and choices', site.collections.flatMap(({ schema }) => [...labels(schemaNode(schema))])],
  [
    'The list To do',
    site.launch.itemsOf(folder, new Date()).flatMap(({ group, message }) => [`${group}: ${toDo(message)}`]),
  ],
  [
    'Mistakes at a field',
    mistakes
      .flatMap(([, , , , message]) => message.split('\n'))
      // Leaves out mistakes that no form of the studio can make, only somebody who types into the file.
      .filter(
        (message) =>
          !/unknown field|in quotes|quotes around|curly quotes|bracket \[|with its bracket|between the brackets|indent|field "|true or false|Found true|further (?:right|left)|hyphen of|group of fields|does not end with it|the file is empty|is not a valid name|field of this file|lines that start with/i.test(
            message,
          ),
      )
      .map((message) => atField(message)),
  ],
  ['Answers of the server', speaking.flatMap(sentences)],
];
const whole = parts.map(([title, lines]) => `# ${title}\n\n${[...new Set(lines)].join('\n')}\n`);
if (process.env.WORDS)
  writeFileSync(
    process.env.WORDS,
    [...whole, `# The handbook\n\n${readFileSync('docs/how-to-change.md', 'utf8')}`].join('\n'),
  );

it.each(parts)('staff words: when %s is read, then nothing in it belongs to files and programs', (_, lines) => {
  expect([...new Set(lines)].filter((line) => programmers.test(line))).toEqual([]);
  expect(lines.length).toBeGreaterThan(5);
});
