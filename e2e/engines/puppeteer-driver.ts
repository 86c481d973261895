import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import puppeteer, {
  type BrowserContext,
  type CDPSession,
  type KeyInput,
  type LaunchOptions as Launch,
  type Page,
} from 'puppeteer-core';
import { quietly } from '../chromium-config';
import { backSoon, type Driver, type LaunchOptions } from './driver';
import { findFastChromium } from '../programs/chromium';
import { programOf } from '../programs/engines';
import { doesNotStart } from './start';

const london = { TZ: 'Europe/London' };
const navigationMs = 30_000;
/** The limit of any other request to the browser. Puppeteer's default is three minutes. */
const answerMs = 30_000;

function chromium({ largeText }: LaunchOptions): Launch {
  const { executablePath, env } = findFastChromium();
  return {
    browser: 'chrome',
    executablePath,
    args: [...quietly, ...(largeText ? ['--blink-settings=defaultFontSize=32'] : [])],
    env: { ...process.env, ...env, ...london },
  };
}

/** Returns a Firefox with a fake mail program, which writes the addresses it gets into a file. */
function firefox(folder: string, inbox: string, { scripts, reducedMotion, largeText }: LaunchOptions): Launch {
  const profile = path.join(folder, 'profile');
  const mailProgram = path.join(folder, 'mail-program');
  mkdirSync(profile);
  writeFileSync(mailProgram, `#!/bin/sh\nprintf '%s\\n' "$1" >> '${inbox}'\n`);
  chmodSync(mailProgram, 0o755);
  const opensWith = { action: 2, handlers: [{ name: 'mail program', path: mailProgram }] };
  writeFileSync(
    path.join(profile, 'handlers.json'),
    JSON.stringify({ defaultHandlersVersion: {}, mimeTypes: {}, schemes: { mailto: opensWith } }),
  );
  return {
    browser: 'firefox',
    executablePath: programOf('firefox'),
    userDataDir: profile,
    extraPrefsFirefox: {
      'javascript.enabled': scripts,
      'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
      ...(largeText && { 'font.size.variable.x-western': 32 }),
      // Otherwise Escape would first close the suggestions from an earlier test's input.
      'browser.formfill.enable': false,
      'security.external_protocol_requires_permission': false,
      'network.protocol-handler.external.mailto': true,
    },
  };
}

/**
 * Drives Chromium by its own protocol and Firefox by WebDriver BiDi.
 * @throws in one line, and with no process left, if the browser has not started after `limitMs` milliseconds
 */
export async function startPuppeteer(
  name: 'chromium' | 'firefox',
  options: LaunchOptions,
  limitMs: number,
): Promise<Driver> {
  const folder = mkdtempSync(path.join(tmpdir(), 'journey-'));
  const removeFolder = () => {
    rmSync(folder, { recursive: true, force: true });
  };
  const inbox = path.join(folder, 'inbox');
  const failed = new AbortController();
  const browser = await puppeteer
    .launch({
      headless: true,
      timeout: limitMs,
      protocolTimeout: answerMs,
      signal: failed.signal,
      // Puppeteer would exit the process at once. The test runner does so after it has closed the browser.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      env: { ...process.env, ...london },
      ...(name === 'chromium' ? chromium(options) : firefox(folder, inbox, options)),
    })
    .catch((error: unknown) => {
      // Puppeteer would wait another five seconds for a browser that hangs.
      failed.abort();
      removeFolder();
      throw doesNotStart(name, programOf(name), error);
    });
  let context: BrowserContext | undefined;
  let page: Page | undefined;
  /** Chromium's own protocol; undefined in Firefox. */
  let session: CDPSession | undefined;
  let seen: string[] = [];
  let messages: string[] = [];
  const current = () => {
    if (!page) throw new Error('reset() comes first');
    return page;
  };

  /** Records every attempt to open a mail. Chromium itself opens at most one for each press. */
  async function watchMails(protocol: CDPSession) {
    await protocol.send('Page.enable');
    const note = ({ url }: { url: string }) => void (url.startsWith('mailto:') && seen.push(url));
    protocol.on('Page.frameRequestedNavigation', note);
    protocol.on('Page.windowOpen', note);
  }

  return {
    async reset() {
      await context?.close();
      seen = [];
      messages = [];
      rmSync(inbox, { force: true });
      context = await browser.createBrowserContext();
      page = await context.newPage();
      page.on('console', (message) => {
        if (message.type() === 'error') messages.push(message.text());
      });
      page.on('pageerror', (error) => messages.push(String(error)));
      if (name === 'chromium') {
        session = await page.createCDPSession();
        await watchMails(session);
        await page.emulateMediaFeatures([
          { name: 'prefers-reduced-motion', value: options.reducedMotion ? 'reduce' : 'no-preference' },
        ]);
        if (!options.scripts) await page.setJavaScriptEnabled(false);
      }
    },
    async goTo(address) {
      // Firefox never reports the end of a navigation after a mail was opened. Visitor.arrives() polls instead.
      await current().goto(address, { waitUntil: [], timeout: navigationMs });
    },
    evaluate: (script, ...args) => current().evaluate(script as never, ...args) as never,
    async run(script) {
      await current().evaluate(script);
    },
    async pressAt(x, y, times) {
      await current().mouse.click(x, y, { count: times });
    },
    moveTo: (x, y) => current().mouse.move(x, y),
    async type(text) {
      await current().keyboard.type(text);
    },
    async key(keys) {
      const names = keys.split('+').map((key) => (key === 'Space' ? ' ' : key)) as KeyInput[];
      for (const held of names.slice(0, -1)) await current().keyboard.down(held);
      await current().keyboard.press(names.at(-1) ?? 'Tab');
      for (const held of names.slice(0, -1)) await current().keyboard.up(held);
    },
    async back() {
      if (!session) {
        await current().evaluate(backSoon);
        return;
      }
      // Goes back as Chromium's own button does: a mail that the page opens meanwhile would cancel `history.back()`.
      const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
      const entry = entries[currentIndex - 1];
      if (!entry) throw new Error('there is no page to go back to');
      await session.send('Page.navigateToHistoryEntry', { entryId: entry.id });
    },
    resize: (width, height) => current().setViewport({ width, height }),
    screenshot: async () => Buffer.from(await current().screenshot()),
    mails: () =>
      Promise.resolve(
        name === 'chromium' ? seen : existsSync(inbox) ? readFileSync(inbox, 'utf8').trimEnd().split('\n') : [],
      ),
    console: () => messages,
    async close() {
      await browser.close();
      removeFolder();
    },
  };
}
