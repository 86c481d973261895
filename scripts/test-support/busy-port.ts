import { once } from 'node:events';
import { createServer } from 'node:net';

/** Listens on a free port of this computer, as another program would, until `close` is called. */
export async function busyPort(): Promise<{ port: number; close(): void }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return {
    port: address.port,
    close: () => {
      server.close();
    },
  };
}
