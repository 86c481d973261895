import { once } from 'node:events';
import { createServer } from 'node:net';

const usual = 8000;
/** How many ports are tried, from the usual one on. */
const others = 20;

/** Whether nothing listens on a port. @throws if it cannot be used for another reason, such as a missing permission */
async function isFree(port: number, host: string): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') return false;
    throw new Error(`Port ${port} of ${host} cannot be used: ${message}. Choose another one: --port 8010`, {
      cause: error,
    });
  }
  server.close();
  await once(server, 'close');
  return true;
}

/**
 * Returns the port that was asked for, or else the first free one from 8000 on.
 * @throws in one sentence if the port is taken or is no port
 */
export async function choosePort(asked: string | undefined, host: string): Promise<number> {
  if (asked !== undefined) {
    const port = Number(asked);
    if (!/^\d+$/.test(asked) || port < 1 || port > 65535)
      throw new Error(`"${asked}" is not a port. Write a number from 1 to 65535: --port 8010`);
    if (!(await isFree(port, host)))
      throw new Error(`Another program uses port ${port}. Stop it, or choose another port: --port ${port + 1}`);
    return port;
  }
  for (let port = usual; port < usual + others; port += 1) if (await isFree(port, host)) return port;
  throw new Error(`Other programs use the ports ${usual} to ${usual + others - 1}. Choose another one: --port 8100`);
}
