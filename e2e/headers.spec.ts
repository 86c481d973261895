import { createHash } from 'node:crypto';
import { hidden, routes } from './pages';
import { expect, test } from './test';

// The headers of the served site, from its file `_headers`, which static hosts read too.

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const directives = (policy: string) =>
  new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(' ');
      return [name, sources] as const;
    }),
  );

const inlineOf = (name: string, html: string) =>
  [...html.matchAll(new RegExp(`<${name}(?![^>]*(?:\\ssrc=|ld\\+json))[^>]*>([\\s\\S]*?)</${name}>`, 'g'))].map(
    ([, text = '']) => hash(text),
  );

/** Returns the pages that share one header rule with a page: those of its folder, and the not-found page. */
function sharing(route: string) {
  const folder = `/${route.split('/')[1] ?? ''}`;
  const inside = routes.filter((other) => other.startsWith(`${folder}/`));
  return inside.length > 0 ? [folder, ...inside, '/nowhere'] : [];
}

for (const route of [...routes, hidden, '/nowhere'])
  test(`${route}: when it is asked for, then its strict policy matches its content, and it is revalidated`, async ({
    request,
  }) => {
    const response = await request.get(route);
    const headers = response.headers();
    const html = await response.text();
    const policy = directives(headers['content-security-policy'] ?? '');
    expect(policy.get('default-src')).toEqual(["'none'"]);
    for (const name of ['base-uri', 'form-action', 'frame-ancestors']) expect(policy.get(name)).toEqual(["'none'"]);
    for (const [name, sources] of policy)
      for (const source of sources) expect(source, name).toMatch(/^'(?:none|self|sha256-[\w+/]{43}=)'$/);

    // Exactly the hashes of the inline code of the page and of those that share its rule: a missing one breaks the page,
    // another one is a vulnerability.
    const shared = await Promise.all(
      sharing(route).map(async (address) => (await request.get(address, { maxRedirects: 0 })).text()),
    );
    const inline = (name: string) => [html, ...shared].flatMap((page) => inlineOf(name, page));
    expect(new Set(policy.get('script-src'))).toEqual(new Set(["'self'", ...inline('script')]));
    expect(new Set(policy.get('style-src'))).toEqual(new Set(["'self'", hash(''), ...inline('style')]));
    expect(html).not.toMatch(/<[a-z][^>]*\s(?:style|on[a-z]+)="/);
    expect(headers['cache-control']).toBe('no-cache');
  });

for (const path of ['/', '/nowhere', '/favicon.ico', '/sitemap-0.xml', '/about/'])
  test(`${path}: when it is asked for, then the security headers come with it, and no cookie`, async ({ request }) => {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    // A short time, and without subdomains, which may serve other things: docs/deploy.md says how to raise it.
    expect(headers['strict-transport-security']).toMatch(/^max-age=[1-9]\d*$/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    });
    for (const feature of ['camera', 'geolocation', 'microphone', 'payment'])
      expect(headers['permissions-policy']).toContain(`${feature}=()`);
    expect(headers['set-cookie']).toBeUndefined();
  });

for (const path of ['/', '/nowhere', '/favicon.ico', '/sitemap-0.xml', '/sw.js', '/cards/404.png'])
  test(`${path}: when it is asked for, then the answer says which sites may load it`, async ({ request }) => {
    // Messengers and social networks embed the picture of a link in their own pages.
    expect((await request.get(path)).headers()['cross-origin-resource-policy']).toBe(
      path.startsWith('/cards/') ? 'cross-origin' : 'same-origin',
    );
  });

test("headers: when the home page's files come, then islands, pictures, fonts and drawings are kept for a year, the rest revalidated", async ({
  page,
  request,
}) => {
  const kept = new Map<string, string | undefined>();
  page.on('response', (response) => {
    kept.set(new URL(response.url()).pathname, response.headers()['cache-control']);
  });
  const html = (await (await page.goto('/'))?.text()) ?? '';
  // Not left to the page, which fetches them once it is idle: on a busy machine that is late.
  for (const [, path = ''] of html.matchAll(/ src="(\/islands\/[^"]+)"/g))
    kept.set(path, (await request.get(path)).headers()['cache-control']);
  for (const kind of [/^\/islands\/booking-/, /^\/islands\/chunk-/, /^\/fonts\//])
    await expect.poll(() => [...kept.keys()].some((path) => kind.test(path)), { message: String(kind) }).toBe(true);
  for (const [path, cache] of kept) {
    const isHashed = /^\/(?:islands|static|fonts|drawings)\//.test(path);
    expect(cache, path).toBe(isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  }
});

test('headers: when a browser accepts compressed text, then it gets it', async ({ request }) => {
  for (const encoding of ['br', 'gzip']) {
    const response = await request.get('/', { headers: { 'accept-encoding': encoding } });
    expect(response.headers()['content-encoding']).toBe(encoding);
    expect(response.headers().vary).toContain('Accept-Encoding');
    expect(await response.text()).toContain('</html>');
  }
  const plain = await request.get('/', { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers()['content-encoding']).toBeUndefined();
});

for (const path of ['//example.org/', '/\\example.org/', '///', '/%5Cexample.org/', '/%0d%0aX-Header:1/'])
  test(`${path}: when it is asked for, then it leads to no other host and adds no header to the answer`, async ({
    request,
    baseURL,
  }) => {
    const response = await request.get(`${baseURL ?? ''}${path}`, { maxRedirects: 0 });
    const { location = '/', 'x-header': added } = response.headers();
    expect(new URL(location, baseURL).origin).toBe(baseURL);
    expect(added).toBeUndefined();
  });

for (const path of ['/%F0%9F%92%A7', '/%E0%A4%A', '/..%2f..%2fpackage.json', '/%2e%2e/package.json', '/.git/config'])
  test(`${path}: when it is asked for, then it is refused, and the server goes on`, async ({ request, baseURL }) => {
    expect([400, 404]).toContain((await request.get(`${baseURL ?? ''}${path}`)).status());
    expect((await request.get('/')).status()).toBe(200);
  });
