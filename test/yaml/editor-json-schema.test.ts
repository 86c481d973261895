import { site } from '../../content/site';
import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { parseDocument } from 'yaml';
import { fixture } from '../fixture';
import { collectionOf } from '../../content/collections';
import { editorFiles, editorSchemas } from '../../tools/yaml/editor-json-schema';
import { mistakes } from './test-support/mistakes';
import { readData } from '../../tools/yaml/files/data-folder';

it.each([...editorFiles(site)].filter(([file]) => !file.includes('/schemas/')))(
  'editor schemas: when a schema of content/ has changed, then %s has followed; if not, run npm run generate',
  (file, text) => {
    expect(readFileSync(file, 'utf8')).toBe(text);
  },
);

const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
const validators = new Map([...editorSchemas(site)].map(([type, schema]) => [type, ajv.compile(schema)]));
const texts = new Map(readData(fixture, site).files.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]));

/** Returns what an editor reports about a file: its syntax errors, or what its schema refuses. */
function seenByEditor(path: string, text: string): string[] {
  const document = parseDocument(text, { prettyErrors: false, uniqueKeys: true });
  if (document.errors.length > 0) return document.errors.map(({ message }) => message);
  const validate = validators.get(collectionOf(path)?.type ?? '');
  if (!validate) throw new Error(`no schema for ${path}`);
  let data: unknown;
  try {
    data = document.toJS();
  } catch (error) {
    return [String(error)];
  }
  return validate(data) ? [] : (validate.errors ?? []).map(({ message }) => message ?? 'refused');
}

it.each([...texts.keys()])(
  'editor schemas: when %s is opened as it is, then the editor marks nothing in it',
  (path) => {
    expect(seenByEditor(path, texts.get(path) ?? '')).toEqual([]);
  },
);

/** Mistakes an editor cannot detect, because it would need other files, the calendar, all facts, arithmetic or the whole drawing. */
const needsMore =
  /unknown fact|plain digits|curly quotes|company\.yaml has no|no page has|has no place|no picture|is in this list twice|is typed as a figure|no such day|at least `from`|after `start`|each question once|a question that no other|that no other answer has|not UTF-8|is not allowed here|a question with the name|slash at the end|from here|at most 5 stars|digits for pence|or later|is part of it|stays closed|no ending is called|is not asked after|without the callout fee|proof of a saving|would be hidden|only spaces|of the week open|name of a field of this file|invisible character|has damaged|shown as it is|parts of a link|as you typed it|closing bracket|the name of a number|expected a name from|\.drawing[.:].*(?:the drawing\b|covers|hand touches|no end|the same)/;

const unseen = mistakes.filter(
  ([, path, from, to]) => seenByEditor(path, (texts.get(path) ?? '').replace(from, to.replace('‸', ''))).length === 0,
);

it('editor schemas: when a mistake can be seen in one file, then the editor marks it while it is typed', () => {
  expect(unseen.filter(([, , , , message]) => !needsMore.test(message)).map(([name]) => name)).toEqual([]);
});

const seen = mistakes.length - unseen.length;
it(`editor schemas: when the ${mistakes.length} common mistakes are typed, then the editor marks ${seen} of them, more than half`, () => {
  expect(seen).toBeGreaterThan(mistakes.length / 2);
});
