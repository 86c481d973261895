import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { choosePort } from './port';
import { settingsFolder } from './settings.js';

// `npm run edit`: a live preview of the site for staff, with the studio. Arguments are passed to Gatsby:
// `npm run edit -- --port 8010`.
const given = process.argv.slice(2);
const address = '127.0.0.1';
if (given.some((word) => /^(?:-H|--host)/.test(word))) {
  console.error('The studio changes files, so it listens on this computer alone. Leave out --host.');
  process.exit(1);
}
async function main() {
  const port = String(await choosePort(askedPort(), address));
  // Another account of this computer can reach the port too. It does not see this terminal.
  const key = randomBytes(16).toString('hex');
  console.log(`Open http://${address}:${port}/#key=${key} once it says 'You can now view'.`);
  console.log("Press 'Edit' on a page, then what you want to change. Press Ctrl+C to stop the preview.\n");
  // Without npx, whose file name differs on Windows.
  // Of two ports Gatsby takes the first.
  const words = ['develop', '--host', address, '--port', port, ...given];
  const gatsby = spawn(process.execPath, ['node_modules/gatsby/cli.js', ...words], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...settingsFolder(process.env),
      STUDIO_KEY: key,
      // Where CI is set, Gatsby would send a page's data while it still writes them, and the page would be missing.
      GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: 'true',
    },
  });
  gatsby.on('exit', (code) => {
    process.exit(code ?? 0);
  });

  // Ends the preview together with the process that started it. A signal sent to npm may stop at npm, or at a shell in
  // between that does not pass it on.
  const end = () => gatsby.kill('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  const starters = startedBy(process.ppid);
  setInterval(() => {
    if (!starters.every(isRunning)) end();
  }, 500);
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exit(1);
});

/** Returns the port that the arguments or the environment name, in any form that Gatsby takes. */
function askedPort(): string | undefined {
  const options = { port: { type: 'string', short: 'p' } } as const;
  const { port = process.env.PORT } = parseArgs({ args: given, options, strict: false }).values;
  return port === undefined ? undefined : String(port).replace(/^=/, '');
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Returns a process and its ancestors up to npm, as far as the system lists them. */
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
    return ''; // There is no ps on Windows, which ends a console's programs together, or in small containers.
  }
}
