import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { staticHost } from '../tools/hosts';
import { choosePort } from './port';

// `npm run serve`: serves the built site to this computer alone. `-- --host 0.0.0.0` lets other devices of the network
// ask for it too, such as a phone.
const own = '127.0.0.1';
const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

async function main() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', short: 'p' },
      dir: { type: 'string', default: 'public' },
      host: { type: 'string', default: own },
    },
  });
  const root = path.resolve(values.dir);
  if (!['index.html', '_headers'].every((file) => existsSync(path.join(root, file))))
    fail(
      `There is no finished site in ${root}. "npm run build" makes the one in public, "npm test -- fixture-site" the one for tests.`,
    );
  const port = await choosePort(values.port, values.host);
  createServer(staticHost(root))
    .on('error', ({ message }) => fail(`The site cannot be served: ${message}`))
    .listen(port, values.host, () => {
      const name = values.host === own ? 'localhost' : values.host;
      console.log(`The site is served at http://${name}:${port} (Ctrl+C ends it)`);
    });
}

main().catch((error: unknown) => fail((error as Error).message));
