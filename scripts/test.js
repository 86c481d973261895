// `npm test`: every test but `npm run preview-test`, in the order that takes the least time. Builds run beside what needs
// none, and each of the two keeps one core busy for about as long. The browser tests after them have both cores.
const { spawn } = require('node:child_process');

/** Runs an npm script. What a quiet one says is printed when it has ended, so that two do not talk at once. */
const run = (name, quiet = false) =>
  new Promise((resolve, reject) => {
    const started = Date.now();
    const child = spawn('npm', ['run', ...name.split(' ')], {
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      shell: process.platform === 'win32',
    });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(part));
    child.on('error', reject);
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      console.log(`npm run ${name}: ${Math.round((Date.now() - started) / 1000)} s`);
      if (code === 0) resolve();
      else reject(new Error(`"npm run ${name}" has failed`));
    });
  });

async function inOrder(names, quiet) {
  for (const name of names) await run(name, quiet);
}

async function main() {
  require('./install.js');
  // First and by itself: without sound data nothing else is worth its time.
  await run('check-data');
  // A browser that is missing or does not start is better known now than after eight minutes.
  await run('engines -- --project=*starts', true);
  const build = run('build', true);
  const both = await Promise.allSettled([
    // The types of the queries come with the build.
    build.then(() => inOrder(['fixture-site', 'edits-test', 'typecheck'], true)),
    inOrder(['lint', 'unit']).then(async () => {
      await build;
      await run('site-test');
    }),
  ]);
  for (const { reason } of both.filter(({ status }) => status === 'rejected')) throw reason;
  await run('e2e');
  await run('engines');
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
