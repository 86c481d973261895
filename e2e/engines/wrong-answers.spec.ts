import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { built } from '../pages';
import { book, cases, mailsOfReceipt, openForm, reopenForm } from './booking-steps';
import { expect, test } from './test';
import type { Visitor } from './visitor';
import { waitForWorker, workerMs } from './worker';

// Wrong answers that come for a time: sign-in pages of hotels and trains, a proxy's warning, a host's catch-all page, files
// that were cut off. Most claim that caches may hold them for a year. Once the host is well again, a reload must be enough.
test.use({ expected: [/./] });

const each = cases['services page'];
const served = readFileSync(path.join(built, 'index.html'), 'utf8');
const kitName = readdirSync(path.join(built, 'offline')).find((name) => name.endsWith('.json')) ?? '';

/** The addresses for which the wrong answer comes. */
const kinds: Record<string, (pathname: string) => boolean> = {
  page: (pathname) => pathname === each.path,
  island: (pathname) => pathname.startsWith('/islands/'),
  font: (pathname) => pathname.startsWith('/fonts/'),
  drawing: (pathname) => pathname.startsWith('/drawings/'),
  picture: (pathname) => pathname.startsWith('/static/'),
  kit: (pathname) => pathname.startsWith('/offline/'),
  worker: (pathname) => pathname === '/sw.js',
};

const signIn = '<!doctype html><title>Sign in</title><h1>Welcome to our WiFi</h1></html>';
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.json': 'application/json',
};
const typeOf = (pathname: string) => types[path.extname(pathname)] ?? 'text/html; charset=utf-8';
const fileOf = (pathname: string) => {
  const plain = pathname.replace(/-two\.js$/, '.js');
  const file = path.extname(plain) ? plain : path.join(plain, 'index.html');
  return readFileSync(path.join(built, file.includes('/offline/') ? `offline/${kitName}` : file));
};

type Wrong = (response: ServerResponse, pathname: string) => void;
const reply =
  (status: number, body: string | ((pathname: string) => Buffer | string), type?: string, headers = {}): Wrong =>
  (response, pathname) => {
    const text = typeof body === 'string' ? body : body(pathname);
    response.writeHead(status, {
      // If the browser remembers that a page leads elsewhere or has no content, no visit reaches us again.
      'Cache-Control': status === 200 || status >= 400 ? 'public, max-age=31536000, immutable' : 'no-store',
      'Content-Type': type ?? typeOf(pathname),
      'Cross-Origin-Resource-Policy': 'same-origin',
      ...headers,
    });
    response.end(status === 204 ? undefined : text);
  };
const html = 'text/html; charset=utf-8';
const half = (pathname: string) => fileOf(pathname).subarray(0, Math.floor(fileOf(pathname).length / 2));

const wrong: Record<string, Wrong> = {
  'a sign-in page': reply(200, signIn, html),
  'the home page for every address': reply(200, served, html),
  'a sign-in page that says it is what was asked for': reply(200, signIn),
  'a plain text': reply(200, 'blocked by your administrator', 'text/plain'),
  'an object': reply(200, '{"error":"quota"}', 'application/json'),
  'a picture': reply(200, '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'),
  'no type': reply(200, signIn, ''),
  'nothing, of the right type': reply(200, ''),
  'white space': reply(200, ' \n '),
  'half of the file': reply(200, half),
  'less than it announces': (response, pathname) => {
    const body = fileOf(pathname);
    response.writeHead(200, { 'Content-Type': typeOf(pathname), 'Content-Length': body.length });
    response.write(half(pathname), () => response.destroy());
  },
  'no answer': (response) => response.destroy(),
  'status 204': reply(204, ''),
  'status 206 of the first half': reply(206, half, undefined, { 'Content-Range': 'bytes 0-9/20' }),
  'a redirect to a sign-in page': reply(302, '', html, { Location: '/sign-in' }),
  'a lasting redirect to another page': reply(308, '', html, { Location: '/faq' }),
  'status 401': reply(401, signIn, html),
  'status 404': reply(404, signIn, html),
  'status 500': reply(500, ''),
  'status 503': reply(503, 'maintenance', html),
};

