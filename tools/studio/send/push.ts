import { gitAnswer, gitSays, stoppableGit, stopped } from './git';

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

/** Explains that another branch makes those of the studio impossible. */
export const inTheWay = (branch: string, where: string) =>
  `Nothing was sent, and your changes are saved. Show this to whoever looks after the website: what is sent gets a name that begins with studio/, and ${branch} ${where} is in its way.`;

/** Explains why git refused to push. */
export function whyNotPushed(said: string): string {
  if (/cannot lock ref|refname conflict/.test(said)) return inTheWay('another branch', 'on the server');
  if (/non-fast-forward|fetch first|\[rejected\]/.test(said))
    return 'Not sent, because somebody else has changed the same texts of what you sent before. Ask them, or whoever looks after the website, which of the two counts.';
  if (said === stopped) return 'You have stopped it. Send again when you like.';
  if (/took longer than/.test(said))
    return 'The online copy of the website did not answer in time. Send again when the connection is better. If that goes on, tell whoever looks after the website.';
  // Before the next one: ssh ends every failure with 'Could not read from remote repository'.
  if (/resolve host|connect to|timed out/i.test(said))
    return 'The online copy of the website could not be reached. Check your internet connection, and send again.';
  if (/denied|authenti|could not read|403|publickey/i.test(said))
    return 'The online copy of the website does not know this computer. Ask whoever looks after the website to sign it in once, then send again.';
  return gitSays(said);
}

/** Pushes a branch of the studio, without force. Returns why it failed, or the address that opens a pull request. */
export async function push(
  project: string,
  remote: string,
  branch: string,
  stop?: AbortSignal,
): Promise<{ why: string } | { address: string | undefined }> {
  const ref = `refs/heads/${branch}`;
  const { failed, said } = await stoppableGit(stop, project, 'push', '--set-upstream', remote, `${ref}:${ref}`);
  if (failed) return { why: whyNotPushed(said) };
  const url = (await gitAnswer(project, 'remote', 'get-url', remote)).trim();
  const offered = /https:\/\/\S*(?:pull|merge_requests|pull-requests)\S*/.exec(said)?.[0];
  return { address: pullRequestAddress(url, branch) ?? offered };
}
