// `npm test -- engines`: the journeys of e2e/engines in every installed browser engine.
import { spawn } from 'node:child_process';
import { engineNames, missingPackages } from '../../e2e/programs/engines';

const missing = engineNames.filter((name) => missingPackages(name).length > 0);
for (const name of missing)
  console.log(
    `Not tested in ${name}, which is not installed. On Debian: apt-get install ${missingPackages(name).join(' ')}`,
  );

if (missing.length > 0 && process.env.ENGINES === 'all') {
  console.error('ENGINES=all asks for every engine.');
  process.exitCode = 1;
} else if (missing.length === engineNames.length) {
  console.log('No engine is installed.');
} else {
  const runner = require.resolve('@playwright/test/cli');
  const config = 'e2e/engines/playwright.config.ts';
  // Uses a process group of its own. Ctrl+C would otherwise reach it together with the signal below, and the second
  // signal would end it before it has closed its browsers.
  const child = spawn(process.execPath, [runner, 'test', '--config', config, ...process.argv.slice(2)], {
    stdio: 'inherit',
    detached: process.platform !== 'win32',
  });
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (!isStopping) child.kill('SIGINT');
      isStopping = true;
    });
  child.on('error', (error) => {
    throw error;
  });
  child.on('close', (code) => {
    process.exitCode = code ?? 1;
  });
}
