import { site } from '../content/site';
import { isAdvice, launchCheck } from '../content/staff/launch-check';
import { annotation, checkData, formatDiagnostic, publishedAddresses, readData } from '../tools/yaml';

const folder = readData(process.cwd(), site);
const diagnostics = checkData({
  ...folder,
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
} else {
  console.log('data/ is in order.');
  // Advice is not an error: an urgent edit must be publishable on any day.
  for (const advice of launchCheck(folder, new Date()).filter(isAdvice))
    console.log(`Advice: ${formatDiagnostic(advice)}`);
}
