import { git, stoppableGit } from './git';

/** What a remote has, as of now. */
export interface Remote {
  name: string;
  /** The newest commit of its main branch. */
  main: string;
  /** The name of its main branch. */
  mainBranch: string;
  /** The newest commits of the studio's branches there, by their names. */
  branches: ReadonlyMap<string, string>;
}

/** Returns what a command prints, or undefined if it fails. */
export async function lineOf(project: string, ...args: string[]): Promise<string | undefined> {
  const { out, failed } = await git(project, ...args);
  return failed ? undefined : out.trim();
}

/** Returns the remote that the studio sends to, or undefined if there is none. */
export async function remoteOf(project: string): Promise<string | undefined> {
  const all = ((await lineOf(project, 'remote')) ?? '').split('\n').filter(Boolean);
  // Git would take such a name for an option, of which some run programs.
  const remotes = all.filter((name) => !name.startsWith('-'));
  return remotes.includes('origin') ? 'origin' : remotes[0];
}

/** Returns the address of the remote that the studio sends to, without a name or password in it. */
export async function addressOfRemote(project: string): Promise<string | undefined> {
  const name = await remoteOf(project);
  if (name === undefined) return undefined;
  const address = await lineOf(project, 'remote', 'get-url', '--push', name);
  return address?.replace(/^(\w+:\/\/)[^/@]*@/, '$1');
}

/**
 * Asks a remote for its main branch and the studio's branches, and fetches the commits of the main branch and of
 * `branch`. Returns undefined if it does not answer, or has no main branch.
 */
export async function askRemote(
  project: string,
  name: string,
  branch?: string,
  stop?: AbortSignal,
): Promise<Remote | undefined> {
  const asked = ['HEAD', 'refs/heads/studio', 'refs/heads/studio/*'];
  const { out: said, failed: unanswered } = await stoppableGit(stop, project, 'ls-remote', '--symref', name, ...asked);
  if (unanswered) return undefined;
  const [, main] = /^([0-9a-f]+)\tHEAD$/m.exec(said) ?? [];
  const [, mainRef] = /^ref: (refs\/heads\/\S+)\tHEAD$/m.exec(said) ?? [];
  if (main === undefined || mainRef === undefined) return undefined;
  const branches = new Map(
    [...said.matchAll(/^([0-9a-f]+)\trefs\/heads\/(studio(?:\/\S+)?)$/gm)].map(([, id, own]) => [
      String(own),
      String(id),
    ]),
  );
  const wanted = [mainRef, ...(branch !== undefined && branches.has(branch) ? [`refs/heads/${branch}`] : [])];
  const { failed } = await stoppableGit(stop, project, 'fetch', '--quiet', '--no-tags', name, ...wanted);
  return failed ? undefined : { name, main, mainBranch: mainRef.replace('refs/heads/', ''), branches };
}

/** Returns the tree of a merge that needs nobody's decision, or undefined. Touches no file. */
async function mergedTree(project: string, one: string, other: string): Promise<string | undefined> {
  return (await lineOf(project, 'merge-tree', '--write-tree', one, other))?.split('\n')[0];
}

/**
 * Whether a branch has been merged: as it is, or rebased or squashed into other commits. Then merging it once more would
 * change nothing.
 */
export async function isMerged(project: string, tip: string, main: string): Promise<boolean> {
  if ((await lineOf(project, 'merge-base', '--is-ancestor', tip, main)) !== undefined) return true;
  return (await mergedTree(project, main, tip)) === (await lineOf(project, 'rev-parse', `${main}^{tree}`));
}

/** Returns the newest commit of a branch of this computer that a remote has had, or undefined if it was never sent. */
export async function lastSent(project: string, { name, main }: Remote, branch: string): Promise<string | undefined> {
  if (!(await wasSent(project, branch))) return undefined;
  const tip = await lineOf(project, 'rev-parse', '--verify', '--quiet', `refs/remotes/${name}/${branch}`);
  // A fetch may have removed the name of a branch that was deleted there.
  return lineOf(project, 'merge-base', 'HEAD', tip ?? main);
}

/** Whether a branch of the studio has ever been sent: its first push gives it an upstream. Clones give one to `main` too. */
export const wasSent = async (project: string, branch: string): Promise<boolean> =>
  (await lineOf(project, 'config', '--get', `branch.${branch}.merge`)) !== undefined;

/**
 * Puts the commits after `base` as one commit on top of `onto`, and the files of the project with them. Returns false,
 * and changes nothing, if both have changed the same lines, or files with changes of their own are in the way.
 */
export async function moveOnto(project: string, base: string, onto: string): Promise<boolean> {
  // As a child of `base`, so that Git compares with it and not with an older commit that both come from.
  const theirs = await lineOf(project, 'commit-tree', `${onto}^{tree}`, '-p', base, '-m', 'Theirs');
  const tree = theirs === undefined ? undefined : await mergedTree(project, theirs, 'HEAD');
  const text = await lineOf(project, 'log', '--reverse', '--format=%B', `${base}..HEAD`);
  if (tree === undefined || text === undefined) return false;
  const commit = await lineOf(project, 'commit-tree', tree, '-p', onto, '-m', text);
  return commit !== undefined && !(await git(project, 'reset', '--quiet', '--keep', commit)).failed;
}
