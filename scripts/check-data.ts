import { annotation } from '../src/content/annotation';
import { checkData } from '../src/content/check';
import { formatComplaint } from '../src/content/complaint';
import { readData } from '../src/content/read-data';

const complaints = checkData(readData(process.cwd()));
for (const complaint of complaints) {
  console.error(formatComplaint(complaint));
  if (process.env.GITHUB_ACTIONS) console.log(annotation(complaint));
}
if (complaints.length > 0) {
  console.error(
    `\n${complaints.length} ${complaints.length === 1 ? 'mistake' : 'mistakes'} in data/. Nothing was built.`,
  );
  process.exitCode = 1;
} else console.log('data/ is in order.');
