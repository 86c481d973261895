import { slugify } from '../../shared/text';
import type { Sent } from '../api';
import { CannotChange } from '../documents/change-data';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { git, gitAnswer, whyNotWritten } from './git';
import { inTheWay, push } from './push';
import { askRemote, isMerged, lastSent, moveOnto, type Remote, remoteOf } from './remote';

// For staff, who know nothing of Git. What only whoever looks after the site understands is said to be for them.
const words = {
  noRepository:
    'Your changes are saved, but cannot be sent: this copy of the website is not connected to the online copy. Give its folder to whoever looks after the website.',
  conflict:
    'Nothing was sent, because two versions of the same texts wait for a decision. Ask whoever looks after the website to choose one.',
  unfinished: (what: string) =>
    `Nothing was sent, because something was begun in this folder and not finished. Your changes are saved. Show this to whoever looks after the website: ${what}.`,
  stopped: 'You have stopped it. Nothing was sent, and your changes are saved.',
  changed: 'Nothing was sent, because something was changed at the same moment. Look at your changes, and send again.',
  nothing: 'There is nothing to send: nothing has changed.',
  noMessage: 'Say in a few words what you have changed.',
  noName:
    'Nothing was sent, because this computer does not know yet whose changes these are. Your changes are saved. Show this to whoever looks after the website, who sets it up once: git config user.name and user.email. Then send again.',
  noServer: (branch: string) =>
    `Your changes are saved on this computer, which is not connected to the online copy of the website. Tell whoever looks after the website this name: ${branch}.`,
  notSent: (branch: string, why: string) =>
    `Your changes are saved on this computer, under the name ${branch}, but not sent yet. ${why}`,
  open: 'Sent. Now press the link here. On the page that opens, press the button that asks for your changes to be accepted.',
  noAddress: (branch: string) =>
    `Sent, under the name ${branch}. Tell whoever looks after the website this name, and ask for it to be accepted.`,
  added: 'Sent, and added to what you sent before, which is not accepted yet. Both will be accepted together.',
  merged: 'What you sent before has been accepted, so these changes are sent separately.',
  deleted: (branch: string) =>
    `What you sent before was deleted online, so these changes are sent separately. This computer still has the earlier ones, under the name ${branch}.`,
  alone:
    'These changes are sent separately. What you sent before is not on the pages of this preview until it is accepted.',
  notOnTop:
    'Somebody else has changed the same texts, or a file of yours is in the way. So what you sent before is sent again with these, and whoever looks after the website decides which of the two counts.',
  newCode:
    'The program behind the website has changed too. In the window in which you started the preview, hold Ctrl and press C. Then type npm install there and press Enter, and then npm run edit and Enter.',
};

const longestName = 40;

/** Returns the names of the branches of this computer. */
const branchesOf = async (project: string) =>
  (await gitAnswer(project, 'for-each-ref', '--format=%(refname)', 'refs/heads'))
    .split('\n')
    .map((ref) => ref.replace('refs/heads/', ''));

/** What Git has begun and not ended, by the file or folder it keeps meanwhile. */
const begun: [file: string, what: string][] = [
  ['MERGE_HEAD', 'a merge'],
  ['rebase-merge', 'a rebase'],
  ['rebase-apply', 'a rebase or a patch'],
  ['CHERRY_PICK_HEAD', 'a cherry-pick'],
  ['REVERT_HEAD', 'a revert'],
  ['sequencer', 'a cherry-pick or revert'],
  ['BISECT_LOG', 'a search for the commit that broke something (bisect)'],
];

/** Says what Git has begun and not ended in this repository, or returns undefined. A commit would end or spoil it. */
export async function unfinished(project: string): Promise<string | undefined> {
  const places = await gitAnswer(project, 'rev-parse', ...begun.flatMap(([file]) => ['--git-path', file]));
  const found = places.split('\n').findIndex((place) => place !== '' && existsSync(resolve(project, place)));
  return begun[found]?.[1];
}

