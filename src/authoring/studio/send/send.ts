import { slugify } from '../../../domain/text';
import type { Sent } from '../api';
import { CannotChange } from '../documents/change-data';
import { git, gitAnswer } from './git';

const longestName = 40;

/** Returns the name of a branch that does not exist yet. */
async function freeBranch(project: string, message: string, now: Date): Promise<string> {
  const words = slugify(message.split('\n')[0] ?? '')
    .slice(0, longestName)
    .replace(/-$/, '');
  const name = `studio/${now.toISOString().slice(0, 10)}-${words || 'change'}`;
  for (let count = 1; ; count += 1) {
    const branch = count === 1 ? name : `${name}-${count}`;
    const { failed } = await git(project, 'rev-parse', '--verify', '--quiet', `refs/heads/${branch}`);
    if (failed) return branch;
  }
}

/** Returns the address that opens a pull request for a branch, for the hosts whose addresses are known. */
export function pullRequestAddress(remote: string, branch: string): string | undefined {
  const [, host = '', name = ''] =
    /^(?:https:\/\/(?:[^@/]*@)?|ssh:\/\/git@|git@)([\w.-]+)(?::\d+)?[:/](.+?)(?:\.git)?\/?$/.exec(remote) ?? [];
  const escaped = encodeURIComponent(branch);
  if (host === 'github.com') return `https://github.com/${name}/pull/new/${branch}`;
  if (host === 'gitlab.com')
    return `https://gitlab.com/${name}/-/merge_requests/new?merge_request%5Bsource_branch%5D=${escaped}`;
  if (host === 'bitbucket.org') return `https://bitbucket.org/${name}/pull-requests/new?source=${escaped}`;
  return undefined;
}

/** Explains why git refused to push. */
export function whyNotPushed(said: string): string {
  if (/non-fast-forward|fetch first|\[rejected\]/.test(said))
    return 'Somebody else has added to this branch. Nothing of theirs was overwritten. Ask them, or whoever looks after the site, to bring both together.';
  // Before the next one: ssh ends every failure with 'Could not read from remote repository'.
  if (/resolve host|connect to|timed out/i.test(said))
    return 'The server could not be reached. Send again when there is a connection.';
  if (/denied|authenti|could not read|403|publickey/i.test(said))
    return 'The server did not accept your name or key. Sign in to it with Git once, then send again.';
  return `Git says: ${said}`;
}

/**
 * Commits what has changed in `data/`, and nothing else, on a branch of its own, and pushes the branch if there is a
 * remote. Never forces, and never commits on another branch.
 * @throws CannotChange
 */
export async function sendChanges(project: string, message: string, now = new Date()): Promise<Sent> {
  if ((await git(project, 'rev-parse', '--verify', 'HEAD')).failed)
    throw new CannotChange(
      'This folder is not a Git repository with a commit. Your changes are saved in data/. Send that folder to whoever looks after the site.',
    );
  const status = await gitAnswer(project, 'status', '--porcelain', '-z', '--', 'data');
  if (/(?:^|\0)(?:DD|AU|UD|UA|DU|AA|UU) /.test(status))
    throw new CannotChange(
      'Two versions of a file in data/ are waiting to be brought together (a merge conflict). Nothing was sent. Choose one in the file, or ask whoever looks after the site.',
    );
  if (status === '') {
    const pushed = await push(project, (await currentBranch(project)) ?? '');
    if (pushed) return pushed;
    throw new CannotChange('There is nothing to send: data/ is as it was at the last commit.');
  }
  const text = message.trim();
  if (text === '') throw new CannotChange('Say in a few words what you have changed.');
  const here = await currentBranch(project);
  const branch = here?.startsWith('studio/') ? here : await freeBranch(project, text, now);
  if (branch !== here) await gitAnswer(project, 'switch', '--create', branch);
  await gitAnswer(project, 'add', '--all', '--', 'data');
  const { failed, said, out } = await git(project, 'commit', '--message', text, '--', 'data');
  if (failed)
    throw new CannotChange(
      /user\.(?:name|email)|tell me who you are/i.test(said)
        ? 'Git does not know who you are. Run: git config --global user.name "Your name", and the same with user.email. Then send again.'
        : `Nothing was committed. Git says: ${said || out}`,
    );
  return (
    (await push(project, branch)) ?? {
      branch,
      words: `Your changes are committed on the branch ${branch} of this computer. No server is set up: tell whoever looks after the site the name of the branch, or add a remote and send again.`,
    }
  );
}

/** Returns the name of the current branch, or undefined where HEAD is detached. */
async function currentBranch(project: string): Promise<string | undefined> {
  const { out, failed } = await git(project, 'symbolic-ref', '--quiet', '--short', 'HEAD');
  return failed ? undefined : out.trim();
}

async function remoteOf(project: string): Promise<string | undefined> {
  const remotes = (await gitAnswer(project, 'remote')).split('\n').filter(Boolean);
  return remotes.includes('origin') ? 'origin' : remotes[0];
}

/** Whether a branch of the studio is checked out whose commits of `data/` are not all on the remote. */
export async function hasUnsent(project: string): Promise<boolean> {
  const [branch, remote] = [await currentBranch(project), await remoteOf(project)];
  if (!branch?.startsWith('studio/') || remote === undefined) return false;
  const known = `--remotes=${remote}`;
  return (await gitAnswer(project, 'rev-list', '--max-count=1', 'HEAD', '--not', known, '--', 'data')) !== '';
}

/** Pushes a branch of the studio. Returns undefined without a remote, or on another branch. */
async function push(project: string, branch: string): Promise<Sent | undefined> {
  const remote = await remoteOf(project);
  if (remote === undefined || !branch.startsWith('studio/')) return undefined;
  const { failed, said } = await git(
    project,
    'push',
    '--set-upstream',
    remote,
    `refs/heads/${branch}:refs/heads/${branch}`,
  );
  if (failed)
    return {
      branch,
      words: `Your changes are committed on the branch ${branch}, but not yet sent. ${whyNotPushed(said)}`,
    };
  const url = (await gitAnswer(project, 'remote', 'get-url', remote)).trim();
  const offered = /https:\/\/\S*(?:pull|merge_requests|pull-requests)\S*/.exec(said)?.[0];
  const address = pullRequestAddress(url, branch) ?? offered;
  return {
    branch,
    address,
    words: address
      ? 'Sent. Open the address and press the button there to ask for your changes to be taken over.'
      : `Sent on the branch ${branch}. Ask whoever looks after the site to take it over.`,
  };
}
