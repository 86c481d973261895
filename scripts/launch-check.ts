import { formatDiagnostic } from '../src/validation/diagnostic';
import { launchCheck, launchGroups } from '../src/authoring/launch-check';
import { readData } from '../src/validation/data-folder';

const items = launchCheck(readData(process.cwd()), new Date());
for (const group of launchGroups) {
  const found = items.filter((item) => item.group === group);
  if (found.length > 0)
    console.log(`${group} (${found.length})\n${found.map((item) => `  ${formatDiagnostic(item)}`).join('\n')}\n`);
}
console.log(
  items.length === 0
    ? 'Everything is real: the site may go live.'
    : `${items.length} things must be real before the site goes live.`,
);
if (items.length > 0) process.exitCode = 1;
