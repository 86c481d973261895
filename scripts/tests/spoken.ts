// `npm test -- spoken`: what Orca says with Firefox, where both are installed.
import { spawnSync } from 'node:child_process';
import { missingForOrca } from '../../e2e/programs/orca';

const missing = missingForOrca();
if (missing.length === 0) {
  const runner = require.resolve('@playwright/test/cli');
  const { status } = spawnSync(
    process.execPath,
    [runner, 'test', '--config', 'e2e/spoken/playwright.config.ts', ...process.argv.slice(2)],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
} else {
  console.log(`Not heard without Orca and Firefox. On Debian: apt-get install ${missing.join(' ')}`);
  if (process.env.ENGINES === 'all') {
    console.error('ENGINES=all asks for Orca too.');
    process.exitCode = 1;
  }
}
