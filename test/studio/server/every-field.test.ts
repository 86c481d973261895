import { site } from '../../../content/site';
import { fixture } from '../../fixture';
import { readData } from '../../../tools/yaml';
import { schemaNode } from '../../../tools/yaml/schema';
import { parsedOnce } from '../../../tools/yaml/files';
import type { Field, SaveResult } from '../../../tools/studio/api';
import { addableFields } from '../documents/test-support/addable-fields';
import { isWithin } from '../../../tools/studio/documents/change-data';
import { runStudio } from './test-support/running-studio';

// Adds, fills and removes optional fields through the calls that the panel makes. `FIELDS=all npx jest every-field` tries
// every one of every file, which takes minutes; otherwise one in `step`.
const step = process.env.FIELDS === 'all' ? 1 : 80;

let studio: Awaited<ReturnType<typeof runStudio>>;
beforeAll(async () => {
  studio = await runStudio();
});
afterAll(async () => {
  await studio.end();
});

const folder = readData(fixture, site);
const seen = new Set<string>();
const fields = folder.files.flatMap((found) => {
  const { entry } = parsedOnce(found, site);
  if (!entry) return [];
  return [...addableFields(schemaNode(entry.collection.schema), entry.data)].flatMap(({ path, value }) => {
    const name = [entry.collection.type, ...path.map((part) => (typeof part === 'number' ? '*' : part))].join('.');
    if (seen.has(name)) return [];
    seen.add(name);
    return [{ file: found.path, path, value }];
  });
});

it(
  'every field: when a sample of optional ones and new names is added, then each is saved and removed, or refused near it',
  async () => {
    const failed: string[] = [];
    let saved = 0;
    const tried = fields.filter((_, index) => index % step === 0);
    for (const { file, path, value } of tried) {
      const where = `${file} ${path.join('.')}`;
      const before = studio.text(file);
      const field: Field = await studio.field(file, path);
      if (field.value !== undefined || !field.removable || Object.keys(field.schema).length === 0)
        failed.push(`${where}: has no form`);
      const save = async (change: object) => {
        const { version } = await studio.field(file, path);
        const body = { changes: [{ file, path, ...change }], versions: { [file]: version } };
        return (await studio.ask<SaveResult>('POST', 'save', { body })).body;
      };
      const result = await save({ op: 'set', value });
      if ('saved' in result) {
        saved += 1;
        await save({ op: 'remove' });
      } else if ('diagnostics' in result) {
        // A made-up value may be refused, but with words at its own field, or at one beside it that it excludes.
        const group = path.slice(0, -1);
        const lost = result.diagnostics.filter(({ place }) => place?.file !== file || !isWithin(place.path, group));
        if (lost.length > 0) failed.push(`${where}: ${lost.map(({ message }) => message).join(' ')}`);
      } else failed.push(`${where}: ${JSON.stringify(result)}`);
      if (studio.text(file) !== before) failed.push(`${where}: is not as before`);
    }
    expect(failed).toEqual([]);
    expect(saved).toBeGreaterThan(tried.length / 2);
    expect(fields.length).toBeGreaterThan(400);
  },
  step === 1 ? 1_800_000 : 120_000,
);
