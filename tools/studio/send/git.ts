import { execFile, type ExecFileException } from 'node:child_process';
import { promisify } from 'node:util';
import { CannotChange } from '../documents/change-data';

const seconds = 120;
const run = promisify(execFile);

/** What `said` of a command is once staff have stopped it. */
export const stopped = 'it was stopped.';

interface Answer {
  out: string;
  /** What git said beside its answer; the reason if `failed`. */
  said: string;
  failed: boolean;
}

/**
 * Runs git in a project, without a shell: no argument can become a command. Never asks for a password.
 * @throws CannotChange if git is not installed
 */
export const git = (project: string, ...args: string[]): Promise<Answer> => stoppableGit(undefined, project, ...args);

/**
 * Runs git as `git` does, until it is stopped. For what waits for a server.
 * @throws CannotChange if git is not installed
 */
export const stoppableGit = (stop: AbortSignal | undefined, project: string, ...args: string[]): Promise<Answer> =>
  runGit(project, args, { ...(stop && { signal: stop }) });

/**
 * Runs git as `git` does, on an index of its own: what is staged stays as it is.
 * @throws CannotChange if git is not installed
 */
export const gitOnIndex = (index: string, project: string, ...args: string[]): Promise<Answer> =>
  runGit(project, args, {}, { GIT_INDEX_FILE: index });

async function runGit(
  project: string,
  args: readonly string[],
  options: { signal?: AbortSignal },
  environment: Record<string, string> = {},
): Promise<Answer> {
  try {
    const { stdout, stderr } = await run('git', args, {
      cwd: project,
      maxBuffer: 50_000_000,
      timeout: seconds * 1000,
      ...options,
      env: {
        GIT_SSH_COMMAND: 'ssh -o BatchMode=yes',
        ...process.env,
        GIT_TERMINAL_PROMPT: '0',
        GIT_EDITOR: 'true',
        LC_ALL: 'C',
        ...environment,
      },
    });
    return { out: stdout, said: stderr, failed: false };
  } catch (error) {
    const { code, killed, stdout = '', stderr = '' } = error as ExecFileException;
    if (code === 'ENOENT')
      throw new CannotChange(
        'Your changes are saved, but cannot be sent: the program that sends, Git, is not on this computer. Ask whoever looks after the website to install it.',
      );
    if (options.signal?.aborted) return { out: stdout, said: stopped, failed: true };
    return { out: stdout, said: killed ? `it took longer than ${seconds} seconds.` : stderr.trim(), failed: true };
  }
}

/** Explains what git said when it could not write. */
export function whyNotWritten(said: string): string {
  if (/\.lock': File exists/.test(said))
    return 'Another program is busy with this folder. Wait a minute, and send again. If that goes on, show this to whoever looks after the website: a file that ends in .lock was left in the folder .git.';
  if (/No space left/i.test(said)) return 'The disc is full. Make room and send again.';
  if (/Permission denied|Read-only file system/i.test(said))
    return 'You have no permission to write in this folder. Show this to whoever looks after the website: the folder .git.';
  return gitSays(said);
}

/** Matches advice that would give somebody's work up. */
const givesUp = /--(?:abort|quit|skip|hard|force)|worktree add/;

/** Repeats what git said, without its advice. */
export const gitSays = (said: string) =>
  `Show this to whoever looks after the website: ${said
    .split('\n')
    .filter((line) => !givesUp.test(line) && !line.startsWith('hint:'))
    .join(' ')}`;

/** Returns git's answer. @throws CannotChange with what git said */
export async function gitAnswer(project: string, ...args: string[]): Promise<string> {
  const { out, said, failed } = await git(project, ...args);
  if (failed) throw new CannotChange(whyNotWritten(said));
  return out;
}
