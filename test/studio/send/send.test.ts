/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { whyNotWritten } from '../../../tools/studio/send/git';
import { pullRequestAddress, whyNotPushed } from '../../../tools/studio/send/push';
import { sendChanges } from '../../../tools/studio/send/send';
import { repositoryOfTests } from './test-support/repository';

const { folder, project, file, run, change, price, text, addRemote, send, changesNow } = repositoryOfTests();

test('studio: when data/ has changed, then each change is told in a sentence, with the text of a commit', async () => {
  price(50, 55);
  change('appointments.yaml', "['2026-12-25', ", "['2026-12-24', '2026-12-25', ");
  change('faq.yaml', /^title: .*/m, 'title: Asked and answered');
  mkdirSync(file('data/guides'));
  writeFileSync(file('data/guides/new-one.yaml'), 'title: x\n');
  rmSync(file('data/pictures/home-hero.jpg'));
  appendFileSync(file('data/offer.yaml'), '# a note\n');
  const { sentences, message } = await changesNow();
  expect(sentences.map(({ file: name, sentence }) => `${name}: ${sentence}`)).toEqual([
    'appointments.yaml: Closed dates: added 2026-12-24',
    expect.stringMatching(/^faq\.yaml: The heading of the page: .+ → Asked and answered$/),
    'guides/new-one.yaml: new',
    'offer.yaml: nothing that visitors see',
    'pictures/home-hero.jpg: changed or removed',
    'prices.yaml: Annual service: 50 → 55',
  ]);
  expect(message.split('\n')[0]?.length).toBeLessThanOrEqual(72);
  expect(message).toContain('- Prices: Annual service: 50 → 55');
});

test('studio: when a changed text shows a fact, then the sentence has what staff call the fact', async () => {
  change('faq.yaml', /^title: .*/m, 'title: A service for {prices.annualService}');
  expect((await changesNow()).sentences.map(({ sentence }) => sentence)).toEqual([
    expect.stringMatching(/^The heading of the page: .+ → A service for \{Annual service\}$/),
  ]);
});

test('studio: when items were moved or removed, then each is told as that', async () => {
  change(
    'appointments.yaml',
    /closedDates: .*/,
    "closedDates: ['2026-12-26', '2026-12-28', '2027-01-01', '2026-12-25']",
  );
  expect((await changesNow()).sentences).toEqual([
    { file: 'appointments.yaml', sentence: 'Closed dates: moved 2026-12-25' },
  ]);
  change('appointments.yaml', /closedDates: .*/, "closedDates: ['2026-12-25', '2027-01-01']");
  expect((await changesNow()).sentences.map(({ sentence }) => sentence)).toEqual([
    'Closed dates: removed 2026-12-28',
    'Closed dates: removed 2026-12-26',
  ]);
});

test('studio: when changes are sent, then a branch of its own gets a commit of data/ alone, and main stays', async () => {
  addRemote();
  const main = run('rev-parse', 'main');
  price(50, 55);
  mkdirSync(file('data/guides'));
  writeFileSync(file('data/guides/new-one.yaml'), 'title: x\n');
  writeFileSync(file('other.txt'), 'two');
  run('add', 'other.txt');
  const sent = await send('Raise the price\n\nMore');
  expect(sent).toMatchObject({ branch: 'studio/2026-11-24-raise-the-price', words: expect.stringMatching(/^Sent/) });
  expect(run('rev-parse', 'main')).toBe(main);
  expect(run('show', '--name-only', '--format=%B')).toBe(
    'Raise the price\n\nMore\n\n\ndata/guides/new-one.yaml\ndata/prices.yaml',
  );
  expect(run('diff', '--cached', '--name-only')).toBe('other.txt');
  expect(run('ls-remote', 'origin', sent.branch)).toContain(run('rev-parse', 'HEAD'));
  expect((await changesNow()).sentences).toEqual([]);
});

test('studio: when changes are sent again, then they are added to the same branch', async () => {
  price(50, 55);
  const first = await send('One');
  price(55, 56);
  expect(await send('Two')).toEqual(first);
  expect(first.words).toMatch(/not connected to the online copy/);
  expect(run('rev-list', '--count', 'main..')).toBe('2');
});

