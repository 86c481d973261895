import { readFileSync, statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { revalidate } from './headers/rules';
import { headersFor, parseHeadersFile } from './headers/headers-file';

/**
 * Serves `root` as a static host does, by its `_headers`: answers /about/company-info with 200 without a redirect,
 * redirects trailing slashes away, and answers an unknown address with the not-found page and status 404. Reads the
 * files again for each request, so that another build may replace them at any time.
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
    // Without this, sirv caches file sizes and truncates pages that have grown since.
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
      // Keeps exactly one leading slash: a path such as //example.com would redirect to another host.
      const location = `/${pathname.replace(/^[/\\]+|(?<!\/)\/+$/g, '')}${search === undefined ? '' : `?${search}`}`;
      response.writeHead(301, { ...headers(pathname), location });
      response.end();
      return;
    }
    files(request, response);
  };
}
