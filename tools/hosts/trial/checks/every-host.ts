import { fewAtATime } from '../../../shared/few-at-a-time';
import { ask, type Place } from '../../live-check/ask';
import { hashInPolicy } from '../../headers/content-security-policy';
import { everywhere } from '../../headers/rules';
import { readPage } from '../../pages/html';
import { type BuiltSite, hash, pageFile } from '../built-site';

/** Returns what was expected and is not so; an empty list if all is right. */
type Check = (place: Place, site: BuiltSite) => Promise<string[]>;

/** For good: 301, or 308, which forbids a change of the method. */
const isPermanent = (status: number) => status === 301 || status === 308;
const immutable = 'public, max-age=31536000, immutable';

/** Whether a policy begins by allowing nothing, and names every inline script and style of its page. */
function fits(policy: string, html: string) {
  const { scripts, styles } = readPage(html);
  return (
    policy.startsWith("default-src 'none'") &&
    [...scripts, ...styles].every((text) => policy.includes(hashInPolicy(text)))
  );
}

/** The checks that every host must pass, nginx or any other. */
export const everyHost: Record<string, Check> = {
  async 'every page: 200 without a redirect, its bytes, its policy; with a slash one redirect to it'(place, site) {
    const wrong: string[] = [];
    // Hundreds at once are more than the local servers of some hosts bear.
    await fewAtATime(site.routes, async (route) => {
      const bare = await ask(place, route);
      const slashed = route === '/' ? undefined : await ask(place, `${route}/`);
      const isRight =
        bare.status === 200 &&
        hash(bare.body) === hash(site.file(pageFile(route))) &&
        fits(String(bare.headers['content-security-policy']), bare.body.toString()) &&
        (slashed === undefined || (isPermanent(slashed.status) && slashed.headers.location === route));
      if (!isRight) wrong.push(`${route} ${bare.status}, with a slash ${slashed?.status} ${slashed?.headers.location}`);
    });
    return wrong;
  },
  async 'addresses that are no pages: 404 with the not-found page, or one redirect'(place, site) {
    const notFound = hash(site.file('404.html'));
    const { page, group } = site.samples;
    const redirects: Record<string, string> = {
      '/404/': '/404',
      '/index.html': '/',
      [`${group}/index.html`]: group,
    };
    const unknown = ['/404', '/404.html', '/nothing', `${page}/nothing`, '/_headers', `${site.script}.br`, '/..%5c'];
    const wrong = await Promise.all(
      [...unknown, ...Object.keys(redirects)].map(async (address) => {
        const { status, headers, body } = await ask(place, address);
        const isRight =
          (status === 404 && hash(body) === notFound) ||
          (isPermanent(status) && headers.location === redirects[address]);
        return isRight ? [] : [`${address} ${status} ${headers.location ?? ''}`];
      }),
    );
    return wrong.flat();
  },
  async 'former addresses: one redirect to their pages, for good; 410 or 404 for what is gone'(place, site) {
    const wrong = await Promise.all(
      site.moves.map(async ({ from, to }) => {
        const { status, headers } = await ask(place, from);
        const isRight = to === undefined ? [404, 410].includes(status) : isPermanent(status) && headers.location === to;
        return isRight ? [] : [`${from} ${status} ${headers.location ?? ''}`];
      }),
    );
    return wrong.flat();
  },
  async 'compressed copies: byte for byte, with Vary; a plain one without'(place, site) {
    const wrong = await Promise.all(
      ['/', site.samples.page, site.script].flatMap((address) =>
        (['br', 'gzip', 'identity'] as const).map(async (coding) => {
          const file = address === site.script ? address : pageFile(address);
          const sent = `${file}${{ br: '.br', gzip: '.gz', identity: '' }[coding]}`;
          const { headers, body } = await ask(place, address, { headers: { 'Accept-Encoding': coding } });
          const isRight =
            headers['content-encoding'] === (coding === 'identity' ? undefined : coding) &&
            headers.vary?.toLowerCase().includes('accept-encoding') &&
            hash(body) === hash(site.file(sent));
          return isRight ? [] : [`${address} as ${coding}: ${headers['content-encoding']}, Vary ${headers.vary}`];
        }),
      ),
    );
    return wrong.flat();
  },
  async 'asked again: 304; a part: 206; only the head: no body'(place, { samples: { page, card } }) {
    const first = await ask(place, page);
    const again = await ask(place, page, { headers: { 'If-None-Match': first.headers.etag ?? '' } });
    const part = await ask(place, card, { headers: { Range: 'bytes=0-99' } });
    const head = await ask(place, page, { method: 'HEAD' });
    return [
      ...(again.status === 304 ? [] : [`If-None-Match ${again.status}`]),
      ...(part.status === 206 && part.body.length === 100 ? [] : [`Range ${part.status} ${part.body.length}`]),
      ...(head.status === 200 && head.body.length === 0 ? [] : [`HEAD ${head.status} ${head.body.length}`]),
    ];
  },
  async 'headers: those of every answer'(place, site) {
    const wrong: string[] = [];
    for (const address of ['/', site.samples.page, site.script, '/nothing', '/feed.xml']) {
      const { headers } = await ask(place, address);
      for (const [name, value] of Object.entries(everywhere))
        if (headers[name.toLowerCase()] !== value) wrong.push(`${address} ${name}: ${headers[name.toLowerCase()]}`);
    }
    return wrong;
  },
  async 'types and caching'(place, site) {
    const wrong: string[] = [];
    for (const [address, type, caching] of [
      ['/', 'text/html; charset=utf-8', 'no-cache'],
      ['/sitemap.xml', 'application/xml; charset=utf-8', 'no-cache'],
      ['/sitemap-index.xml', 'application/xml; charset=utf-8', 'no-cache'],
      ['/feed.xml', 'application/atom+xml; charset=utf-8', 'no-cache'],
      ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
      ['/licences.txt', 'text/plain; charset=utf-8', 'no-cache'],
      ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'no-cache'],
      ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
      [site.script, 'application/javascript; charset=utf-8', immutable],
      [site.samples.font, 'font/woff2', immutable],
    ] as const) {
      const { status, headers } = await ask(place, address);
      if (status !== 200 || headers['content-type'] !== type || headers['cache-control'] !== caching)
        wrong.push(`${address} ${status} ${headers['content-type']} ${headers['cache-control']}`);
    }
    return wrong;
  },
  async 'attacks: no way out of the folder or to another host'(place) {
    const wrong: string[] = [];
    for (const address of ['/../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/fonts../robots.txt']) {
      const { status } = await ask(place, address);
      if (status < 400 || status >= 500) wrong.push(`${address} ${status}`);
    }
    const { headers } = await ask(place, '//example.org/');
    if (new URL(headers.location ?? '/', place.origin).origin !== place.origin)
      wrong.push(`//example.org/ leads to ${headers.location}`);
    return wrong;
  },
};
