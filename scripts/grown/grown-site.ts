import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildCopy } from '../tests/build-copy';
import { copyProject } from '../tests/project-copy';
import { busy, type Counts, growData } from './grow-data';
import { measured, tooLarge } from './measure';

// `npm test -- grown` builds today's content with the entries that a busy company has after some years, visits every page of
// every list on a phone, prints what each takes, and fails where one is too large. `--factor 3` makes three times as many
// entries as `data/` has, `--guides 1012` and the like set one count, `--pictures-apart` makes a file of each added picture,
// `--data-only` ends before the build, and `--built` only measures again. The site stays in .tmp/grown.
const counted = Object.fromEntries(Object.keys(busy).map((name) => [name, { type: 'string' as const }]));
const { values } = parseArgs({
  options: {
    ...counted,
    factor: { type: 'string' },
    built: { type: 'boolean', default: false },
    'data-only': { type: 'boolean', default: false },
    'pictures-apart': { type: 'boolean', default: false },
  },
});
const project = path.resolve(__dirname, '../..');

async function main() {
  const copy = values.built ? path.join(project, '.tmp/grown') : copyProject(project, 'grown', { keep: true });
  if (!values.built) {
    const own = Object.entries(values as Record<string, unknown>).filter(([name]) => name in busy);
    const counts: Partial<Counts> = Object.fromEntries(own.map(([name, count]) => [name, Number(count)]));
    const factor = values.factor === undefined ? undefined : Number(values.factor);
    await growData(
      path.join(copy, 'data'),
      { ...(factor === undefined && own.length === 0 ? busy : {}), ...counts },
      {
        factor,
        pictures: values['pictures-apart'],
      },
    );
    if (values['data-only']) return;
    const started = performance.now();
    buildCopy(copy);
    console.log(`built in ${Math.round((performance.now() - started) / 1000)} s`);
  }
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts', '--dir', path.join(copy, 'public')], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    // It takes the first port that is free, and says which.
    const [said] = (await once(server.stdout, 'data')) as [Buffer];
    const origin = /http:\/\/localhost:\d+/.exec(String(said))?.[0] ?? '';
    const pages = await measured(origin, path.join(copy, 'public'));
    console.table(Object.fromEntries(pages.map(({ route, ...figures }) => [route, figures])));
    const mistakes = pages.flatMap(tooLarge);
    console.log(mistakes.length > 0 ? mistakes.join('\n') : 'Every page of every list is small enough.');
    if (mistakes.length > 0) process.exitCode = 1;
  } finally {
    server.kill();
  }
}
void main();
