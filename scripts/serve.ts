import { existsSync, readFileSync, watchFile } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { revalidate } from '../src/hosting/headers';
import { headersFor, parseHeadersFile } from '../src/hosting/headers-file';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '8000' }, dir: { type: 'string', default: 'public' } },
});
const root = path.resolve(values.dir);
const headersPath = path.join(root, '_headers');
if (!existsSync(path.join(root, 'index.html')) || !existsSync(headersPath)) {
  console.error(`There is no finished site in ${root}. Run "npm run build" first.`);
  process.exit(1);
}

/** The site as it lies there: its files, and the headers that were written for them. */
function readSite() {
  const rules = parseHeadersFile(readFileSync(headersPath, 'utf8'));
  const headers = (address: string) => ({ 'Cache-Control': revalidate, ...headersFor(rules, address) });
  const notFound = readFileSync(path.join(root, '404.html'));
  // As a static host does it, with the same file of headers: /about/company-info answers 200 without a redirect, a slash
  // at the end is redirected away, an unknown address gets the not-found page with status 404.
  const files = sirv(root, {
    extensions: ['html'],
    brotli: true,
    gzip: true,
    onNoMatch: (_, response) => {
      response.writeHead(404, { ...headers('/404.html'), 'Content-Type': 'text/html;charset=utf-8' });
      response.end(notFound);
    },
    setHeaders: (response, address) => {
      for (const [name, value] of Object.entries(headers(address))) response.setHeader(name, value);
    },
  });
  return { files, headers };
}

let site = readSite();
// Another build: its scripts and styles have other hashes, and would be refused under the headers of the last one.
watchFile(headersPath, { interval: 1000 }, () => {
  if (existsSync(headersPath)) site = readSite();
});

const server = createServer((request, response) => {
  const [pathname = '/', search] = (request.url ?? '/').split('?');
  if (pathname.length > 1 && pathname.endsWith('/')) {
    // One slash at the start, or the address of another host could be smuggled in.
    const location = `/${pathname.replace(/^[/\\]+|\/+$/g, '')}${search === undefined ? '' : `?${search}`}`;
    response.writeHead(301, { ...site.headers(pathname), location });
    response.end();
    return;
  }
  site.files(request, response);
});
server.listen(Number(values.port), () => {
  console.log(`The site is served at http://localhost:${values.port} (Ctrl+C ends it)`);
});
