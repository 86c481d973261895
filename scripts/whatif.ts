import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtPages, pageDataFile } from '../src/content/built-site';
import { checkData } from '../src/content/check';
import { formatComplaint } from '../src/content/complaint';
import { leavesOf, textsOf } from '../src/content/page-text';
import { readData } from '../src/content/read-data';
import { assignmentOf, CannotAsk, type Change, changesBetween, grouped, suppose } from '../src/content/what-if';
import { asideFolder } from '../src/hosting/own-files';
import { buildCopy } from './build-copy';
import { exampleMails } from './example-mails';
import { copyProject } from './project-copy';

// `npm run whatif -- prices.annualService=55` builds the site twice in a copy, as it is and as it would be.

type Texts = Map<string, string[]>;

/** What changes with every build, and a fact's own numbers: they come with its text, which the page or the mail shows. */
const noTool = ['webpackCompilationHash', 'low', 'high'];
/** The numbers and days in a file of Gatsby's data: the calculators and calendars work with them. */
const workingData = (file: string) =>
  leavesOf(JSON.parse(readFileSync(file, 'utf8')))
    .filter(({ name, value }) => !noTool.includes(name) && /^\d[\d.:-]*$/.test(String(value)))
    .map(({ name, value }) => `(tools) ${name}: ${String(value)}`);

/** Builds the copy, and reads what its pages say and its tools work with. */
function build(copy: string): Texts {
  try {
    buildCopy(copy);
  } catch (error) {
    throw new CannotAsk((error as Error).message);
  }
  const folder = path.join(copy, 'public');
  const aside = path.join(copy, asideFolder);
  const pages = builtPages(folder).map(({ route, html }): [string, string[]] => [
    route,
    [...textsOf(html), ...workingData(path.join(aside, pageDataFile(route)))],
  ]);
  const shared = path.join(aside, 'page-data', 'sq', 'd');
  const dialogs = readdirSync(shared)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => workingData(path.join(shared, file)));
  return new Map([...pages, ['dialogs, estimate and calculator', dialogs]]);
}

const compare = (before: Texts, after: Texts): Map<string, Change[]> =>
  new Map(
    [...new Set([...before.keys(), ...after.keys()])].map((place) => [
      place,
      changesBetween(before.get(place) ?? [], after.get(place) ?? []),
    ]),
  );

function print(places: ReadonlyMap<string, readonly Change[]>) {
  for (const { places: where, changes } of grouped(places)) {
    console.log(`\n${where.join(', ')}`);
    for (const { before, after } of changes) {
      if (before !== undefined) console.log(`  - ${before}`);
      if (after !== undefined) console.log(`  + ${after}`);
    }
  }
}

function whatIf(typed: readonly string[]) {
  if (typed.length === 0) throw new CannotAsk('say what would change: npm run whatif -- prices.annualService=55');
  const start = performance.now();
  const project = process.cwd();
  const now = readData(project);
  const { folder: then, files } = suppose(now, typed.map(assignmentOf));
  const complaints = [now, then].map(checkData).find((found) => found.length > 0);
  if (complaints) throw new CannotAsk(`data/ has mistakes:\n${complaints.map(formatComplaint).join('\n')}`);

  console.log('Building the site as it is and as it would be, in .tmp/whatif. Your files stay as they are.');
  const copy = copyProject(project, 'whatif', { keep: true });
  const before = build(copy);
  for (const [file, text] of files) writeFileSync(path.join(copy, 'data', file), text);
  const pages = compare(before, build(copy));
  const mails = compare(exampleMails(now), exampleMails(then));
  print(pages);
  print(mails);
  const count = (places: typeof pages) => [...places.values()].filter((changes) => changes.length > 0).length;
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`\n${count(pages)} pages and ${count(mails)} mails would change (found in ${seconds} s).`);
}

try {
  whatIf(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CannotAsk)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
