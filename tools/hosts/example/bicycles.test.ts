import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { builtPages, liveCheck, staticHost } from '..';
import { hosting, publishedBicycles } from './bicycles';

let site: Awaited<ReturnType<typeof publishedBicycles>>;
let server: Server;
let origin: string;
const read = (name: string) => readFileSync(path.join(site.project, name), 'utf8');

beforeAll(async () => {
  site = await publishedBicycles();
  server = createServer(staticHost(path.join(site.project, 'public'))).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  site.remove();
});

it('publish: when a site is sound, then it is ready for every host', () => {
  expect([site.problems, site.warnings]).toEqual([[], []]);
  expect(builtPages(path.join(site.project, 'public')).map(({ route }) => route)).toEqual([
    '/404.html',
    '/brakes',
    '/',
  ]);
  expect(read('public/index.html')).toContain('mended well');
  expect(existsSync(path.join(site.project, 'public/index.html.br'))).toBe(true);
  expect(read('public/_redirects')).toBe('/stoppers /brakes 301\n');
  expect(read('public/stoppers/index.html')).toContain('<html lang="en-IE">');
  expect(read('public/licences.txt')).toContain('/fonts/LICENCE.txt');
  expect(read('deploy/nginx.conf')).toContain('server_name www.bicycles.example;');
  expect(read('deploy/nginx.conf')).toContain('"~^/(?:fonts|code|offline)/." "public, max-age=31536000, immutable";');
});

it('publish: when a page may be read without a connection, then the service worker knows it, its font, a folder of lasting files and how scripts end', () => {
  const worker = read('public/sw.js');
  for (const known of ['"/brakes"', '"/fonts/sans-1.woff2"', '"/code/"', '//whole']) expect(worker).toContain(known);
});

it('static host: when a published site is served, then pages and fonts have their headers, and an unknown address answers 404', async () => {
  const page = await fetch(`${origin}/brakes`);
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
  const font = await fetch(`${origin}/fonts/sans-1.woff2`);
  expect(font.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const unknown = await fetch(`${origin}/saddles`);
  expect([unknown.status, (await unknown.text()).includes('Not here')]).toEqual([404, true]);
});

it('publish: when a page has an unknown script or a broken link, then the build must stop and both are named', async () => {
  const wrong = await publishedBicycles({
    'public/bells/index.html':
      '<body><a href="/horns">Horns</a><template id="end"></template><script>ring()</script></body>',
  });
  wrong.remove();
  expect(wrong.problems).toEqual([
    '/bells: the link /horns leads to no page',
    '/bells: the policy of the site allows no script ring()',
  ]);
});

it('live check: when a host has no HTTPS, then that is a finding, and so is what the home page does not show', async () => {
  const { findings, lines } = await liveCheck(
    { origin },
    {
      siteUrl: origin,
      writtenIn: 'shop.yaml',
      folders: hosting.folders,
      shown: [{ what: 'opening hours', text: 'Closed on Mondays' }],
    },
  );
  const subjects = findings.map(({ subject }) => subject);
  expect(subjects).toEqual(expect.arrayContaining(['certificate', 'opening hours']));
  expect(lines.join('\n')).toContain('The home page does not show Closed on Mondays.');
});
