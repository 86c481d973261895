import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

// `npx tsx scripts/by-hand/lines.ts` prints the lines of code and of tests of each part of the repository (`houseOf`), then
// files and folders that have grown too large: a file of more than 250 lines of code, a folder of more than 14 files of code.

const longest = 250;
const fullest = 14;

/** What a test reads or calls is counted with the tests. */
const isOfTests = (file: string) => /\.test\.tsx?$|\/test-support\/|\/example\/|^(?:e2e|test)\//.test(file);

/** Returns the part of the repository that a file counts for: `src`, a tool such as `tools/yaml`, or its first folder. */
function houseOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  if (first === 'tools') return `tools/${second}`;
  return first === 'src' || file.startsWith('gatsby-') ? 'src' : first;
}

const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter(
    (file) => /^(?:(?:content|e2e|scripts|src|test|tools)\/|gatsby-)/.test(file) && !file.startsWith('test/fixture/'),
  );
const sources = files
  .filter((file) => /\.(?:[cm]?[jt]sx?)$/.test(file))
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }));

const houses = new Map<string, { files: number; code: number; tests: number }>();
const count = (house: string, file: string, lines: number) => {
  const row = houses.get(house) ?? { files: 0, code: 0, tests: 0 };
  row.files += 1;
  row[isOfTests(file) ? 'tests' : 'code'] += lines;
  houses.set(house, row);
};
for (const { file, lines } of sources) {
  count(houseOf(file), file, lines);
  count('all', file, lines);
}
const all = houses.get('all');
houses.delete('all');
console.table({ ...Object.fromEntries([...houses].sort(([a], [b]) => a.localeCompare(b))), all });

// A test stands beside its code, so tests do not count.
const code = sources.filter(({ file }) => !isOfTests(file));
const folders = new Map<string, number>();
for (const { file } of code) folders.set(path.dirname(file), (folders.get(path.dirname(file)) ?? 0) + 1);
const long = code.filter(({ lines }) => lines > longest).map(({ file, lines }) => `${file}: ${lines}`);
const full = [...folders].filter(([, number]) => number > fullest).map(([folder, number]) => `${folder}/: ${number}`);
console.log(`${long.length} files of code of more than ${longest} lines`, long);
console.log(`${full.length} folders of more than ${fullest} files of code`, full);
