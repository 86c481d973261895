import { createServer, type Server } from 'node:net';
import { choosePort } from './port';
import { busyPort } from './test-support/busy-port';

const host = '127.0.0.1';

test('port: when a free one is asked for, then it returns it', async () => {
  const { port, close } = await busyPort();
  close();
  expect(await choosePort(String(port), host)).toBe(port);
});

test('port: when the one that is asked for is taken, then it says what to type instead', async () => {
  const { port, close } = await busyPort();
  await expect(choosePort(String(port), host)).rejects.toThrow(
    `Another program uses port ${port}. Stop it, or choose another port: --port ${port + 1}`,
  );
  close();
});

test.each(['', 'abc', '0', '65536', '80.5', '-1', ' 80', 'true'])(
  'port: when it is "%s", then says what to write',
  async (asked) => {
    await expect(choosePort(asked, host)).rejects.toThrow(`"${asked}" is not a port`);
  },
);

test('port: when none is asked for and the usual one is taken, then it returns the next free one', async () => {
  const first = await choosePort(undefined, host);
  const server = await new Promise<Server>((resolve) => {
    const listening = createServer().listen(first, host, () => {
      resolve(listening);
    });
  });
  expect(await choosePort(undefined, host)).toBeGreaterThan(first);
  server.close();
});

test('port: when the address is not of this computer, then it says so', async () => {
  await expect(choosePort('8010', '192.0.2.1')).rejects.toThrow('Port 8010 of 192.0.2.1 cannot be used');
});
