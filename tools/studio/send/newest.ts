import { fileInWords } from '../../shared/text';
import type { News, SentBefore } from '../api';
import { CannotChange } from '../documents/change-data';
import { sentencesFor } from '../places/sentences';
import { mistakesIn, withTexts } from '../saving/suppose';
import type { StudioFolder } from '../site';
import { git, gitAnswer, whyNotWritten } from './git';
import { type Merge, tryMerge } from './merge';
import { askRemote, isMerged, lineOf, type Remote, remoteOf, wasSent } from './remote';
import { currentBranch, unfinished } from './send';

const words = {
  noServer:
    'This copy of the website is not connected to the online copy, so there is nothing to get. Ask whoever looks after the website to connect it.',
  noAnswer:
    'The online copy of the website could not be reached. Nothing was changed. Check your internet connection, and try again later.',
  unfinished: (what: string) =>
    `Nothing was changed, because something was begun in this folder and not finished. Your own changes are still there. Show this to whoever looks after the website: ${what}.`,
  ownCommits: (branch: string) =>
    `Nothing was changed, because this computer has changes that were not sent by the studio. They are still there, and so are your own. Show this to whoever looks after the website: ${branch} is ahead of the online copy.`,
  clash: (files: readonly string[]) =>
    `Nothing was changed, because you and somebody else have changed the same texts in ${files.map((file) => fileInWords(file.replace(/^data\//, ''))).join(', ')}. Send your changes: whoever looks after the website then decides which of the two counts. Or undo yours, and get the newest version then.`,
  mistakes: (first: string) =>
    `Nothing was changed, because your changes and the newest version do not fit together: ${first} Correct that, and get the newest version then.`,
  inTheWay: (why: string) =>
    `Nothing was changed, because something in this folder is in the way. ${why} Your own changes are still there. Show this to whoever looks after the website.`,
  hasNewest: 'You have the newest version.',
  got: 'You now have the newest version. Your own changes are still there.',
  newCode:
    'The program behind the website has changed too. In the window in which you started the preview, hold Ctrl and press C. Then type npm install there and press Enter, and then npm run edit and Enter.',
};

/** How many of the studio's branches are looked at, the latest first. */
const mostSent = 5;

/** What became of what was sent from this computer, the latest first. */
async function sentBefore(project: string, remote: Remote): Promise<SentBefore[]> {
  const refs = await gitAnswer(
    project,
    'for-each-ref',
    '--sort=-committerdate',
    '--format=%(refname:lstrip=2)',
    'refs/heads/studio',
  );
  const sent: SentBefore[] = [];
  for (const branch of refs.split('\n').filter(Boolean).slice(0, mostSent)) {
    if (!(await wasSent(project, branch))) continue;
    const tip = remote.branches.get(branch);
    const last =
      (await lineOf(project, 'rev-parse', '--verify', '--quiet', `refs/remotes/${remote.name}/${branch}`)) ?? branch;
    const own = ['--first-parent', '--no-merges'];
    const subject = (await lineOf(project, 'log', '-1', ...own, '--format=%s', branch)) ?? branch;
    const merged = await isMerged(project, tip ?? last, remote.main);
    sent.push({ subject, state: merged ? 'merged' : tip === undefined ? 'gone' : 'waiting' });
  }
  return sent;
}

/** Returns the files of `data/` that differ between two trees, and whether anything else does. */
async function between(project: string, from: string, to: string) {
  const all = (await gitAnswer(project, 'diff', '--name-only', '--no-renames', '-z', '--relative', from, to, '--', '.'))
    .split('\0')
    .filter(Boolean);
  return {
    files: all.filter((file) => file.startsWith('data/')),
    others: all.some((file) => !file.startsWith('data/')),
  };
}

