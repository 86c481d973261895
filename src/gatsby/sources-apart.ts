import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { siteSources } from '../site-output/site-sources';

type Answer = ReturnType<typeof siteSources>;

/** Lets a file of the project find what lies beside it, although it runs from a bundle elsewhere. */
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
 * Asks src/site-output/site-sources.ts in a process of its own. All entries are read there, which takes 200 MB for a thousand
 * guides; Gatsby reads them again, and a process returns no memory before it ends.
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