/** Returns the name of a branch that exists neither here nor on the remote. */
async function freeBranch(project: string, text: string, remote: Remote | undefined, now: Date): Promise<string> {
  const stem = slugify(text.split('\n')[0] ?? '')
    .slice(0, longestName)
    .replace(/-$/, '');
  const here = await branchesOf(project);
  const name = `studio/${now.toISOString().slice(0, 10)}-${stem || 'change'}`;
  for (let count = 1; ; count += 1) {
    const branch = count === 1 ? name : `${name}-${count}`;
    // Git cannot have both a branch `a` and a branch `a/b`.
    const taken = (other: string) => other === branch || other.startsWith(`${branch}/`);
    if (!here.some(taken) && ![...(remote?.branches.keys() ?? [])].some(taken)) return branch;
  }
}

/** Where changes go. */
interface Plan {
  /** The branch that they are added to, or undefined for a new one. */
  branch?: string;
  /** The commit after which everything is still to be sent. */
  base: string;
  /** The commit that they are put on, unless they stay where they are. */
  onto?: string | undefined;
  /** What staff read about it. */
  why?: string;
}

/**
 * Decides where changes go. They are added to what was sent before, until that is merged or its branch is deleted. Then,
 * or if they are to be `alone`, they begin a new branch from the main branch.
 */
async function planFor(
  project: string,
  here: string | undefined,
  remote: Remote | undefined,
  alone: boolean,
): Promise<Plan> {
  const base = await headOf(project);
  if (!here?.startsWith('studio/')) return { base, onto: remote?.main };
  const sent = remote && (await lastSent(project, remote, here));
  if (sent === undefined) return { branch: here, base };
  const tip = remote?.branches.get(here);
  const anew = { base: sent, onto: remote?.main };
  if (tip === undefined) return { ...anew, why: words.deleted(here) };
  if (await isMerged(project, tip, remote?.main ?? '')) return { ...anew, why: words.merged };
  return alone ? { ...anew, why: words.alone } : { branch: here, base: sent, onto: tip, why: words.added };
}

/** Commits `data/` alone. @throws CannotChange */
async function commit(project: string, text: string): Promise<void> {
  await gitAnswer(project, 'add', '--all', '--', 'data');
  const { failed, said, out } = await git(project, 'commit', '--message', text, '--', 'data');
  if (failed)
    throw new CannotChange(
      /user\.(?:name|email)|tell me who you are/i.test(said)
        ? words.noName
        : `Nothing was sent. ${whyNotWritten(said || out)}`,
    );
}

/**
 * Commits what has changed in `data/`, and nothing else, on a branch of the studio, and pushes the branch if there is a
 * remote. Never forces, and never commits on another branch. With `alone`, adds nothing to what was sent before.
 * @throws CannotChange
 */
export async function sendChanges(
  project: string,
  { message, alone = false }: { message: string; alone?: boolean | undefined },
  now = new Date(),
  { exclusively = (work) => work(), stop, isSame = () => true }: Meanwhile = {},
): Promise<Sent> {
  const { text, hasChanges, here, name } = await exclusively(() => begin(project, message));
  const remote = name === undefined ? undefined : await askRemote(project, name, here, stop);
  if (stop?.aborted) throw new CannotChange(words.stopped);
  if (remote?.branches.has('studio')) throw new CannotChange(inTheWay('the branch "studio"', 'on the server'));

  const { branch, plan, notes } = await exclusively(async () => {
    if (!isSame()) throw new CannotChange(words.changed);
    const plan = await planFor(project, here, remote, alone);
    const branch = plan.branch ?? (await freeBranch(project, text || (await subjectOf(project)), remote, now));
    await commitOn(project, branch, here, hasChanges ? text : undefined);
    if (name === undefined) return { branch, plan, notes: [] };
    const committed = await headOf(project);
    const isOnTop =
      plan.onto === undefined || plan.onto === plan.base || (await moveOnto(project, plan.base, plan.onto));
    const code = await git(project, 'diff', '--quiet', committed, 'HEAD', '--', '.', ':(exclude)data');
    return { branch, plan, notes: [...(isOnTop ? [] : [words.notOnTop]), ...(code.failed ? [words.newCode] : [])] };
  });
  if (name === undefined) return { branch, words: words.noServer(branch) };
  const pushed = await push(project, name, branch, stop);
  if ('why' in pushed) return { branch, words: [words.notSent(branch, pushed.why), ...notes].join(' ') };
  const { address } = pushed;
  const done = plan.branch && plan.why ? [plan.why] : [plan.why ?? '', address ? words.open : words.noAddress(branch)];
  return { branch, address, words: [...done, ...notes].filter(Boolean).join(' ') };
}

