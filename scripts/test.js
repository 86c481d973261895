// `npm test` runs every suite but those that take too long, in the fastest order. `npm test -- e2e` runs one suite; options
// follow its name: npm test -- e2e booking.spec.ts -g keyboard
const { spawn } = require('node:child_process');
const path = require('node:path');

const browserTests = (folder) => `playwright test --config e2e/${folder}playwright.config.ts`;

const suites = {
  // The browsers that the tests drive here, and what cannot run without another one.
  programs: 'tsx scripts/tests/programs.ts',
  'check-data': 'tsx scripts/check-data.ts',
  build: 'node scripts/build.js',
  lint: 'npm run lint',
  typecheck: 'tsc --noEmit',
  // Only the Jest tests. Two workers, because the builds beside them end first and leave a core idle.
  unit: 'jest --maxWorkers=2',
  // What holds for any content, in Chromium on public/.
  site: browserTests('content/'),
  // Builds the site that e2e, engines and spoken visit, into .tmp/fixture-site.
  'fixture-site': 'tsx scripts/tests/fixture-site.ts',
  // Everything the code has to do, in Chromium.
  e2e: browserTests(''),
  // The journeys in Chromium, Firefox and WebKit, as far as they are installed.
  engines: 'tsx scripts/tests/engines.ts',
  // Builds the fixture with other data: whatever is changed changes on every page.
  edits: browserTests('edits/'),
  // Not part of `npm test`: what staff see in `npm run edit`. A development server takes minutes to start.
  preview: browserTests('preview/'),
  // Not part of `npm test`: what a screen reader says, in Firefox, where it is installed; three minutes.
  spoken: 'tsx scripts/tests/spoken.ts',
  // Not part of `npm test`: each common edit by itself, with the commands of a pull request; two minutes an edit.
  'staff-edits': 'tsx scripts/tests/staff-edits.ts',
  // Not part of `npm test`: the site with the entries of a busy company; ten minutes. Fails where a list is too long.
  grown: 'tsx scripts/grown/grown-site.ts',
  // Not part of `npm test`: 200 random edits; each build on kept work must equal one in an empty folder. 15 minutes.
  'random-edits': 'tsx scripts/tests/random-edits.ts',
  // Not part of `npm test`: what Siteimprove's Alfa and IBM's engine call wrong on every page and in every state.
  auditors: 'tsx scripts/tests/auditors.ts',
  // Not part of `npm test`: the tests of each tool, copied alone into an empty folder; half a minute each.
  'tools-alone': 'tsx scripts/tests/tools-alone.ts',
};

const env = {
  ...process.env,
  PATH: [path.resolve('node_modules/.bin'), process.env.PATH].join(path.delimiter),
};

/** Runs a suite. Prints the output of a `quiet` one when it has ended, so that the output of two does not mix. */
const run = (name, { quiet = false, options = [] } = {}) =>
  new Promise((resolve, reject) => {
    const started = Date.now();
    const [command, ...words] = suites[name].split(' ');
    const child = spawn(command, [...words, ...options], {
      env,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      shell: process.platform === 'win32',
    });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(part));
    child.on('error', reject);
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      console.log(`${name}: ${Math.round((Date.now() - started) / 1000)} s`);
      if (code === 0) resolve();
      else reject(new Error(`"npm test -- ${name}" has failed`));
    });
  });

async function inOrder(names, options) {
  for (const name of names) await run(name, options);
}

/**
 * Builds run beside suites that need no build; each of the two sequences keeps one core busy for about the same time. The
 * browser tests after them use both cores. `isBareNext` leaves out what `npm run bare-test -- --built` runs: `site`, and the
 * tests of `e2e` in the packaged Chromium.
 */
async function all({ isBareNext = false } = {}) {
  require('./install.js');
  await run('programs');
  // Then, alone: without valid data nothing else is useful.
  await run('check-data');
  // Reports a missing or broken browser now and not after eight minutes.
  await run('engines', { quiet: true, options: ['--project=*starts'] });
  const build = run('build', { quiet: true });
  const both = await Promise.allSettled([
    // The build generates the types of the queries.
    build.then(() => inOrder(['fixture-site', 'edits', 'typecheck'], { quiet: true })),
    inOrder(['lint', 'unit']).then(async () => {
      await build;
      if (!isBareNext) await run('site');
    }),
  ]);
  for (const { reason } of both.filter(({ status }) => status === 'rejected')) throw reason;
  await run('e2e', { options: isBareNext ? ['--project=whole browser'] : [] });
  await run('engines');
}

async function main([suite, ...options]) {
  if (!suite) await all();
  // What `.ci/run` begins with.
  else if (suite === 'before-bare') await all({ isBareNext: true });
  else if (suite in suites) await run(suite, { options });
  else throw new Error(`There is no suite "${suite}". There are ${Object.keys(suites).join(', ')}.`);
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
