// Installs the packages and generates the files that an editor needs, unless that has been done: one command then works
// on a fresh machine.
const { execSync } = require('node:child_process');
const { existsSync, statSync } = require('node:fs');

const installed = 'node_modules/.package-lock.json';
if (!existsSync(installed) || statSync(installed).mtimeMs < statSync('package-lock.json').mtimeMs) {
  execSync('npm ci', { stdio: 'inherit' });
  execSync('npm run generate', { stdio: 'inherit' });
}