/** Publishes a second release, with other names for the islands and the kit. Returns what answers for its new files. */
function release(visitor: Visitor) {
  const text = fileOf(`/offline/${kitName}`).toString().replaceAll('</h1>', ' two</h1>');
  const kit = `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`;
  const { alterations } = visitor.site;
  alterations.page = (page) => page.replace(/(\/islands\/[\w-]+)\.js/g, '$1-two.js');
  alterations.script = (script) => script.replaceAll(kitName, kit);
  const right: NonNullable<typeof alterations.answers> = (pathname, response) => {
    if (pathname === `/offline/${kit}`) reply(200, text)(response, pathname);
    else if (pathname.endsWith('-two.js'))
      reply(
        200,
        fileOf(pathname)
          .toString()
          .replace(/("\.\/[\w-]+)\.js"/g, '$1-two.js"'),
      )(response, pathname);
    else return false;
    return true;
  };
  return right;
}

/**
 * How long a new worker may take, in milliseconds. If it is ready just when the old one answers a page, Chromium lets it
 * wait until the old one has had nothing to do for 30 s.
 */
const settledMs = 60_000;

/** Waits until no worker is being installed. */
const settled = ({ driver }: Visitor) =>
  driver
    .evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return Boolean(registration && !registration.installing && !registration.waiting);
    })
    .catch(() => false);

const caught = (visitor: Visitor) =>
  visitor.driver.evaluate(async () => {
    const names = await caches.keys();
    const texts = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
        return Promise.all(answers.map(async (answer) => (await answer?.text()) ?? ''));
      }),
    );
    return texts.flat().filter((text) => /Welcome to our WiFi|^\s*$|^blocked|^maintenance|"quota"/.test(text)).length;
  });

/**
 * The journeys of every run. ALL_ANSWERS=1 tries each wrong answer for each kind of address instead: 280 journeys an
 * engine.
 */
const telling: readonly (readonly [when: string, what: string, kind: string])[] = [
  ['on a first visit', 'a sign-in page', 'page'],
  ['on a first visit', 'status 204', 'page'],
  ['on a first visit', 'a sign-in page that says it is what was asked for', 'island'],
  ['on a first visit', 'half of the file', 'island'],
  ['on a first visit', 'the home page for every address', 'kit'],
  ['on a first visit', 'status 206 of the first half', 'drawing'],
  ['after a release', 'a sign-in page that says it is what was asked for', 'page'],
  ['after a release', 'half of the file', 'page'],
  ['after a release', 'a sign-in page', 'island'],
  ['after a release', 'a redirect to a sign-in page', 'island'],
  ['after a release', 'a lasting redirect to another page', 'island'],
];
const isTried = (...journey: readonly string[]) =>
  Boolean(process.env.ALL_ANSWERS) || telling.some((each) => each.join() === journey.join());

test.describe.configure({ timeout: 120_000 });
for (const [what, answer] of Object.entries(wrong))
  for (const when of ['on a first visit', 'after a release'] as const)
    for (const [kind, isOfKind] of Object.entries(kinds).filter(([kind]) => isTried(when, what, kind)))
      test(`wrong answers: when each ${kind} gets ${what} ${when}, then a reload is enough`, async ({ visitor }) => {
        const { alterations, origin } = visitor.site;
        const address = `${origin}${each.path}`;
        let right: NonNullable<typeof alterations.answers> = () => false;
        if (when === 'after a release') {
          await visitor.open('/faq');
          await waitForWorker(visitor);
          right = release(visitor);
        }
        alterations.answers = (pathname, response) => {
          if (isOfKind(pathname)) answer(response, pathname);
          else return right(pathname, response);
          return true;
        };
        await visitor.driver.goTo(address).catch(() => undefined);
        // Long enough to fetch and run the islands, and to install a worker.
        await sleep(2500);
        alterations.answers = right;
        const isThere = await visitor.driver.evaluate((wanted) => location.href === wanted, address).catch(() => false);
        if (isThere)
          await visitor.driver
            .evaluate(() => {
              setTimeout(() => {
                location.reload();
              });
            })
            .catch(() => undefined);
        else await visitor.driver.goTo(address);
        await sleep(200);
        await visitor.arrives(each.path, workerMs);
        await reopenForm(visitor, each);
        await visitor.until('the new worker', () => settled(visitor), settledMs);
        expect(await caught(visitor)).toBe(0);
        expect(
          await visitor.driver.evaluate(() =>
            [...document.images]
              .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
              .map(({ src }) => src),
          ),
        ).toEqual([]);
        // Not `document.fonts`: a font that comes too late for `font-display: optional` is an error there, in Firefox for good.
        expect(
          await visitor.driver.evaluate(() =>
            Promise.all(
              [...document.querySelectorAll<HTMLLinkElement>('link[as=font]')].map(async ({ href }) => {
                const { status, headers } = await fetch(href);
                return `${status} ${headers.get('Content-Type') ?? ''}`;
              }),
            ),
          ),
        ).toEqual(['200 font/woff2', '200 font/woff2']);
        if (kind !== 'island') return;
        const inside = await openForm(visitor, each);
        await book(visitor, inside, each);
        expect(await mailsOfReceipt(visitor)).toHaveLength(each.to.length);
      });