test.each(['main', 'somebodys-work'])(
  'studio: when %s is checked out, then nothing is committed on it',
  async (branch) => {
    if (branch !== 'main') run('switch', '--quiet', '--create', branch);
    price(50, 55);
    await send('One');
    expect(run('rev-list', '--count', branch)).toBe('1');
    expect(run('symbolic-ref', '--short', 'HEAD')).toBe('studio/2026-11-24-one');
  },
);

test('studio: when HEAD is detached, then the changes still get a branch', async () => {
  run('checkout', '--quiet', '--detach');
  price(50, 55);
  expect((await send('One')).branch).toBe('studio/2026-11-24-one');
});

test('studio: when the branch exists already, then another name is taken', async () => {
  run('branch', 'studio/2026-11-24-one');
  price(50, 55);
  expect((await send('One')).branch).toBe('studio/2026-11-24-one-2');
});

test('studio: when the remote cannot be reached, then the commit stays and can be sent later', async () => {
  const later = path.join(folder(), 'later.git');
  run('remote', 'add', 'origin', later);
  price(50, 55);
  expect((await changesNow()).unsent).toBe(false);
  expect((await send('One')).words).toMatch(/saved on this computer, under the name .*, but not sent yet/);
  expect(await changesNow()).toEqual({ sentences: [], message: '', unsent: true, sentBefore: false });
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', later]);
  expect((await send('')).words).toMatch(/^Sent/);
  expect((await changesNow()).unsent).toBe(false);
});

test('studio: when a remote has the name of an option, then the program in that option is not run', async () => {
  const trace = path.join(folder(), 'ran');
  const program = path.join(folder(), 'program');
  writeFileSync(program, `#!/bin/sh\ntouch '${trace}'\n`, { mode: 0o755 });
  const config = `[remote "--upload-pack=${program}"]\n\turl = ${folder()}\n`;
  appendFileSync(file('.git/config'), config);
  price(50, 55);
  await changesNow();
  await send('One').catch(() => undefined);
  expect(existsSync(trace)).toBe(false);
});

test('studio: when two versions of a file are not brought together, then sending is refused in words', async () => {
  run('switch', '--quiet', '--create', 'other');
  price(50, 60);
  run('commit', '--quiet', '--all', '--message', 'Other');
  run('switch', '--quiet', 'main');
  price(50, 55);
  run('commit', '--quiet', '--all', '--message', 'Mine');
  expect(() => run('merge', 'other')).toThrow();
  await expect(send('One')).rejects.toThrow('wait for a decision');
});

const patch = `From 0123456789012345678901234567890123456789 Mon Sep 17 00:00:00 2001
From: Al <al@example.com>
Date: Tue, 24 Nov 2026 12:00:00 +0000
Subject: [PATCH] Other

diff --git a/other.txt b/other.txt
--- a/other.txt
+++ b/other.txt
@@ -1 +1 @@
-another line
+theirs
`;

