import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

// `npm test -- auditors` reads each page, and many states of a booking, an estimate and the calculator, with two auditors beside
// axe. Their packages are not the site's: this installs them. It takes long: seconds a page and width.
const folder = path.resolve('e2e/auditors');
if (!existsSync(path.join(folder, 'node_modules')))
  execFileSync('npm', ['install', '--no-save', '--no-package-lock'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
const what = process.argv.length > 2 ? process.argv.slice(2) : ['auditors', 'booking-access', 'wizard-'];
execFileSync('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--timeout', '600000', ...what], {
  stdio: 'inherit',
  env: { ...process.env, AUDITORS: 'all' },
  shell: process.platform === 'win32',
});
