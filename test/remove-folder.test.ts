import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeFolder } from '../e2e/programs/remove-folder';

test('folder: when a program still writes into it for a moment, then it is removed all the same', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'folder-'));
  const writes = `
    const { mkdirSync, writeFileSync } = require('node:fs');
    const end = Date.now() + 600;
    mkdirSync('${folder}/profile');
    console.log('begun');
    for (let name = 0; Date.now() < end; name += 1)
      try {
        writeFileSync('${folder}/profile/' + name, '');
      } catch {}`;
  const program = spawn(process.execPath, ['-e', writes], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(program, 'exit');
  await once(program.stdout, 'data');
  removeFolder(folder);
  await ended;
  expect(existsSync(folder)).toBe(false);
});
