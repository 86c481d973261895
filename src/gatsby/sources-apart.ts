import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { siteSources } from '../site-output/site-sources';

type Answer = ReturnType<typeof siteSources>;

/** Replaces `__dirname` by the folder of the source, so that code in a bundle elsewhere still finds the files beside it. */
const ownFolders = (project: string): Plugin => ({
  name: 'own-folders',
  setup(bundler) {
    bundler.onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      if (!file.startsWith(project + path.sep)) return undefined;
      const contents = await readFile(file, 'utf8');
      return { contents: contents.replaceAll('__dirname', JSON.stringify(path.dirname(file))), loader: 'ts' };
    });
  },
});

/**
 * Runs `siteSources` in a process of its own. It reads all entries, which takes 200 MB for a thousand guides. In Gatsby's
 * process, which reads them again for its own nodes, they would stay in memory until the build ends.
 * @throws if the process ends without an answer; what it has printed says why
 */
export async function sourcesApart(project: string): Promise<Answer> {
  const program = path.join(project, '.cache', 'site-sources.js');
  await build({
    stdin: {
      contents:
        "import { siteSources } from './src/site-output/site-sources'; process.send(siteSources(process.cwd()));",
      resolveDir: project,
    },
    outfile: program,
    bundle: true,
    platform: 'node',
    packages: 'external',
    plugins: [ownFolders(project)],
  });
  return new Promise((resolve, reject) => {
    fork(program, { cwd: project, serialization: 'advanced' })
      .on('message', (answer) => {
        resolve(answer as Answer);
      })
      .on('error', reject)
      // Comes after the last message, which 'exit' may not.
      .on('disconnect', () => {
        reject(new Error('data/ could not be read: the process that reads it has ended without an answer.'));
      });
  });
}
