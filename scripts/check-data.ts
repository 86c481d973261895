import { site } from '../content/site';
import { annotation, checkData, formatDiagnostic, publishedAddresses, readData } from '../tools/yaml';

const diagnostics = checkData({
  ...readData(process.cwd(), site),
  published: publishedAddresses(process.cwd(), site),
});
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
