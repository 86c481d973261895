import { createHash } from 'node:crypto';
import { scriptLoader } from '../inline/scripts';
import { speculationRules } from '../inline/speculation-rules';
import { everywhere, headerRules, scriptStarts } from './headers';
import { beyondLimits, headersFile, headersFor, parseHeadersFile } from './headers-file';
import { inlineOf, withoutWrapperStyles } from './inline';
import { nginxConf } from './nginx';
import { policyOf, withPolicyInside } from './policy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const pagePath = '/*<![CDATA[*/window.pagePath="/faq";/*]]>*/';
const page = (body = '', head = '') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}<style data-styled="">a{color:red}</style></head><body>${body}` +
  `<script id="gatsby-script-loader">${pagePath}</script><script>${scriptLoader}</script></body></html>`;

describe('inline things', () => {
  it.each([
    ["the page's address", pagePath],
    ['the build', 'window.___webpackCompilationHash="a60b85b46d134ec75c18";'],
    ['the loader', scriptLoader],
    ['the speculation rules', speculationRules],
  ])('knows %s', (_, text) => {
    const { scripts, strangers } = inlineOf(`<script>${text}</script>`);
    expect(scripts).toEqual([text]);
    expect(strangers).toEqual([]);
  });

  it.each([
    ['a script nobody knows', '<script>alert(1)</script>'],
    ['a longer loader', `<script>${scriptLoader};alert(1)</script>`],
    ['an address that ends early', '<script>/*<![CDATA[*/window.pagePath="/";alert(1);"";/*]]>*/</script>'],
    ['a module', '<script type="module">alert(1)</script>'],
    ['a script in a template', '<template><script>alert(1)</script></template>'],
    ['a style attribute', '<p class="a" style="color:red">x</p>'],
    ['an event handler', '<img src="/x.png" onerror="alert(1)">'],
    ['a script address', '<a href="javascript:alert(1)">x</a>'],
  ])('refuses %s', (_, html) => {
    expect(inlineOf(html).strangers).toHaveLength(1);
  });

  it.each([
    ['a file', '<script src="/app.js" async></script>'],
    ['structured data', '<script type="application/ld+json">{"@graph":[]}</script>'],
    ['words that look like it', '<p>&lt;script&gt; style="color:red" onclick="x"</p>'],
    ['a style sheet with such words', '<style>a[style="x"]{color:red}</style>'],
  ])('leaves %s alone', (_, html) => {
    expect(inlineOf(html).strangers).toEqual([]);
    expect(inlineOf(html).scripts).toEqual([]);
  });

  it("takes the style from Gatsby's wrappers only, however often", () => {
    const html =
      '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p style="a:b"></p></div><div id="gatsby-announcer" style="top:0" aria-live="assertive"></div>';
    const bare =
      '<div tabindex="-1" id="gatsby-focus-wrapper"><p style="a:b"></p></div><div id="gatsby-announcer" aria-live="assertive"></div>';
    expect(withoutWrapperStyles(html)).toBe(bare);
    expect(withoutWrapperStyles(bare)).toBe(bare);
  });
});

describe('the policy', () => {
  const policy = policyOf(page());

  it('names what stands in the page, and the empty style of styled-components', () => {
    for (const text of [pagePath, scriptLoader]) expect(policy).toContain(hash(text));
    expect(/style-src ([^;]*)/.exec(policy)?.[1]?.split(' ').sort()).toEqual(
      ["'self'", hash('a{color:red}'), hash('')].sort(),
    );
  });

  it('allows nothing unsafe and nobody else', () => {
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
    for (const directive of ["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(directive);
  });

  it('is the same for the same page, whatever the order', () => {
    expect(policyOf(page())).toBe(policy);
    expect(policyOf(page(`<script>${scriptLoader}</script>`))).toBe(policy);
  });

  it('stands in the not-found page once, before everything it rules, and says there only what it may', () => {
    const once = withPolicyInside(page());
    expect(withPolicyInside(once)).toBe(once);
    expect(once).toContain(`<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src`);
    expect(once).not.toContain('frame-ancestors');
    expect(policyOf(once)).toBe(policy);
  });
});

describe('the headers', () => {
  const pages = ['/', '/faq', '/404.html'].map((route) => ({ route, html: page(`<h1>${route}</h1>`) }));
  const scripts = [
    'app-145a7b23.js',
    'app-01b5436d.js',
    'component---src-pages-faq-tsx-29823616.js',
    'component---src-pages-404-tsx-2886a6c8.js',
    'sw.js',
    'sw.js.br',
    'app-145a7b23.js.LICENSE.txt',
    'favicon.ico',
    'index.html',
    '_headers',
    'cards',
    'videos',
  ];
  const rules = headerRules(pages, scripts);

  it('reads a file back as it was written', () => {
    expect(parseHeadersFile(headersFile(rules))).toEqual(rules);
  });

  it('finds the few beginnings of hashed scripts', () => {
    expect(scriptStarts(scripts)).toEqual(['/app-', '/component---']);
  });

  it.each([
    ['/', 'no-cache', true],
    ['/faq', 'no-cache', true],
    ['/404.html', 'no-cache', true],
    ['/faqs', undefined, false],
    ['/sw.js', undefined, false],
    ['/page-data/index/page-data.json', 'no-cache', false],
    ['/app-145a7b23.js', 'public, max-age=31536000, immutable', false],
    ['/component---src-pages-faq-tsx-29823616.js', 'public, max-age=31536000, immutable', false],
    ['/static/a/b.avif', 'public, max-age=31536000, immutable', false],
    ['/fonts/figtree-6.woff2', 'public, max-age=31536000, immutable', false],
  ])('gives %s its cache rule, %s, and what everything gets', (path, cache, hasPolicy) => {
    const headers = headersFor(rules, path);
    expect(headers).toMatchObject(everywhere);
    expect(headers['Cache-Control']).toBe(cache);
    expect('Content-Security-Policy' in headers).toBe(hasPolicy);
  });

  it.each([
    ['/cards/faq.png', 'cross-origin'],
    ['/', 'same-origin'],
    ['/faq', 'same-origin'],
    ['/404.html', 'same-origin'],
    ['/favicon.ico', 'same-origin'],
    ['/sw.js', 'same-origin'],
    ['/app-145a7b23.js', 'same-origin'],
    ['/static/a/b.avif', 'same-origin'],
    ['/videos/a.mp4', 'same-origin'],
    ['/page-data/index/page-data.json', 'same-origin'],
  ])('headers: %s may be loaded by other sites: %s', (path, sharing) => {
    expect(headersFor(rules, path)['Cross-Origin-Resource-Policy']).toBe(sharing);
  });

  it('headers: no two rules for one address give the same header, which hosts would join or choose from', () => {
    const addresses = ['/', '/faq', '/cards/faq.png', '/sw.js', '/app-145a7b23.js', '/static/a/b.avif', '/favicon.ico'];
    for (const address of addresses) {
      const given = rules.flatMap((rule) => Object.keys(headersFor([rule], address)));
      expect(given.filter((name, index) => given.indexOf(name) < index)).toEqual([]);
    }
  });

  it('keeps HTTPS for at least a year, subdomains too', () => {
    const [, seconds] = /^max-age=(\d+); includeSubDomains$/.exec(everywhere['Strict-Transport-Security'] ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(31_536_000);
  });

  it('says what a host would leave out', () => {
    expect(beyondLimits(rules)).toEqual([]);
    const many = Array.from({ length: 101 }, (_, index) => ({ path: `/${index}`, headers: {} }));
    expect(beyondLimits(many)).toEqual([expect.stringContaining('101 rules')]);
    expect(beyondLimits([{ path: '/', headers: { A: 'x'.repeat(2000) } }])).toEqual([
      expect.stringContaining('2005 characters'),
    ]);
  });

  it('are in the nginx configuration as they are in the file', () => {
    const conf = nginxConf(
      pages.map((each) => ({ ...each, file: each.route === '/faq' ? 'faq/index.html' : 'x.html' })),
    );
    for (const [name, value] of Object.entries(everywhere))
      expect(conf).toContain(`add_header ${name} "${value}" always;`);
    expect(conf).toContain('add_header Cross-Origin-Resource-Policy $site_sharing always;');
    expect(conf).toMatch(
      /map \$uri \$site_sharing \{\s+default same-origin;\s+"~\^\/\(\?:cards\)\/\." cross-origin;\s+\}/,
    );
    expect(conf).toContain(`"/faq/index.html" "${policyOf(pages[1]?.html ?? '')}";`);
  });
});
