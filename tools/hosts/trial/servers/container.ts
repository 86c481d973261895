import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'yaml';
import { ask } from '../../live-check/ask';
import type { BuiltSite } from '../built-site';
import { makeCertificate } from './certificate';
import { debianRoot, firstProcess, inside, requireRoots, run, shell } from './debian-root';
import { lastStage, type Step, valueOf, words } from './dockerfile';
import type { Served } from '../checks/only-nginx';

// Runs what the Dockerfile and compose.yaml say without Docker: in a root made by mmdebstrap, read-only, with the mounts of
// compose.yaml alone. It shares the network of the machine.

interface Service {
  read_only?: boolean;
  tmpfs: string[];
  volumes: string[];
  ports: string[];
  cap_drop: string[];
}

/** Makes the root of the image that FROM names; as in Docker's Debian, no package starts a service while it is installed. */
function baseRoot(folder: string, [image = '', release = '']: string[]) {
  if (image !== 'debian') throw new Error(`hosts-test knows how to make a Debian root, not ${image}`);
  debianRoot(folder, release, ['--variant=apt']);
  writeFileSync(path.join(folder, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 });
}

/** Carries out the steps of the Dockerfile that change files. */
function build(root: string, project: string, steps: readonly Step[]) {
  cpSync('/etc/resolv.conf', path.join(root, 'etc/resolv.conf'), { dereference: true });
  for (const { name, rest } of steps)
    if (name === 'RUN') run('unshare', shell(`${inside}\nexec chroot "$root" sh -c "$2"`, root, rest));
    else if (name === 'COPY') {
      const [source = '', target = ''] = rest.replace('--from=build /project/', '').split(' ');
      cpSync(path.join(project, source), path.join(root, target), { recursive: true });
    }
}

export interface Container extends Served {
  process: ChildProcess;
  /** Runs a command as the container's user, and returns its exit status. */
  execute(command: readonly string[]): number | null;
  /** What the kernel says of the running nginx. */
  status(): string;
  healthCheck: readonly string[];
  stop(): Promise<number>;
}

/** @throws with what is missing or forbidden on this machine */
export async function startContainer(site: BuiltSite, folder: string): Promise<Container> {
  requireRoots();
  const steps = lastStage(readFileSync('deploy/Dockerfile', 'utf8'));
  const { services } = parse(readFileSync('deploy/compose.yaml', 'utf8')) as { services: { site: Service } };
  const { site: service } = services;
  const [base, root] = [path.join(folder, 'base'), path.join(folder, 'root')];
  mkdirSync(folder, { recursive: true });
  rmSync(root, { recursive: true, force: true });
  baseRoot(base, valueOf(steps, 'FROM').replace('-slim', '').split(':'));
  run('cp', ['-a', base, root]);
  build(root, path.dirname(site.folder), steps);

  const user = valueOf(steps, 'USER');
  const [, uid = '', gid = ''] =
    new RegExp(`^${user}:x:(\\d+):(\\d+):`, 'm').exec(readFileSync(path.join(root, 'etc/passwd'), 'utf8')) ?? [];
  const host: Record<string, string> = { './certificates': `${folder}/certificates`, './acme': `${folder}/acme` };
  makeCertificate(`${folder}/certificates`, new URL(site.origin).hostname);
  mkdirSync(`${folder}/acme`, { recursive: true });
  chownSync(`${folder}/certificates/privkey.pem`, Number(uid), Number(gid));
  const mounts = [
    ...service.tmpfs.map((line) => {
      const [target = '', options = 'defaults'] = line.split(':');
      return `mount -t tmpfs -o ${options},mode=1777 tmpfs "$root${target}"`;
    }),
    ...service.volumes.map((line) => {
      const [source = '', target = ''] = line.split(':');
      return `mount --bind "${host[source]}" "$root${target}"; mount -o remount,bind,ro "$root${target}"`;
    }),
    ...(service.read_only ? ['mount -o remount,bind,ro "$root"'] : []),
  ];
  const bounding = service.cap_drop.includes('ALL') ? '--bounding-set=-all' : '';
  // Docker hands the container's user the ends of its output; here they are files of that user.
  const logs = ['access.log', 'error.log'].map((name) => {
    const log = path.join(folder, name);
    writeFileSync(log, '');
    chownSync(log, Number(uid), Number(gid));
    return openSync(log, 'a');
  });
  const script = `${inside}\n${mounts.join('\n')}\nshift\nexec chroot "$root" setpriv --reuid=${uid} --regid=${gid} --clear-groups ${bounding} --no-new-privs "$@"`;
  const started = spawn('unshare', shell(script, root, ...words(valueOf(steps, 'CMD'))), {
    stdio: ['ignore', ...logs],
  });
  const [http = 0, https = 0] = service.ports.map((line) => Number(line.split(':')[1]));
  // The first process of the root becomes nginx (`exec`).
  const pid = () => String(firstProcess(started));
  const container: Container = {
    origin: site.origin,
    at: { address: '127.0.0.1', http, https },
    certificate: `${folder}/certificates/fullchain.pem`,
    accessLog: path.join(folder, 'access.log'),
    acme: `${folder}/acme`,
    process: started,
    healthCheck: words(valueOf(steps, 'HEALTHCHECK')),
    execute: ([command = '', ...args]) =>
      spawnSync('nsenter', ['-t', pid(), '-m', '-p', '-r', '-w', '-S', uid, '-G', gid, command, ...args]).status,
    status: () => readFileSync(`/proc/${pid()}/status`, 'utf8'),
    stop: async () => {
      const begin = performance.now();
      const ended = new Promise((resolve) => started.once('exit', resolve));
      process.kill(Number(pid()), valueOf(steps, 'STOPSIGNAL'));
      await ended;
      return performance.now() - begin;
    },
  };
  const answers = () =>
    ask(container, '/', { isPlain: true }).then(
      () => true,
      () => false,
    );
  for (let tries = 0; tries < 50 && started.exitCode === null && !(await answers()); tries += 1) await sleep(100);
  if (started.exitCode !== null)
    throw new Error(`The container ended: ${readFileSync(path.join(folder, 'error.log'), 'utf8')}`);
  return container;
}
