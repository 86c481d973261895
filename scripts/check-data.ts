import { annotation } from '../src/validation/annotation';
import { checkData } from '../src/validation/check-data';
import { formatDiagnostic } from '../src/validation/diagnostic';
import { readData } from '../src/validation/data-folder';
import { publishedAddresses } from '../src/validation/published-addresses';

const diagnostics = checkData({ ...readData(process.cwd()), published: publishedAddresses(process.cwd()) });
for (const diagnostic of diagnostics) {
  console.error(formatDiagnostic(diagnostic));
  if (process.env.GITHUB_ACTIONS) console.log(annotation(diagnostic));
}
if (diagnostics.length > 0) {
  console.error(
    `\n${diagnostics.length} ${diagnostics.length === 1 ? 'mistake' : 'mistakes'} in data/. Nothing was built.`,
  );
  process.exitCode = 1;
} else console.log('data/ is in order.');
