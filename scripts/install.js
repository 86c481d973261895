// Installs the packages where that has not been done yet, so that one command works on a fresh machine.
const { execSync } = require('node:child_process');
const { existsSync, statSync } = require('node:fs');

const installed = 'node_modules/.package-lock.json';
if (!existsSync(installed) || statSync(installed).mtimeMs < statSync('package-lock.json').mtimeMs)
  execSync('npm ci', { stdio: 'inherit' });
