import { spawnSync } from 'node:child_process';
import { routeIn, type Site } from './site';

/**
 * Returns the address of every entry that `main` has or had, by its history. Returns none without git or without that
 * branch, as in a copy of the files; a shallow clone knows only its last commit. A pull request is checked with the whole
 * history.
 */
export function publishedAddresses(project: string, site: Site): string[] {
  const git = (...words: string[]) => {
    const { status, stdout } = spawnSync('git', ['-C', project, ...words], { encoding: 'utf8' });
    return status === 0 ? stdout.split('\n').filter(Boolean) : [];
  };
  // Not in a folder inside another repository, such as a test's copy of the project.
  if (git('rev-parse', '--show-prefix').length > 0 || git('rev-parse', '--git-dir').length === 0) return [];
  const [branch] = ['origin/main', 'main'].filter((name) => git('rev-parse', '--verify', '--quiet', name).length > 0);
  if (branch === undefined) return [];
  const folders = site.collections.flatMap(({ files, route }) =>
    route && files.endsWith('/') ? [`data/${files.slice(0, -1)}`] : [],
  );
  const files = git('log', '--format=', '--name-only', '--no-renames', '--diff-filter=AD', branch, '--', ...folders);
  const routes = [...new Set(files)].flatMap((file) =>
    file.endsWith('.yaml') ? (routeIn(site, file.replace(/^data\//, '')) ?? []) : [],
  );
  return [...new Set(routes)].sort();
}
