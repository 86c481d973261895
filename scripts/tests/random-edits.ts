import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { site } from '../../content/site';
import { editData, picker } from '../../tools/studio/test-support';
import { buildCopy } from './build-copy';
import { copyProject } from './project-copy';

// `npm test -- random-edits` makes 200 random edits of a copy of `data/`: words, numbers, the order of lists, renamed, copied
// and removed entries, and texts that come back. After every 25 it builds the copy on what earlier builds have kept, builds
// the same data in an empty folder, and fails where a file of the two differs. A quarter of an hour; `--seed 2` makes others.
const { values } = parseArgs({
  options: {
    edits: { type: 'string', default: '200' },
    each: { type: 'string', default: '25' },
    seed: { type: 'string', default: '1' },
  },
});
const project = path.resolve(__dirname, '../..');

/** Returns the hash of every file of a folder, by its path. */
function contentOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return [path.relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}

const warm = copyProject(project, 'random-edits');
const pick = picker(Number(values.seed));
const each = Number(values.each);
buildCopy(warm);
for (let made = 0; made < Number(values.edits); made += each) {
  const done = editData(warm, site, each, pick);
  buildCopy(warm);
  const cold = copyProject(project, 'random-edits-cold', { content: warm });
  buildCopy(cold);
  const [kept, fresh] = [warm, cold].map((copy) => contentOf(path.join(copy, 'public')));
  const names = [...new Set([...(kept?.keys() ?? []), ...(fresh?.keys() ?? [])])];
  const different = names.filter((name) => kept?.get(name) !== fresh?.get(name));
  console.log(`${made + each} edits: ${names.length} files, ${different.length} differ`);
  if (different.length > 0) {
    console.log([...done, '', ...different].join('\n'));
    process.exitCode = 1;
    break;
  }
}
