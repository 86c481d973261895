// `npm run build`: Gatsby's build in less memory. On Linux each thread has its own store of memory and gives little of it
// back; with two stores for all of them a build takes as long and needs a quarter of a gigabyte less.
const { spawnSync } = require('node:child_process');

const { error, status } = spawnSync(process.execPath, [require.resolve('gatsby/cli.js'), 'build'], {
  stdio: 'inherit',
  env: { MALLOC_ARENA_MAX: '2', ...process.env },
});
if (error) throw error;
process.exitCode = status ?? 1;
