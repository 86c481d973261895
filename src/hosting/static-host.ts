import { readFileSync, statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { revalidate } from './headers';
import { headersFor, parseHeadersFile } from './headers-file';

/**
 * Answers as a static host does that serves `root` by its `_headers`: /about/company-info answers 200 without a
 * redirect, a slash at the end is redirected away, an unknown address gets the not-found page with status 404. It looks
 * at the files anew for each request, so that another build may take the place of this one at any time.
 * @throws if `root` has no `_headers`
 */
export function staticHost(root: string): RequestListener {
  const headersPath = path.join(root, '_headers');
  const readRules = () => ({
    rules: parseHeadersFile(readFileSync(headersPath, 'utf8')),
    writtenAt: statSync(headersPath).mtimeMs,
  });
  let read = readRules();

  function headers(address: string) {
    const { mtimeMs } = statSync(headersPath, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs !== undefined && mtimeMs !== read.writtenAt) read = readRules();
    return { 'Cache-Control': revalidate, ...headersFor(read.rules, address) };
  }

  const files = sirv(root, {
    // Without it sizes are remembered, and a page that has become longer since is cut off.
    dev: true,
    extensions: ['html'],
    brotli: true,
    gzip: true,
    onNoMatch: (_, response) => {
      response.writeHead(404, { ...headers('/404.html'), 'Content-Type': 'text/html;charset=utf-8' });
      response.end(readFileSync(path.join(root, '404.html')));
    },
    setHeaders: (response, address) => {
      for (const [name, value] of Object.entries(headers(address))) response.setHeader(name, value);
    },
  });

  return (request, response) => {
    const [pathname = '/', search] = (request.url ?? '/').split('?');
    if (pathname.length > 1 && pathname.endsWith('/')) {
      // One slash at the start, or the address of another host could be smuggled in.
      const location = `/${pathname.replace(/^[/\\]+|\/+$/g, '')}${search === undefined ? '' : `?${search}`}`;
      response.writeHead(301, { ...headers(pathname), location });
      response.end();
      return;
    }
    files(request, response);
  };
}