test.each([
  ['a merge that waits for its commit', 'a merge', ['merge', '--no-commit', '--no-ff', 'quiet']],
  ['a merge with a conflict outside of data/', 'a merge', ['merge', 'other']],
  ['a rebase with a conflict', 'a rebase', ['rebase', 'other']],
  ['a cherry-pick with a conflict', 'a cherry-pick', ['cherry-pick', 'other']],
  ['a cherry-pick of many that waits', 'a cherry-pick', ['cherry-pick', '--no-commit', 'quiet', 'other']],
  ['a revert with a conflict', 'a revert', ['revert', '--no-edit', 'HEAD~1']],
  ['a search for a commit', 'a search', ['bisect', 'start']],
  ['a patch that does not fit', 'a rebase or a patch', ['am', '../patch']],
])('studio: when %s is under way, then it is named, and nothing is touched', async (_, what, command) => {
  const commit = (text: string, words: string) => {
    writeFileSync(file('other.txt'), text);
    run('commit', '--quiet', '--all', '--message', words);
  };
  run('switch', '--quiet', '--create', 'quiet');
  writeFileSync(file('new.txt'), 'new');
  run('add', 'new.txt');
  run('commit', '--quiet', '--message', 'Quiet');
  run('switch', '--quiet', '--create', 'other', 'main');
  commit('theirs', 'Other');
  run('switch', '--quiet', 'main');
  commit('ours', 'Ours');
  commit('ours again', 'Ours again');
  writeFileSync(path.join(folder(), 'patch'), patch);
  try {
    run(...command);
  } catch {
    // Git ends with an error where it has left a conflict.
  }
  price(50, 55);
  const state = () => [run('status', '--porcelain'), run('rev-parse', 'HEAD'), run('branch'), text('data/prices.yaml')];
  const before = state();
  const refused: unknown = await send('One').catch((error: unknown) => error);
  expect(String(refused)).toContain(`${what}`);
  expect(String(refused)).toContain('begun in this folder and not finished');
  expect(String(refused)).not.toMatch(/Git says|--/);
  expect(state()).toEqual(before);
});

test.each([
  ['fatal: cannot switch branch while merging\nConsider "git merge --quit" or "git worktree add".', 'cannot switch'],
  ['hint: use --abort\nerror: it is so', 'it is so'],
])('studio: when git says %j, then its advice to give work up is left out', (said, words) => {
  expect(whyNotWritten(said)).toContain(words);
  expect(whyNotWritten(said)).not.toMatch(/--|worktree/);
});

test('studio: when a branch is called studio, here or on the server, then it is named and nothing is committed', async () => {
  addRemote();
  price(50, 55);
  run('branch', 'studio');
  await expect(send('One')).rejects.toThrow('the branch "studio" on this computer is in its way');
  run('push', '--quiet', 'origin', 'studio');
  run('branch', '--quiet', '--delete', 'studio');
  await expect(send('One')).rejects.toThrow('the branch "studio" on the server is in its way');
  expect(run('branch', '--format=%(refname:short)')).toBe('main');
  expect(run('status', '--porcelain')).toBe('M data/prices.yaml');
  run('push', '--quiet', 'origin', ':studio');
  expect(await send('One')).toMatchObject({ words: expect.stringMatching(/^Sent/) });
});

test.each(['here', 'on the server'])(
  'studio: when a branch below the new one is %s, then another name is taken',
  async (where) => {
    addRemote();
    run('branch', 'studio/2026-11-24-one/more');
    if (where !== 'here') {
      run('push', '--quiet', 'origin', 'studio/2026-11-24-one/more');
      run('branch', '--quiet', '--delete', 'studio/2026-11-24-one/more');
      run('update-ref', '-d', 'refs/remotes/origin/studio/2026-11-24-one/more');
    }
    price(50, 55);
    expect(await send('One')).toMatchObject({
      branch: 'studio/2026-11-24-one-2',
      words: expect.stringMatching(/^Sent/),
    });
  },
);

