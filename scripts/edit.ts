import { execFileSync, spawn } from 'node:child_process';
import { pageSources, sharedFiles } from '../src/content/edit-map';
import { isPassing, lockedNotice } from '../src/content/preview';
import { type DataFolder, readData } from '../src/content/read-data';

// `npm run edit`: the site with live preview, for staff. Arguments go to Gatsby: `npm run edit -- --port 8010`.
const table = (rows: readonly (readonly string[])[]) => {
  const widths = rows.reduce<number[]>((most, row) => row.map((cell, i) => Math.max(most[i] ?? 0, cell.length)), []);
  for (const row of rows) console.log(`  ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')}`.trimEnd());
};

/** Prints which file makes what. */
function printFiles({ files }: DataFolder) {
  console.log('The file of each page, and the files of the prices, claims and figures its texts use:\n');
  table(
    pageSources(files).map(({ route, file, facts }) => [
      route,
      file,
      facts.map((name) => name.replace(/^data\/|\.yaml$/g, '')).join(', '),
    ]),
  );
  console.log('\nFiles that many pages share:\n');
  table(sharedFiles(files).map(({ file, about }) => [file, about]));
}

try {
  printFiles(readData(process.cwd()));
} catch (error) {
  // The preview works without the list, and waits for the file.
  if (!isPassing(error)) throw error;
  console.log(lockedNotice(error, process.cwd()));
}
console.log('');
const given = process.argv.slice(2);
const port = given.includes('--port') ? given[given.indexOf('--port') + 1] : '8000';
console.log(`Open http://localhost:${port ?? ''} once it says 'You can now view'.`);
console.log(
  "Save a file, and the page updates. 'Edit this page' at its foot opens its file. Press Ctrl+C to stop the preview.\n",
);
// Not by npx, which Windows knows under another name.
const gatsby = spawn(process.execPath, ['node_modules/gatsby/cli.js', 'develop', ...given], {
  stdio: 'inherit',
  env: { ...process.env, EDIT_LINKS: 'true' },
});
gatsby.on('exit', (code) => {
  process.exit(code ?? 0);
});

// The preview ends with whatever started it. A signal for npm reaches npm, and a shell in between that keeps it to itself.
const end = () => gatsby.kill('SIGTERM');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
const starters = startedBy(process.ppid);
setInterval(() => {
  if (!starters.every(isRunning)) end();
}, 500);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A process and those it was started by, up to npm, as far as this system tells. */
function startedBy(pid: number): number[] {
  const [, parent, command = ''] = /^\s*(\d+)\s+(.*)/.exec(parentOf(pid)) ?? [];
  return parent === undefined || Number(parent) <= 1 || /^npm\b|\bnpm(?:-cli\.js)?\s/.test(command)
    ? [pid]
    : [pid, ...startedBy(Number(parent))];
}

function parentOf(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return ''; // Windows, which ends a console's programs together, and small containers have no ps.
  }
}
