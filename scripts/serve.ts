import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { staticHost } from '../src/site-output/static-server';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '8000' }, dir: { type: 'string', default: 'public' } },
});
const root = path.resolve(values.dir);
if (!['index.html', '_headers'].every((file) => existsSync(path.join(root, file)))) {
  console.error(
    `There is no finished site in ${root}. "npm run build" makes the one in public, "npm test -- fixture-site" the one for tests.`,
  );
  process.exit(1);
}

createServer(staticHost(root)).listen(Number(values.port), () => {
  console.log(`The site is served at http://localhost:${values.port} (Ctrl+C ends it)`);
});
