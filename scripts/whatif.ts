import { assignmentOf, CannotAsk, changeOf, grouped } from '../tools/studio/what-if';
import { CannotChange } from '../tools/studio/documents/change-data';
import { placesChanged } from '../tools/studio/places/changed-places';
import { supposeChanges } from '../tools/studio/saving/suppose';
import { site } from '../content/site';
import { checkData } from '../tools/yaml/check-data';
import { readData } from '../tools/yaml/data-folder';
import { formatDiagnostic } from '../tools/yaml/diagnostic';

// `npm run whatif -- prices.annualService=55` lists what would change, without a build: the studio's list of places.

function whatIf(typed: readonly string[]) {
  if (typed.length === 0) throw new CannotAsk('say what would change: npm run whatif -- prices.annualService=55');
  const start = performance.now();
  const now = readData(process.cwd(), site);
  const changes = typed.map((each) => changeOf(now, assignmentOf(each)));
  const { folder: then } = supposeChanges(now, changes);
  const diagnostics = [now, then].map(checkData).find((found) => found.length > 0);
  if (diagnostics) throw new CannotAsk(`data/ has mistakes:\n${diagnostics.map(formatDiagnostic).join('\n')}`);
  const { places, pages } = placesChanged(now, then);
  for (const { places: where, changes: texts } of grouped(new Map(places.map(({ page, texts: own }) => [page, own])))) {
    console.log(`\n${where.join(', ')}`);
    for (const { before, after } of texts) {
      if (before !== undefined) console.log(`  - ${before}`);
      if (after !== undefined) console.log(`  + ${after}`);
    }
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`\n${pages} pages would change (found in ${seconds} s). Your files stay as they are.`);
}

try {
  whatIf(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CannotAsk || error instanceof CannotChange)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