/** What else goes on while changes are sent. */
interface Meanwhile {
  /** Carries out what no save may come between. The server is asked outside of it. */
  exclusively?: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Stops the waiting for the server. */
  stop?: AbortSignal;
  /** Whether `data/` is still what staff have agreed to send. */
  isSame?: () => boolean;
}

/** Checks whether there is something to send and nothing in its way. @throws CannotChange */
async function begin(project: string, message: string) {
  if ((await git(project, 'rev-parse', '--verify', 'HEAD')).failed) throw new CannotChange(words.noRepository);
  const status = await gitAnswer(project, 'status', '--porcelain', '-z', '--', 'data');
  if (/(?:^|\0)(?:DD|AU|UD|UA|DU|AA|UU) /.test(status)) throw new CannotChange(words.conflict);
  const text = message.trim();
  if (status === '' && !(await hasUnsent(project))) throw new CannotChange(words.nothing);
  if (status !== '' && text === '') throw new CannotChange(words.noMessage);

  const what = await unfinished(project);
  if (what !== undefined) throw new CannotChange(words.unfinished(what));
  if ((await branchesOf(project)).includes('studio'))
    throw new CannotChange(inTheWay('the branch "studio"', 'on this computer'));
  return { text, hasChanges: status !== '', here: await currentBranch(project), name: await remoteOf(project) };
}

/** Commits on a branch, which is made if it is not `here`. If that fails, `here` is checked out as before. */
async function commitOn(project: string, branch: string, here: string | undefined, text: string | undefined) {
  try {
    if (branch !== here) await gitAnswer(project, 'switch', '--quiet', '--create', branch);
    if (text !== undefined) await commit(project, text);
  } catch (error) {
    if (branch !== here) {
      // Unlike `git switch`, these work beside the lock that a stopped Git has left.
      if (here === undefined) await git(project, 'update-ref', '--no-deref', 'HEAD', await headOf(project));
      else await git(project, 'symbolic-ref', 'HEAD', `refs/heads/${here}`);
      await git(project, 'branch', '--quiet', '--delete', branch);
    }
    throw error;
  }
}

const subjectOf = (project: string) => gitAnswer(project, 'log', '-1', '--format=%s');
const headOf = async (project: string) => (await gitAnswer(project, 'rev-parse', 'HEAD')).trim();

/** Returns the name of the current branch, or undefined where HEAD is detached. */
export async function currentBranch(project: string): Promise<string | undefined> {
  const { out, failed } = await git(project, 'symbolic-ref', '--quiet', '--short', 'HEAD');
  return failed ? undefined : out.trim();
}

/** Whether a branch of the studio is checked out whose commits of `data/` are not all on the remote. */
export async function hasUnsent(project: string): Promise<boolean> {
  const [branch, remote] = [await currentBranch(project), await remoteOf(project)];
  if (!branch?.startsWith('studio/') || remote === undefined) return false;
  const known = `--remotes=${remote}`;
  return (await gitAnswer(project, 'rev-list', '--max-count=1', 'HEAD', '--not', known, '--', 'data')) !== '';
}
