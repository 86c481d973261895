/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { SaveResult, Sent, ToSend } from '../../../../tools/studio/api';
import { runStudio } from '../test-support/running-studio';

// A server that accepts and never answers, as behind a bad network.
const sockets: net.Socket[] = [];
const silent = net.createServer((socket) => sockets.push(socket));
let studio: Awaited<ReturnType<typeof runStudio>>;
const git = (...args: string[]) => execFileSync('git', args, { cwd: studio.project, encoding: 'utf8', stdio: 'pipe' });

beforeEach(async () => {
  const project = mkdtempSync(path.join(tmpdir(), 'studio-slow-'));
  studio = await runStudio(project);
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Jo');
  git('config', 'user.email', 'jo@example.com');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
});
afterEach(async () => {
  await studio.end();
  for (const socket of sockets.splice(0)) socket.destroy();
});
beforeAll(() => new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  silent.close();
});

test.each(['git', 'https'])(
  'studio: when a server does not answer by %s, then saves do not wait, a second Send is refused, and Stop ends it',
  async (protocol) => {
    const { port } = silent.address() as net.AddressInfo;
    git('remote', 'add', 'origin', `${protocol}://127.0.0.1:${port}/site.git`);
    await studio.ask('POST', 'save', { body: await studio.price(55) });
    await studio.ask<ToSend>('POST', 'ask-to-send', { body: { message: 'Raise it' } });
    const [, code] = /(\d{3} ?\d{3})\D*$/.exec(studio.printed()) ?? [];
    let hasEnded = false;
    const sending = studio.ask<Sent>('POST', 'send', { body: { message: 'Raise it', code } }).then((answer) => {
      hasEnded = true;
      return answer;
    });
    while (sockets.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));

    const supposed = await studio.ask('POST', 'suppose', { body: await studio.price(60) });
    const saved = await studio.ask<SaveResult>('POST', 'save', { body: await studio.price(56) });
    const undone = await studio.ask<SaveResult>('POST', 'undo', { body: {} });
    expect([supposed.status, saved.status, undone.status]).toEqual([200, 200, 200]);
    expect(studio.text('prices.yaml')).toMatch(/^annualService: 55$/m);
    expect(hasEnded).toBe(false);

    const again = await studio.ask('POST', 'ask-to-send', { body: { message: 'Again' } });
    const [, other] = /(\d{3} ?\d{3})\D*$/.exec(studio.printed()) ?? [];
    expect(again.status).toBe(200);
    expect((await studio.ask('POST', 'send', { body: { message: 'Again', code: other } })).body.error).toMatch(
      /being sent already/,
    );

    await studio.ask('POST', 'stop-sending', { body: {} });
    expect((await sending).body.error).toBe('You have stopped it. Nothing was sent, and your changes are saved.');
    expect(git('branch', '--format=%(refname:short)').trim()).toBe('main');
  },
  60_000,
);
