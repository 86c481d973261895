import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'release-')));
const file = (name: string) => path.join(folder, name);
const releases = file('server/releases');

/** Runs release.sh with a "server" in a folder: `ssh` runs the command here, and `rsync` copies as it would over it. */
function release(what: string, test = 'true') {
  const { status, stdout, stderr } = spawnSync('sh', ['deploy/release.sh', 'root@server', what], {
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${file('bin')}:${process.env.PATH ?? ''}`,
      RELEASES: releases,
      SITE_CONF: file('server/site.conf'),
      NGINX_TEST: test,
      // What nginx would serve from then on.
      NGINX_RELOAD: `cp ${file('server/site.conf')} ${file('server/served.conf')}`,
    },
  });
  return { status, said: stdout + stderr };
}
/** Returns the page that nginx would serve, from the folder that the last configuration it has read names. */
const served = () => {
  const [, root = ''] = /root (.*);/.exec(readFileSync(file('server/served.conf'), 'utf8')) ?? [];
  return readFileSync(path.join(root, 'index.html'), 'utf8');
};
async function build(text: string) {
  // A release is named by its second, so each waits for another one.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  mkdirSync(file('built/public'), { recursive: true });
  mkdirSync(file('built/deploy'), { recursive: true });
  writeFileSync(file('built/public/index.html'), text);
  writeFileSync(file('built/deploy/nginx.conf'), 'root /srv/site;');
}

const hasRsync = spawnSync('rsync', ['--version']).status === 0;
const withoutRsync = hasRsync ? '' : ' (skipped: this machine has no rsync)';
// Jest prints no title of a file whose tests are all skipped.
if (!hasRsync) process.stderr.write(`release.test.ts${withoutRsync}\n`);

beforeAll(() => {
  mkdirSync(file('bin'));
  mkdirSync(file('server'));
  writeFileSync(
    file('bin/ssh'),
    '#!/bin/sh\nwhile [ "$1" != server ] && [ "$1" != root@server ]; do shift; done\nshift\nexec sh -c "$*"\n',
  );
  chmodSync(file('bin/ssh'), 0o755);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

(hasRsync ? it : it.skip)(
  `release: when one is published, refused or taken back, then nginx serves a whole one, and five are kept${withoutRsync}`,
  async () => {
    await build('first');
    expect(release(file('built')).said).toMatch(/is live/);
    expect(served()).toBe('first');
    await build('second');
    expect(release(file('built')).status).toBe(0);
    expect(served()).toBe('second');

    await build('refused');
    const refused = release(file('built'), 'false');
    expect([refused.status, refused.said]).toEqual([1, expect.stringContaining('the one before stays')]);
    expect(readFileSync(path.join(releases, 'current/site/index.html'), 'utf8')).toBe('second');
    expect(readdirSync(releases).filter((name) => name.startsWith('2'))).toHaveLength(2);

    expect(release('--back').status).toBe(0);
    expect(served()).toBe('first');
    expect(release('--back')).toEqual({ status: 1, said: 'There is no release before this one.\n' });

    for (const text of ['a', 'b', 'c', 'd', 'e']) {
      await build(text);
      release(file('built'));
    }
    expect(served()).toBe('e');
    expect(readdirSync(releases).filter((name) => name.startsWith('2'))).toHaveLength(5);
    expect(existsSync(path.join(releases, 'current.new'))).toBe(false);
  },
  // Eight releases, each by several programs.
  120_000,
);
