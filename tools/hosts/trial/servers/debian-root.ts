import { type ChildProcess, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

// What the container of `hosts-test` and `bare-test` share: a Debian root, and commands in it. Runs only as the user root, and
// needs Debian's package mmdebstrap.

/**
 * Runs a command to its end and shows what it says on its error output.
 * @throws if it fails
 */
export function run(command: string, args: readonly string[]) {
  const { status, error } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
}

/** @throws with what is missing or forbidden on this machine */
export function requireRoots() {
  if (spawnSync('mmdebstrap', ['--version']).error)
    throw new Error('Missing mmdebstrap. Debian: apt-get install mmdebstrap');
  if (spawnSync('unshare', ['--mount', 'true']).status !== 0) throw new Error('Only root may mount: run it with sudo.');
}

/** Makes a root of a Debian release, once and as a whole or not at all. */
export function debianRoot(folder: string, release: string, options: readonly string[]) {
  if (existsSync(folder)) return;
  console.log('      making a Debian root; this takes a minute');
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(path.dirname(part), { recursive: true });
  run('mmdebstrap', ['--quiet', ...options, release, part]);
  renameSync(part, folder);
}

/** Mounts what every program expects in a root, whose path is the first argument. */
export const inside = `
root=$1
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"`;

/** Returns the arguments of `unshare` that run a script with mounts and processes of its own. */
export const shell = (script: string, ...args: string[]) => [
  '--mount',
  '--pid',
  '--fork',
  '--kill-child',
  'sh',
  '-ec',
  script,
  'sh',
  ...args,
];

/** Returns the id of the first process of a root. All others end with it; `unshare` itself only waits, and heeds no signal. */
export const firstProcess = ({ pid }: ChildProcess) =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'));
