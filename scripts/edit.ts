import { spawn } from 'node:child_process';
import { checkData, formatComplaint } from '../src/content/check';
import { pageSources, sharedFiles } from '../src/content/edit-map';
import { readData } from '../src/content/read-data';

// `npm run edit`: the site with live preview, for staff. Arguments go to Gatsby: `npm run edit -- --port 8010`.
const folder = readData(process.cwd());
const table = (rows: readonly (readonly string[])[]) => {
  const widths = rows.reduce<number[]>((most, row) => row.map((cell, i) => Math.max(most[i] ?? 0, cell.length)), []);
  for (const row of rows) console.log(`  ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')}`.trimEnd());
};

console.log('Which file holds what is on each page, and the facts its texts name:\n');
table(
  pageSources(folder.files).map(({ route, file, facts }) => [
    route,
    file,
    facts.map((name) => name.replace(/^data\/|\.yaml$/g, '')).join(', '),
  ]),
);
console.log('\nWhat many pages share:\n');
table(sharedFiles(folder.files).map(({ file, about }) => [file, about]));
console.log('');
for (const complaint of checkData(folder)) console.error(formatComplaint(complaint));

const given = process.argv.slice(2);
const port = given.includes('--port') ? given[given.indexOf('--port') + 1] : '8000';
console.log(`Open http://localhost:${port ?? ''} once Gatsby says it can be viewed.`);
console.log(
  "Save a file, and the page follows. 'Edit this page' at its foot opens its file. Ctrl+C ends the preview.\n",
);
// Not by npx, which Windows knows under another name.
const gatsby = spawn(process.execPath, ['node_modules/gatsby/cli.js', 'develop', ...given], {
  stdio: 'inherit',
  env: { ...process.env, EDIT_LINKS: 'true' },
});
gatsby.on('exit', (code) => {
  process.exitCode = code ?? 0;
});
