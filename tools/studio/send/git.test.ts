/** @jest-environment node */
import { execFile } from 'node:child_process';
import { git, whyNotWritten } from './git';

jest.mock('node:child_process', () => ({ execFile: jest.fn() }));
const answer = (error: object | null) =>
  jest.mocked(execFile).mockImplementation(((...given: unknown[]) => {
    (given.at(-1) as (error: object | null, out: object) => void)(error, { stdout: '', stderr: '' });
  }) as never);

it('git: when it has no answer in time, then it says so in words', async () => {
  answer({ killed: true, code: null, stdout: '', stderr: '' });
  expect(await git('/site', 'push')).toEqual({ out: '', said: 'it took longer than 120 seconds.', failed: true });
});

it('git: when it runs, then neither it nor ssh asks for a password, and a ssh command of the user stays', async () => {
  answer(null);
  await git('/site', 'push');
  const env = { GIT_TERMINAL_PROMPT: '0', GIT_SSH_COMMAND: 'ssh -o BatchMode=yes' };
  expect(execFile).toHaveBeenLastCalledWith(
    'git',
    ['push'],
    expect.objectContaining({ env: expect.objectContaining(env) }),
    expect.anything(),
  );
  jest.replaceProperty(process, 'env', { ...process.env, GIT_SSH_COMMAND: 'ssh -i key' });
  await git('/site', 'push');
  expect(jest.mocked(execFile).mock.lastCall?.[2]).toMatchObject({ env: { GIT_SSH_COMMAND: 'ssh -i key' } });
  jest.restoreAllMocks();
});

it.each([
  ["fatal: Unable to create '/site/.git/index.lock': File exists.", 'Another program is busy'],
  ['error: unable to write file: No space left on device', 'The disc is full'],
  ["fatal: could not open '.git/COMMIT_EDITMSG': Read-only file system", 'no permission to write'],
  ['fatal: bad object', 'whoever looks after the website: fatal: bad object'],
])('git: when it says %j, then staff read: %s', (said, words) => {
  expect(whyNotWritten(said)).toContain(words);
});
