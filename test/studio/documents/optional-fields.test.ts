import { site } from '../../../content/site';
import { fixture } from '../../fixture';
import { schemaNode } from '../../../tools/yaml/schema';
import { readData } from '../../../tools/yaml';
import { parsedOnce, readYaml } from '../../../tools/yaml/files';
import { valueIn } from '../../../tools/studio/documents/change-data';
import { changeText } from '../../../tools/studio/documents/change-text';
import { addableFields } from './test-support/addable-fields';

const folder = readData(fixture, site);

// Short files first: each field is tried once, and a change reads its whole file several times.
const files = [...folder.files]
  .sort((one, other) => one.bytes.length - other.bytes.length)
  .flatMap((found) => {
    const { entry } = parsedOnce(found, site);
    return entry ? [{ file: found.path, text: new TextDecoder().decode(found.bytes), entry }] : [];
  });

it('optional fields: when any that a file can have is added, then it can be taken away again without a trace', () => {
  const seen = new Set<string>();
  const failed: string[] = [];
  for (const { file, text, entry } of files)
    for (const { path, value } of addableFields(schemaNode(entry.collection.schema), entry.data)) {
      const field = [entry.collection.type, ...path.map((step) => (typeof step === 'number' ? '*' : step))].join('.');
      if (seen.has(field)) continue;
      seen.add(field);
      const next = changeText(text, { op: 'set', file, path, value });
      expect([file, path, valueIn(readYaml(next).data, path)]).toEqual([file, path, value]);
      if (changeText(next, { op: 'remove', file, path }) !== text) failed.push(`${file} ${path.join('.')}`);
    }
  expect(failed).toEqual([]);
  expect(seen.size).toBeGreaterThan(400);
});