async function sentencesBetween(project: string, from: string, to: string, folder: StudioFolder) {
  const { files, others } = await between(project, from, to);
  const sentences: News['brings'] = [];
  for (const place of files) {
    const file = place.replace(/^data\//, '');
    const [before, after] = await Promise.all(
      [from, to].map(async (tree) => {
        const { out, failed } = await git(project, 'show', `${tree}:./${place}`);
        return failed ? undefined : { path: file, bytes: Buffer.from(out) };
      }),
    );
    sentences.push(
      ...(file.endsWith('.yaml')
        ? sentencesFor(file, before, after, folder)
        : [{ file, sentence: after ? 'new picture' : 'removed' }]),
    );
  }
  return { sentences, others };
}

/** Returns the branches of the online copy, or a sentence for staff that says why it cannot be asked. */
async function ask(project: string, stop?: AbortSignal): Promise<Remote | string> {
  if ((await git(project, 'rev-parse', '--verify', 'HEAD')).failed) return words.noServer;
  const name = await remoteOf(project);
  if (name === undefined) return words.noServer;
  return (await askRemote(project, name, await currentBranch(project), stop)) ?? words.noAnswer;
}

/** Says what the newest version would bring, what clashes with it, and what became of what was sent. Changes no file. */
export async function newsOf(project: string, folder: StudioFolder): Promise<News> {
  const none = { isOld: false, brings: [], others: false, clashes: [], sent: [] };
  const remote = await ask(project).catch((error: unknown) => (error as Error).message);
  if (typeof remote === 'string') return { ...none, unavailable: remote };
  const sent = await sentBefore(project, remote);
  if ((await lineOf(project, 'merge-base', '--is-ancestor', remote.main, 'HEAD')) !== undefined)
    return { ...none, sent };
  const { head, follows, clashes } = await tryMerge(project, remote);
  const base = follows ? head : ((await lineOf(project, 'merge-base', head, remote.main)) ?? head);
  const { sentences, others } = await sentencesBetween(project, base, remote.main, folder);
  return { isOld: true, brings: sentences, others, clashes, sent };
}

/**
 * Brings the newest version into the files, together with what is changed in them. Refuses, and changes nothing, if
 * somebody must decide. Commits nothing of what is changed.
 * @throws CannotChange
 */
export async function getNewest(
  project: string,
  read: () => StudioFolder,
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result> = (work) => work(),
): Promise<{ words: string }> {
  const remote = await ask(project);
  if (typeof remote === 'string') throw new CannotChange(remote);
  // The server was asked before this: saves go on meanwhile.
  return exclusively(async () => {
    const what = await unfinished(project);
    if (what !== undefined) throw new CannotChange(words.unfinished(what));
    if ((await lineOf(project, 'merge-base', '--is-ancestor', remote.main, 'HEAD')) !== undefined)
      return { words: words.hasNewest };
    const here = await currentBranch(project);
    const merge = await tryMerge(project, remote);
    if (!merge.follows && !here?.startsWith('studio/')) throw new CannotChange(words.ownCommits(here ?? 'no branch'));
    if (merge.merged === undefined) throw new CannotChange(words.clash(merge.clashes));
    const { files, others } = await between(project, merge.ours, merge.merged);
    // Newer files may need a newer program, whose check is not this one.
    if (!others) await refuseMistakes(project, read(), files, merge.merged);
    await put(project, merge, remote, here);
    return { words: others ? `${words.got} ${words.newCode}` : words.got };
  });
}

async function refuseMistakes(project: string, now: StudioFolder, files: readonly string[], tree: string) {
  const texts = new Map<string, string | null>();
  for (const file of files.filter((name) => name.endsWith('.yaml'))) {
    const { out, failed } = await git(project, 'show', `${tree}:./${file}`);
    texts.set(file.replace(/^data\//, ''), failed ? null : out);
  }
  const folder = withTexts(now, texts);
  const pictures = files.flatMap((file) =>
    file.startsWith('data/pictures/') ? file.replace('data/pictures/', '') : [],
  );
  const [first] = mistakesIn({ ...folder, pictures: [...new Set([...folder.pictures, ...pictures])] });
  if (first)
    throw new CannotChange(words.mistakes(`${fileInWords(first.file.replace(/^data\//, ''))}: ${first.message}`));
}

/**
 * Puts the merged files in place, and then the branch. If it is killed in between, the files are complete and nothing of
 * anybody is lost: the newest is then listed as changed here.
 */
async function put(
  project: string,
  { head, ours, merged = '', follows }: Merge,
  { main, mainBranch }: Remote,
  here: string | undefined,
) {
  await gitAnswer(project, 'add', '--all', '--', 'data');
  // Git would take files that were copied, and so have other times, for changed.
  await git(project, 'update-index', '-q', '--refresh');
  const { failed, said } = await git(project, 'read-tree', '-m', '-u', ours, merged);
  if (failed) {
    await git(project, 'reset', '--quiet', '--', 'data');
    throw new CannotChange(words.inTheWay(whyNotWritten(said)));
  }
  if (!follows) {
    // The merge itself holds no change of data/ that is not committed: those stay changes of the files.
    const clean = (await lineOf(project, 'merge-tree', '--write-tree', head, main))?.split('\n')[0] ?? merged;
    const commit = await gitAnswer(
      project,
      'commit-tree',
      clean,
      '-p',
      head,
      '-p',
      main,
      '-m',
      'Take over the newest version',
    );
    await gitAnswer(project, 'update-ref', 'HEAD', commit.trim());
  } else if (!here?.startsWith('studio/')) await gitAnswer(project, 'update-ref', 'HEAD', main);
  else await followMain(project, main, mainBranch);
  await gitAnswer(project, 'reset', '--quiet', '--', 'data');
}

/** Leaves a branch that is merged: for the main branch of this computer, or for none if that has commits of its own. */
async function followMain(project: string, main: string, branch: string) {
  const own = `refs/heads/${branch}`;
  const exists = (await lineOf(project, 'rev-parse', '--verify', '--quiet', own)) !== undefined;
  if (exists && (await lineOf(project, 'merge-base', '--is-ancestor', own, main)) === undefined) {
    await gitAnswer(project, 'update-ref', '--no-deref', 'HEAD', main);
    return;
  }
  await gitAnswer(project, 'update-ref', own, main);
  await gitAnswer(project, 'symbolic-ref', 'HEAD', own);
}
