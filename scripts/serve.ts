import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '8000' }, dir: { type: 'string', default: 'public' } },
});
const root = path.resolve(values.dir);
if (!existsSync(path.join(root, 'index.html'))) {
  console.error(`There is no built site in ${root}. Run "npm run build" first.`);
  process.exit(1);
}

// As a static host does it: /about/company-info answers 200 without a redirect, a slash at the end is redirected away,
// an unknown address gets the not-found page with status 404.
const files = sirv(root, {
  extensions: ['html'],
  onNoMatch: (_, response) => {
    response.writeHead(404, { 'content-type': 'text/html;charset=utf-8' });
    response.end(readFileSync(path.join(root, '404.html')));
  },
  setHeaders: (response, file) => {
    const hashed = /-[0-9a-f]{20}\.(js|css)$|^\/(static|fonts)\//.test(file);
    response.setHeader('cache-control', hashed ? 'public,max-age=31536000,immutable' : 'no-cache');
  },
});

const server = createServer((request, response) => {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname.length > 1 && pathname.endsWith('/')) {
    response.writeHead(301, { location: pathname.replace(/\/+$/, '').replace(/^\/*/, '/') + search });
    response.end();
    return;
  }
  files(request, response);
});
server.listen(Number(values.port), () => {
  console.log(`The site is served at http://localhost:${values.port} (Ctrl+C ends it)`);
});
