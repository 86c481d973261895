import { createHash } from 'node:crypto';
import { everywhere, headerRules } from './rules';
import { beyondLimits, headersFile, headersFor, judged, parseHeadersFile } from './headers-file';
import { readPage } from '../pages/html';
import { strangersIn } from '../pages/strangers';
import { nginxConf } from './nginx';
import { policyOf, withPolicyInside } from './content-security-policy';

const pageScript = 'let now=1';
const known = [pageScript, '{"prerender":[]}'];
const folders = { lasting: ['/static/', '/fonts/', '/islands/'], shared: ['/cards/'], others: ['/videos/'] };
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (body = '', head = '') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}<style data-styled="">a{color:red}</style></head><body>${body}` +
  `<script>${pageScript}</script></body></html>`;

describe('inline things', () => {
  it.each([
    ['the script of a page', pageScript],
    ['another script of the site', known.at(-1)],
  ])('inline scripts: when a page holds %s, then it may be published', (_, text) => {
    expect(strangersIn(readPage(`<script>${text}</script>`), known)).toEqual([]);
  });

  it.each([
    ['a script nobody knows', '<script>alert(1)</script>'],
    ['a longer script of a page', `<script>${pageScript};alert(1)</script>`],
    ['a module', '<script type="module">alert(1)</script>'],
    ['a script in a template', '<template><script>alert(1)</script></template>'],
    ['a style attribute', '<p class="a" style="color:red">x</p>'],
    ['an event handler', '<img src="/x.png" onerror="alert(1)">'],
    ['a script address', '<a href="javascript:alert(1)">x</a>'],
  ])(
    'inline scripts: when a page holds %s, then the build stops, because the policy would not let it run',
    (_, html) => {
      expect(strangersIn(readPage(html), known)).toHaveLength(1);
    },
  );

  it.each([
    ['a file', '<script src="/app.js" async></script>'],
    ['structured data', '<script type="application/ld+json">{"@graph":[]}</script>'],
    ['words that look like it', '<p>&lt;script&gt; style="color:red" onclick="x"</p>'],
    ['a style sheet with such words', '<style>a[style="x"]{color:red}</style>'],
  ])('inline scripts: when a page holds %s, then it is not taken for one', (_, html) => {
    expect(strangersIn(readPage(html), known)).toEqual([]);
    expect(readPage(html).scripts).toEqual([]);
  });
});

describe('the policy', () => {
  const policy = policyOf(page());

  it("policy: when a page has a script and a style, then both hashes are named, and that of styled-components' empty style", () => {
    expect(policy).toContain(hash(pageScript));
    expect(/style-src ([^;]*)/.exec(policy)?.[1]?.split(' ').sort()).toEqual(
      ["'self'", hash('a{color:red}'), hash('')].sort(),
    );
  });

  it('policy: when a page has inline scripts and styles, then nothing unsafe is allowed, and no other site', () => {
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
    for (const directive of ["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(directive);
  });

  it('policy: when a page has the same script twice, then it is the same as with one', () => {
    expect(policyOf(page())).toBe(policy);
    expect(policyOf(page(`<script>${pageScript}</script>`))).toBe(policy);
  });

  it('policy: when it is put into the not-found page twice, then it is there once, before all that it rules, and without what only a header may say', () => {
    const once = withPolicyInside(page());
    expect(withPolicyInside(once)).toBe(once);
    expect(once).toContain(`<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src`);
    expect(once).not.toContain('frame-ancestors');
    expect(policyOf(once)).toBe(policy);
  });
});

describe('the headers', () => {
  const pages = ['/', '/faq', '/404.html'].map((route) => ({ route, html: page(`<h1>${route}</h1>`) }));
  const names = [
    'sw.js',
    'sw.js.br',
    'licences.txt',
    '.well-known',
    'favicon.ico',
    'index.html',
    '_headers',
    'cards',
    'islands',
    'videos',
  ];
  const rules = headerRules(pages, names, folders);

  it('headers: when the file is read back, then the rules are those that were written', () => {
    expect(parseHeadersFile(headersFile(rules))).toEqual(rules);
  });

  it.each([
    ['/', 'no-cache', true],
    ['/faq', 'no-cache', true],
    ['/404.html', 'no-cache', true],
    ['/faq.html', 'no-cache', true],
    ['/faqs', undefined, false],
    ['/sw.js', undefined, false],
    ['/islands/booking-145A7B23.js', 'public, max-age=31536000, immutable', false],
    ['/static/a/b.avif', 'public, max-age=31536000, immutable', false],
    ['/fonts/figtree-6.woff2', 'public, max-age=31536000, immutable', false],
  ])(
    'headers: when %s is asked for, then Cache-Control is %s beside the headers of all files; a policy: %s',
    (path, cache, hasPolicy) => {
      const headers = headersFor(rules, path);
      expect(headers).toMatchObject(everywhere);
      expect(headers['Cache-Control']).toBe(cache);
      expect('Content-Security-Policy' in headers).toBe(hasPolicy);
    },
  );

  it.each([
    ['/cards/faq.png', 'cross-origin'],
    ['/', 'same-origin'],
    ['/faq', 'same-origin'],
    ['/404.html', 'same-origin'],
    ['/favicon.ico', 'same-origin'],
    ['/sw.js', 'same-origin'],
    ['/islands/booking-145A7B23.js', 'same-origin'],
    ['/static/a/b.avif', 'same-origin'],
    ['/videos/a.mp4', 'same-origin'],
    ['/licences.txt', 'same-origin'],
    ['/.well-known/security.txt', 'same-origin'],
  ])('headers: when %s is asked for, then its Cross-Origin-Resource-Policy is %s', (path, sharing) => {
    expect(headersFor(rules, path)['Cross-Origin-Resource-Policy']).toBe(sharing);
  });

  it('headers: when two rules apply to one address, then they have no header in common, because hosts would join both values or choose one', () => {
    const addresses = ['/', '/faq', '/cards/faq.png', '/sw.js', '/islands/a.js', '/static/a/b.avif', '/favicon.ico'];
    for (const address of addresses) {
      const given = rules.flatMap((rule) => Object.keys(headersFor([rule], address)));
      expect(given.filter((name, index) => given.indexOf(name) < index)).toEqual([]);
    }
  });

  it('headers: when a browser is told to insist on HTTPS, then for a week at most until the site has run for a while (docs/deploy.md), and not for subdomains', () => {
    const [, seconds] = /^max-age=(\d+)$/.exec(everywhere['Strict-Transport-Security'] ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThan(0);
    expect(Number(seconds)).toBeLessThanOrEqual(7 * 86_400);
  });

  it('limits: when there are 101 rules, or a line of more than 2,000 characters, then a message names the limit', () => {
    expect(beyondLimits(rules)).toEqual([]);
    const many = Array.from({ length: 101 }, (_, index) => ({ path: `/${index}`, headers: {} }));
    expect(beyondLimits(many.slice(1))).toEqual([]);
    expect(beyondLimits(many)).toEqual([expect.stringMatching(/101 rules.*reads the first 100.*into a folder/)]);
    expect(beyondLimits([{ path: '/guides/*', headers: { A: 'x'.repeat(1995) } }])).toEqual([]);
    expect(beyondLimits([{ path: '/guides/*', headers: { A: 'x'.repeat(1996) } }])).toEqual([
      expect.stringMatching(/2001 characters for \/guides\/\*.*reads 2000/),
    ]);
  });

  describe('of 311 guides', () => {
    // Guides differ in their blocks, and so in their style sheets.
    const styled = (kind: number) => page('', `<style>b{order:${kind}}</style>`);
    const guides = Array.from({ length: 311 }, (_, index) => ({ route: `/guides/${index}`, html: styled(index % 20) }));
    const notFound = { route: '/404.html', html: styled(99) };
    const site = [...pages.slice(0, 2), { route: '/guides', html: styled(98) }, ...guides, notFound];
    const siteRules = headerRules(site, names, folders);
    const policyFor = (address: string) => headersFor(siteRules, address)['Content-Security-Policy'] ?? '';

    it('limits: when there are 311 guides, then no rule is left out', () => {
      expect(beyondLimits(siteRules)).toEqual([]);
      expect(siteRules.length).toBeLessThan(20);
    });

    it('policy: when there are 311 guides, then each, their folder and an unknown one may use their own styles, and nothing unsafe', () => {
      for (const { route, html } of [...guides, { ...notFound, route: '/guides/nothing' }, ...site.slice(2, 3)]) {
        for (const style of readPage(html).styles) expect(policyFor(route)).toContain(hash(style));
        expect(policyFor(route)).toMatch(/^default-src 'none'; /);
        expect(policyFor(route)).not.toMatch(/unsafe|\*/);
      }
      // Netlify takes /guides/* for the address of the folder as well.
      expect(policyFor('/guides')).toBe(policyFor('/guides/1'));
    });

    it('policy: when a page is no guide, then its policy allows its own styles alone', () => {
      expect(policyFor('/faq')).toBe(policyOf(pages[1]?.html ?? ''));
    });

    it('limits: when guides differ too much for one line, then the message names their folder', () => {
      const different = guides.map((guide, index) => ({ ...guide, html: styled(index) }));
      expect(beyondLimits(headerRules(different, names, folders))).toEqual([expect.stringContaining('/guides/*')]);
    });
  });

  it('headers: when nginx serves the site, then its configuration has the headers of all files and the policy of a page', () => {
    const conf = nginxConf(
      pages.map((each) => ({ ...each, file: each.route === '/faq' ? 'faq/index.html' : 'x.html' })),
      'https://www.example.com',
      folders,
    );
    for (const [name, value] of Object.entries(everywhere))
      expect(conf).toContain(`add_header ${name} "${value}" always;`);
    expect(conf).toContain('add_header Cross-Origin-Resource-Policy $site_sharing always;');
    expect(conf).toMatch(
      /map \$uri \$site_sharing \{\s+default same-origin;\s+"~\^\/\(\?:cards\)\/\." cross-origin;\s+\}/,
    );
    expect(conf).toContain('rewrite ^(.+)/index\\.html$ $1 permanent;');
    expect(conf).toContain(`"/faq/index.html" "${policyOf(pages[1]?.html ?? '')}";`);
  });

  it.each([
    ['https://www.example.com', 'www.example.com', 'example.com'],
    ['https://example.com/', 'example.com', 'www.example.com'],
  ])('nginx: when the site is at %s, then %s is the one host and %s leads to it', (siteUrl, host, other) => {
    const conf = nginxConf([], siteUrl, folders);
    expect(conf).toContain(`server_name ${host};`);
    expect(conf).toContain(`server_name ${other};`);
    expect(conf.match(/return 301 .*/g)).toEqual(Array(2).fill(`return 301 https://${host}$request_uri;`));
  });
});

test.each([
  ['cloudflare', 1, 0],
  ['rsync', 0, 1],
  [undefined, 0, 1],
])(
  'limits of Cloudflare Pages: when the host is %s, then 101 rules are %d problems and %d warnings',
  (host, stops, warns) => {
    const { problems, warnings } = judged(['101 rules'], host);
    expect([problems.length, warnings.length]).toEqual([stops, warns]);
  },
);
