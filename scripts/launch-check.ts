import { parseArgs } from 'node:util';
import { isDue, launchCheck, type LaunchItem, stopsRelease } from '../content/staff/launch-check';
import { site } from '../content/site';
import { formatDiagnostic, readData } from '../tools/yaml';

/** Formats the items as Markdown, for the terminal and for the summary of a workflow. */
function show(title: string, items: readonly LaunchItem[]) {
  if (items.length === 0) return;
  console.log(`## ${title} (${items.length})\n`);
  for (const group of new Set(items.map((item) => item.group))) {
    const found = items.filter((item) => item.group === group);
    console.log(`### ${group} (${found.length})\n\n${found.map((item) => `- ${lineOf(item)}`).join('\n')}\n`);
  }
}

const count = (days: number) => (days === 1 ? '1 day' : `${days} days`);

function lineOf({ daysLeft, ...item }: LaunchItem) {
  if (daysLeft === undefined) return formatDiagnostic(item);
  return `${formatDiagnostic(item)} (${daysLeft < 0 ? `${count(-daysLeft)} ago` : `${count(daysLeft)} left`})`;
}

/** Returns whether only what is due is asked for. Ends with a sentence when an option is not known. */
function asksForDue(): boolean {
  try {
    return parseArgs({ options: { due: { type: 'boolean', default: false } } }).values.due;
  } catch {
    console.error('The one option is --due: what is due within two weeks.');
    process.exit(1);
  }
}

const onlyDue = asksForDue();
const items = launchCheck(readData(process.cwd(), site), new Date());
const due = items.filter(isDue);
const stops = items.filter(stopsRelease);
if (onlyDue) {
  show('Due: a day has come or comes within two weeks', due);
  if (due.length === 0) console.log('No day is due.');
  else process.exitCode = 1;
} else {
  show('Stops a release: it would break the law or harm somebody', stops);
  show(
    'Reminders: they stop nothing',
    items.filter((item) => !stopsRelease(item)),
  );
  if (stops.length === 0) console.log('Nothing stops a release.');
  else process.exitCode = 1;
}
