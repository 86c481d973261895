import { site } from '../../../../content/site';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fixture } from '../../../fixture';
import { readData } from '../../../../tools/yaml';
import { ownChanges } from '../../../../tools/studio/send/own-changes';
import { sendChanges } from '../../../../tools/studio/send/send';

const now = new Date('2026-11-24T12:00:00Z');
const parts = ['claims.yaml', 'prices.yaml', 'appointments.yaml', 'faq.yaml', 'offer.yaml', 'pictures/home-hero.jpg'];

/** Gives each test a repository of its own, with some files of the fixture and one that is not in `data/`. */
export function repositoryOfTests() {
  let folder = '';
  const project = () => path.join(folder, 'project');
  const template = mkdtempSync(path.join(tmpdir(), 'studio-send-'));
  const file = (name: string) => path.join(project(), name);
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();
  const run = (...args: string[]) => git(project(), ...args);
  const change = (name: string, from: string | RegExp, to: string) => {
    writeFileSync(file(`data/${name}`), readFileSync(file(`data/${name}`), 'utf8').replace(from, to));
  };

  beforeAll(() => {
    for (const part of parts) cpSync(path.join(fixture, 'data', part), path.join(template, 'data', part));
    writeFileSync(path.join(template, 'other.txt'), 'one');
    git(template, 'init', '--quiet', '--initial-branch', 'main');
    git(template, 'config', 'user.name', 'Jo');
    git(template, 'config', 'user.email', 'jo@example.com');
    git(template, 'add', '--all');
    git(template, 'commit', '--quiet', '--message', 'Begin');
  });
  afterAll(() => {
    rmSync(template, { recursive: true });
  });
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'studio-send-'));
    cpSync(template, project(), { recursive: true });
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  return {
    folder: () => folder,
    project,
    file,
    run,
    change,
    /** Changes the price of the annual service. */
    price: (from: number, to: number) => {
      change('prices.yaml', new RegExp(`^annualService: ${from}`, 'm'), `annualService: ${to}`);
    },
    text: (name: string) => readFileSync(file(name), 'utf8'),
    remote: () => path.join(folder, 'remote.git'),
    /** Adds a remote that is a folder. */
    addRemote() {
      execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', path.join(folder, 'remote.git')]);
      run('remote', 'add', 'origin', path.join(folder, 'remote.git'));
      run('push', '--quiet', 'origin', 'main');
    },
    /** Works in another copy of the remote, as a colleague or the host does. `edit` changes a text of a file. */
    elsewhere(...commands: string[][]) {
      const other = path.join(folder, 'other');
      rmSync(other, { recursive: true, force: true });
      git(folder, 'clone', '--quiet', path.join(folder, 'remote.git'), other);
      for (const [command = '', ...words] of commands) {
        const [name = '', from = '', to = ''] = words;
        const place = path.join(other, name);
        if (command === 'edit') writeFileSync(place, readFileSync(place, 'utf8').replace(from, to));
        else git(other, '-c', 'user.name=Al', '-c', 'user.email=al@example.com', command, ...words);
      }
    },
    send: (message: string, alone = false) => sendChanges(project(), { message, alone }, now),
    changesNow: () => ownChanges(project(), readData(project(), site)),
  };
}
