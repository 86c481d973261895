import { spawn } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { debian, dockerfile } from '../../tools/hosts/trial';

const { debianRoot, firstProcess, inside, requireRoots, run, shell } = debian;
const { lastStage, valueOf } = dockerfile;

// `npm run bare-test` runs README's two commands where nothing that happens to be installed on this machine can help: as a
// user without rights, in a fresh clone of the last commit, in a Debian root with Node, npm, git and certificates alone.
// `npm start` has the network, for the packages; `npm test` has none.
// `-- --built` is for every change: it mounts this folder's packages, public/ and .tmp/fixture-site read-only, and runs
// `site`, what of `e2e` needs no installed browser, and the visit of `engines`.
const { values } = parseArgs({ options: { built: { type: 'boolean', default: false } } });
const project = path.resolve(__dirname, '../..');
const root = path.join(project, '.tmp/bare-root');
const user = { id: '1000', home: '/home/newcomer' };
const clone = path.join(root, user.home, 'site');
const borrowed = ['node_modules', 'public', '.tmp/fixture-site'];
// This machine's certificates and registry, which the root does not know.
const certificates = '/etc/ssl/of-this-machine.pem';
const variables = [
  `HOME=${user.home}`,
  'PATH=/usr/local/bin:/usr/bin:/bin',
  ...(process.env.CI ? ['CI=true'] : []),
  ...(process.env.NODE_EXTRA_CA_CERTS ? [`NODE_EXTRA_CA_CERTS=${certificates}`] : []),
  ...(process.env.npm_config_registry ? [`npm_config_registry=${process.env.npm_config_registry}`] : []),
];

/** Makes the root with Node and npm of this machine, once, and a new home with the clone. */
function prepare() {
  const [, release = ''] = valueOf(lastStage(readFileSync(path.join(project, 'deploy/Dockerfile'), 'utf8')), 'FROM')
    .replace('-slim', '')
    .split(':');
  debianRoot(root, release, ['--variant=minbase', '--include=git,ca-certificates']);
  const [bin, packages] = [path.join(root, 'usr/local/bin'), path.join(root, 'usr/local/lib/node_modules')];
  const { npm_execpath: npm } = process.env;
  if (!npm) throw new Error('Run it by npm: npm run bare-test');
  for (const made of ['node', 'npm', 'npx']) rmSync(path.join(bin, made), { force: true });
  cpSync(process.execPath, path.join(bin, 'node'));
  rmSync(packages, { recursive: true, force: true });
  cpSync(path.resolve(realpathSync(npm), '../..'), path.join(packages, 'npm'), { recursive: true });
  for (const name of ['npm', 'npx']) symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(bin, name));
  for (const file of ['/etc/resolv.conf', '/etc/hosts']) cpSync(file, path.join(root, file), { dereference: true });
  if (process.env.NODE_EXTRA_CA_CERTS) cpSync(process.env.NODE_EXTRA_CA_CERTS, path.join(root, certificates));

  const accounts = path.join(root, 'etc/passwd');
  if (!readFileSync(accounts, 'utf8').includes(user.home))
    appendFileSync(accounts, `newcomer:x:${user.id}:${user.id}::${user.home}:/bin/sh\n`);
  rmSync(path.join(root, user.home), { recursive: true, force: true });
  mkdirSync(path.dirname(clone), { recursive: true });
  run('git', ['clone', '--quiet', '--no-hardlinks', project, clone]);
  if (values.built) for (const folder of borrowed) mkdirSync(path.join(clone, folder), { recursive: true });
  run('chown', ['-R', `${user.id}:${user.id}`, path.join(root, user.home)]);
}

const lend = (folder: string) =>
  `mount --bind "${path.join(project, folder)}" "${path.join(clone, folder)}"
mount -o remount,bind,ro "${path.join(clone, folder)}"`;

/** Begins a command of the newcomer, in the clone. */
function begin(command: readonly string[], isOnline: boolean) {
  const script = [
    inside,
    ...(values.built ? borrowed.map(lend) : []),
    ...(isOnline ? [] : ['ip link set lo up']),
    'shift',
    `exec chroot "$root" setpriv --reuid=${user.id} --regid=${user.id} --clear-groups --bounding-set=-all --no-new-privs env -i -C ${user.home}/site "$@"`,
  ].join('\n');
  console.log(`\nin the bare root: ${command.join(' ')}`);
  return spawn('unshare', [...(isOnline ? [] : ['--net']), ...shell(script, root, ...variables, ...command)], {
    stdio: ['ignore', isOnline ? 'pipe' : 'inherit', 'inherit'],
  });
}

/** Runs a command without a network to its end. @throws if it fails */
async function pass(...command: string[]) {
  const started = Date.now();
  const code = await new Promise((resolve) => begin(command, false).on('close', resolve));
  console.log(`${command.join(' ')}: ${Math.round((Date.now() - started) / 1000)} s in the bare root`);
  if (code !== 0) throw new Error(`"${command.join(' ')}" has failed in the bare root`);
}

/** Runs `npm start` until the home page has been served. @throws if it is not */
async function start() {
  const child = begin(['npm', 'start'], true);
  const ended = new Promise((resolve) => child.on('close', resolve));
  let said = '';
  child.stdout?.on('data', (part: Buffer) => {
    process.stdout.write(part);
    said += String(part);
  });
  const address = await new Promise<string | undefined>((resolve) => {
    child.stdout?.on('data', () => {
      const [, found] = /served at (http:\S+)/.exec(said) ?? [];
      if (found) resolve(found);
    });
    void ended.then(() => {
      resolve(undefined);
    });
  });
  if (!address) throw new Error('"npm start" has ended in the bare root');
  const { status } = await fetch(address);
  process.kill(firstProcess(child), 'SIGKILL');
  await ended;
  if (status !== 200) throw new Error(`"npm start" answers ${status} in the bare root`);
  console.log(`npm start: ${address} answers in the bare root`);
}

async function main() {
  requireRoots();
  const missing = values.built ? borrowed.filter((folder) => !existsSync(path.join(project, folder))) : [];
  if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')} to borrow: run "npm test" first.`);
  prepare();
  if (values.built) {
    await pass('npm', 'test', '--', 'programs');
    await pass('npm', 'test', '--', 'site');
    await pass('npm', 'test', '--', 'e2e');
    await pass('npm', 'test', '--', 'engines', 'visit');
  } else {
    await start();
    await pass('npm', 'test');
  }
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
