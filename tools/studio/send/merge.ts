import { rm } from 'node:fs/promises';
import path from 'node:path';
import { CannotChange } from '../documents/change-data';
import { git, gitAnswer, gitOnIndex, whyNotWritten } from './git';
import { isMerged, type Remote } from './remote';

/** How the newest version and what is in the files come together. */
export interface Merge {
  head: string;
  /** The tree of the files as they are. */
  ours: string;
  /** The tree of both together. Undefined if there are clashes. */
  merged?: string | undefined;
  /** Files that both have changed in the same lines. */
  clashes: string[];
  /** Whether all commits of this copy are on the main branch, so that it can follow. */
  follows: boolean;
}

const treeOf = (project: string, commit: string) => gitAnswer(project, 'rev-parse', `${commit}^{tree}`);

/** Returns the tree of the last commit with `data/` as it is in the files. */
async function treeOfFiles(project: string): Promise<string> {
  const place = (await gitAnswer(project, 'rev-parse', '--git-path', `studio-${process.pid}`)).trim();
  const index = path.resolve(project, place);
  try {
    for (const command of [
      ['read-tree', 'HEAD'],
      ['add', '--all', '--', 'data'],
    ]) {
      const { failed, said } = await gitOnIndex(index, project, ...command);
      if (failed) throw new CannotChange(whyNotWritten(said));
    }
    return (await gitOnIndex(index, project, 'write-tree')).out.trim();
  } finally {
    await rm(index, { force: true });
  }
}

/** Commits that only Git compares need no name, which it may not know. */
const nobody = ['-c', 'user.name=Nobody', '-c', 'user.email=nobody@localhost'];

/** Brings the newest version and the files together. Touches no file. */
export async function tryMerge(project: string, { main }: Remote): Promise<Merge> {
  const head = (await gitAnswer(project, 'rev-parse', 'HEAD')).trim();
  const ours = await treeOfFiles(project);
  const follows = await isMerged(project, head, main);
  const commitOf = async (tree: string) =>
    (await gitAnswer(project, ...nobody, 'commit-tree', tree, '-p', head, '-m', 'For a comparison')).trim();
  // As a child of HEAD, so that what was merged under another commit is not taken for a change.
  const theirs = follows ? await commitOf((await treeOf(project, main)).trim()) : main;
  const { out, failed } = await git(
    project,
    'merge-tree',
    '--write-tree',
    '--name-only',
    '--no-messages',
    await commitOf(ours),
    theirs,
  );
  const [merged, ...files] = out.split('\n').filter(Boolean);
  return { head, ours, follows, ...(failed ? { clashes: files } : { merged, clashes: [] }) };
}