test('studio: when Git does not know who commits, then the words say how to tell it', async () => {
  run('config', 'user.useConfigOnly', 'true');
  run('config', '--unset', 'user.name');
  run('config', '--unset', 'user.email');
  const { GIT_CONFIG_GLOBAL, GIT_CONFIG_SYSTEM } = process.env;
  Object.assign(process.env, { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' });
  price(50, 55);
  await expect(send('One')).rejects.toThrow('does not know yet whose changes these are');
  expect(run('branch', '--format=%(refname:short)')).toBe('main');
  for (const [name, value] of Object.entries({ GIT_CONFIG_GLOBAL, GIT_CONFIG_SYSTEM }))
    if (value === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = value;
});

test('studio: when nothing has changed or nothing is said, then nothing is sent', async () => {
  await expect(send('One')).rejects.toThrow('nothing to send');
  price(50, 55);
  await expect(send(' \n')).rejects.toThrow('Say in a few words');
});

test('studio: when the project is no repository, then changes say so and sending is refused', async () => {
  rmSync(file('.git'), { recursive: true });
  // Keeps git from finding a repository above the folder.
  process.env.GIT_CEILING_DIRECTORIES = folder();
  expect((await changesNow()).unavailable).toContain('not connected to the online copy');
  await expect(send('One')).rejects.toThrow('not connected to the online copy');
  Reflect.deleteProperty(process.env, 'GIT_CEILING_DIRECTORIES');
});

test('studio: when Git is not installed, then changes say so and sending is refused', async () => {
  const { PATH } = process.env;
  process.env.PATH = folder();
  expect((await changesNow()).unavailable).toContain('is not on this computer');
  await expect(send('One')).rejects.toThrow('is not on this computer');
  process.env.PATH = PATH;
});

test.each(['$(touch pwned)', '`touch pwned`', '; touch pwned', '--amend', '-m x\n--force', '"; touch pwned; "'])(
  'studio: when the message is %j, then it is a message and no command',
  async (message) => {
    price(50, 55);
    await send(message);
    expect(run('log', '-1', '--format=%B')).toBe(message.trim());
    expect(run('rev-list', '--count', 'HEAD')).toBe('2');
    expect(existsSync(file('pwned'))).toBe(false);
  },
);

test.each([
  ['https://github.com/us/site.git', 'https://github.com/us/site/pull/new/studio/a'],
  ['git@github.com:us/site.git', 'https://github.com/us/site/pull/new/studio/a'],
  ['https://jo:secret@github.com/us/site', 'https://github.com/us/site/pull/new/studio/a'],
  [
    'ssh://git@gitlab.com:22/us/deep/site.git',
    'https://gitlab.com/us/deep/site/-/merge_requests/new?merge_request%5Bsource_branch%5D=studio%2Fa',
  ],
  ['git@bitbucket.org:us/site.git', 'https://bitbucket.org/us/site/pull-requests/new?source=studio%2Fa'],
  ['https://git.example.com/us/site.git', undefined],
  ['/srv/site.git', undefined],
])('studio: when a branch is pushed to %s, then its pull request is opened at %s', (remote, address) => {
  expect(pullRequestAddress(remote, 'studio/a')).toBe(address);
});

const noAccess = 'fatal: Could not read from remote repository.';
test.each([
  [`ssh: Could not resolve hostname github.com: Name or service not known\n${noAccess}`, 'could not be reached'],
  [`ssh: connect to host github.com port 22: Network is unreachable\n${noAccess}`, 'could not be reached'],
  ["fatal: unable to access 'https://github.com/us/site/': Could not resolve host: github.com", 'could not be reached'],
  [
    "fatal: unable to access 'https://github.com/us/site/': The requested URL returned error: 403",
    'does not know this computer',
  ],
  [`git@github.com: Permission denied (publickey).\n${noAccess}`, 'does not know this computer'],
  ['it took longer than 120 seconds.', 'did not answer in time'],
  ["! [remote rejected] a -> a (cannot lock ref 'refs/heads/studio/a')", 'another branch on the server is in its way'],
])('studio: when git says %j, then staff read %j', (said, words) => {
  expect(whyNotPushed(said)).toContain(words);
});

test('studio: when a stopped Git has left its lock, then staff read what to do, and nothing is sent', async () => {
  addRemote();
  price(50, 55);
  writeFileSync(file('.git/index.lock'), '');
  await expect(send('Raise the price')).rejects.toThrow(/Another program is busy.*\.lock/);
  rmSync(file('.git/index.lock'));
  expect(run('branch', '--format=%(refname:short)')).toBe('main');
  expect(await send('Raise the price')).toMatchObject({ words: expect.stringMatching(/^Sent/) });
});

test('studio: when data/ changes while the server is asked, then nothing is committed that staff have not seen', async () => {
  addRemote();
  price(50, 55);
  await expect(sendChanges(project(), { message: 'One' }, new Date(), { isSame: () => false })).rejects.toThrow(
    'something was changed at the same moment',
  );
  expect(run('branch', '--format=%(refname:short)')).toBe('main');
});
