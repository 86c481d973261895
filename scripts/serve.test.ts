import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { busyPort } from './test-support/busy-port';

const site = mkdtempSync(path.join(tmpdir(), 'serve-'));
const serve = ['--import', 'tsx', 'scripts/serve.ts', '--dir', site];

beforeAll(() => {
  for (const file of ['index.html', '_headers']) writeFileSync(path.join(site, file), '');
});
afterAll(() => {
  rmSync(site, { recursive: true });
});

test('serve: when another program uses the port, then it says so in one line', async () => {
  const { port, close } = await busyPort();
  const { stderr, status } = spawnSync(process.execPath, [...serve, '--port', String(port)], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(stderr).toBe(`Another program uses port ${port}. Stop it, or choose another port: --port ${port + 1}\n`);
  expect(status).toBe(1);
  close();
}, 120_000);

test('serve: when an option is unknown, then it says so in one line', () => {
  const { stderr, status } = spawnSync(process.execPath, [...serve, '--prot', '8010'], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(stderr).toMatch(/^Unknown option '--prot'.*\n$/);
  expect(status).toBe(1);
}, 120_000);

/** Starts the server and returns which of the computer's addresses answer. */
async function answering(...given: string[]): Promise<string[]> {
  const server = spawn(process.execPath, [...serve, ...given], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await once(server.stdout, 'data')) as [Buffer];
  const port = /:(\d+) /.exec(String(said))?.[1] ?? '';
  const own = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const answers = await Promise.all(
    own
      .filter(({ family }) => family === 'IPv4')
      .map(({ address }) =>
        fetch(`http://${address}:${port}/`).then(
          () => [address],
          () => [],
        ),
      ),
  );
  server.kill();
  await once(server, 'exit');
  return answers.flat();
}

test('serve: when no host is given, then only this computer gets an answer', async () => {
  expect(await answering()).toEqual(['127.0.0.1']);
}, 120_000);

test('serve: when the host is 0.0.0.0, then it answers at every address of this computer', async () => {
  const own = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  expect(await answering('--host', '0.0.0.0')).toHaveLength(own.filter(({ family }) => family === 'IPv4').length);
}, 120_000);
