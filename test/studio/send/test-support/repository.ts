import { site } from '../../../../content/site';
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fixture } from '../../../fixture';
import { contentsOf } from '../../../../tools/yaml/media';
import { ownChanges } from '../../../../tools/studio/send/own-changes';
import { sendChanges } from '../../../../tools/studio/send/send';

const now = new Date('2026-11-24T12:00:00Z');
const parts = ['claims.yaml', 'prices.yaml', 'appointments.yaml', 'faq.yaml', 'offer.yaml', 'pictures/home-hero.jpg'];

/** Tidying up would take as many processes again as the tests themselves. */
const untidied = '[gc]\n\tauto = 0\n[maintenance]\n\tauto = false\n[receive]\n\tautogc = false\n';

/**
 * Gives each test a repository of its own, with some files of the fixture and one that is not in `data/`. What `begin` does in
 * it is done once, and each test gets a copy.
 */
export function repositoryOfTests(begin: () => Promise<void> | void = () => undefined) {
  let folder = mkdtempSync(path.join(tmpdir(), 'studio-send-'));
  const template = folder;
  const project = () => path.join(folder, 'project');
  const file = (name: string) => path.join(project(), name);
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();
  const run = (...args: string[]) => git(project(), ...args);
  const change = (name: string, from: string | RegExp, to: string) => {
    writeFileSync(file(`data/${name}`), readFileSync(file(`data/${name}`), 'utf8').replace(from, to));
  };

  beforeAll(async () => {
    for (const part of parts) cpSync(path.join(fixture, 'data', part), file(`data/${part}`));
    writeFileSync(file('other.txt'), 'one');
    run('init', '--quiet', '--template=', '--initial-branch', 'main');
    appendFileSync(file('.git/config'), `[user]\n\tname = Jo\n\temail = jo@example.com\n${untidied}`);
    run('add', '--all');
    run('commit', '--quiet', '--message', 'Begin');
    // Fewer files to copy and to remove.
    run('gc', '--quiet');
    git(folder, 'clone', '--quiet', '--template=', '--bare', project(), path.join(folder, 'remote.git'));
    appendFileSync(path.join(folder, 'remote.git/config'), untidied);
    await begin();
  });
  afterAll(() => {
    rmSync(template, { recursive: true });
  });
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'studio-send-'));
    cpSync(template, folder, { recursive: true });
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
    /** Adds the remote, which is a folder beside the project. */
    addRemote() {
      run('remote', 'add', '-f', 'origin', '../remote.git');
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
    changesNow: () => {
      // Without the pictures: looking into each takes a process of its own.
      const { paths } = contentsOf(file('data'));
      const files = paths
        .filter((name) => name.endsWith('.yaml'))
        .map((name) => ({ path: name, bytes: readFileSync(file(`data/${name}`)) }));
      return ownChanges(project(), { site, files, pictures: [], videos: [], damaged: new Map() });
    },
  };
}
