// `npm run build`: Gatsby's build in less memory, and never upon half of another. Gatsby keeps the data of a build that was
// stopped or has failed, but not which pages were still to follow it: the next one would publish them as they were before.
// So a build that has ended well says so in its cache, `gatsby-node.ts` takes that back as the next one begins, and a cache
// that does not say so is thrown away. On Linux each thread has its own store of memory and gives little of it back; with
// two stores for all of them a build takes as long and needs a quarter of a gigabyte less.
const { spawnSync } = require('node:child_process');
const { existsSync, readFileSync, rmSync, writeFileSync } = require('node:fs');

const finished = '.cache/finished';
if (!existsSync(finished)) for (const folder of ['.cache', 'public']) rmSync(folder, { recursive: true, force: true });

const { error, status } = spawnSync(process.execPath, [require.resolve('gatsby/cli.js'), 'build'], {
  stdio: 'inherit',
  env: { MALLOC_ARENA_MAX: '2', ...process.env },
});
if (error) throw error;
if (status === 0) {
  writeFileSync(finished, '');
  // Gatsby's type generator cannot be told about a scalar of ours and writes `any`. `Html` is the only one.
  const types = 'src/gatsby-types.d.ts';
  writeFileSync(types, readFileSync(types, 'utf8').replace(/(?<=: |<)any\b/g, "import('./safe-html').Html"));
}
process.exitCode = status ?? 1;
