import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { copyProject } from '../../scripts/tests/project-copy';
import { fixture } from '../../test/fixture';

const project = path.resolve(__dirname, '../..');

/** `npm run edit`, or `npm run develop`, in a copy of the project with the fixture's content. */
export class RunningEdit {
  readonly copy = copyProject(project, 'preview', { keep: true, content: fixture });
  /** Everything that it has printed. */
  said = '';
  private npm: ChildProcess | undefined;

  constructor(
    private readonly port: number,
    private readonly command: 'edit' | 'develop' = 'edit',
  ) {
    cpSync(path.join(project, 'scripts'), path.join(this.copy, 'scripts'), { recursive: true });
  }

  start() {
    this.npm = spawn('npm', ['run', this.command, '--', '--port', String(this.port)], {
      cwd: this.copy,
      // With its processes in a group, because Gatsby outlives npm unless `npm run edit` ends it.
      detached: this.command === 'develop',
      env: { ...process.env, CI: 'true' },
      stdio: 'pipe',
    });
    for (const stream of [this.npm.stdout, this.npm.stderr])
      stream?.on('data', (part) => {
        this.said += String(part);
      });
  }

  /** Waits until pages can be visited. */
  async isReady() {
    await expect
      .poll(() => this.said, { timeout: 600_000, intervals: [1000] })
      .toContain('Building development bundle');
  }

  kill(signal: 'SIGTERM' | 'SIGKILL') {
    if (this.command === 'develop' && this.npm?.pid) process.kill(-this.npm.pid, signal);
    else this.npm?.kill(signal);
  }

  /** Waits until the server has ended. */
  async hasEnded() {
    const answers = () =>
      fetch(this.at('/')).then(
        (response) => response.ok,
        () => false,
      );
    await expect.poll(answers, { timeout: 20_000 }).toBe(false);
  }

  at = (route: string) => `http://${this.command === 'edit' ? '127.0.0.1' : 'localhost'}:${this.port}${route}`;
  /** Returns the address that the terminal shows, which brings the key of the studio. */
  printed = () => /http:\/\/\S+#key=[0-9a-f]+/.exec(this.said)?.[0] ?? '';
  /** Returns the code for sending that the terminal has shown last. */
  sendCode = () => [...this.said.matchAll(/type these six digits [^:]*: (\d{6})/g)].at(-1)?.[1] ?? '';
  file = (name: string) => path.join(this.copy, 'data', name);
  read = (name: string) => readFileSync(this.file(name), 'utf8');

  /** Changes a file as an editor would. */
  change(name: string, from: string, to: string) {
    const text = this.read(name);
    expect(text).toContain(from);
    writeFileSync(
      this.file(name),
      text.replace(from, () => to),
    );
  }

  git = (...words: string[]) => execFileSync('git', words, { cwd: this.copy, encoding: 'utf8' });

  /** Makes the copy a repository of its own, with `data/` as it is now. */
  beginGit() {
    this.git('init', '--quiet', '--initial-branch=main');
    this.commit();
  }

  commit() {
    this.git('add', 'data');
    this.git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--allow-empty', '-m', 'Now');
  }

  /** Returns the lines of `data/` that differ from the last commit: `-old` and `+new`. */
  changedLines() {
    this.git('add', '--intent-to-add', 'data');
    const lines = this.git('diff', '--unified=0', '--', 'data').split('\n');
    return lines.filter((line) => /^[-+](?![-+]{2} )/.test(line));
  }
}
