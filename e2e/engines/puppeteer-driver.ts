import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer, {
  type BrowserContext,
  type CDPSession,
  type KeyInput,
  type LaunchOptions as Launch,
  type Page,
} from 'puppeteer-core';
import { quietly } from '../chromium-config';
import { backSoon, type Driver, type LaunchOptions, type Pointer } from './driver';
import { olderPuppeteer } from './older-puppeteer';
import type { Program } from '../programs/packaged';
import { removeFolder } from '../programs/remove-folder';
import { doesNotStart } from './start';

const london = { TZ: 'Europe/London' };
const navigationMs = 30_000;
/** The limit of any other request to the browser. Puppeteer's default is three minutes. */
const answerMs = 30_000;

function chromium({ executablePath, env }: Program, { largeText }: LaunchOptions): Launch {
  return {
    browser: 'chrome',
    executablePath,
    args: [...quietly, ...(largeText ? ['--blink-settings=defaultFontSize=32'] : [])],
    env: { ...process.env, ...env, ...london },
  };
}

/** Returns the options of a Firefox with a fake mail program, which writes the addresses it gets into a file. */
function firefox(
  { executablePath }: Program,
  folder: string,
  inbox: string,
  { scripts, reducedMotion, largeText }: LaunchOptions,
): Launch {
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
    executablePath,
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

/** Presses in Chromium by its own protocol, as often as there are pauses, and once before them. */
async function pressInChromium(
  session: CDPSession,
  pointerType: Pointer,
  x: number,
  y: number,
  pauses: readonly number[],
) {
  if (pointerType === 'touch') await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  for (const [index, pause] of [0, ...pauses].entries()) {
    await sleep(pause);
    if (pointerType === 'touch') {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    } else
      for (const type of ['mousePressed', 'mouseReleased'] as const)
        await session.send('Input.dispatchMouseEvent', {
          type,
          x,
          y,
          pointerType,
          button: 'left',
          clickCount: index + 1,
        });
  }
}

/** What Puppeteer's page has in Firefox, but not in its types: WebDriver BiDi's own actions. */
interface WithActions {
  browsingContext: { performActions(sources: readonly object[]): Promise<void> };
}

/** Presses in Firefox by WebDriver BiDi. */
async function pressInFirefox(page: Page, pointerType: Pointer, x: number, y: number, pauses: readonly number[]) {
  const press = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  await (page.mainFrame() as unknown as WithActions).browsingContext.performActions([
    {
      type: 'pointer',
      id: `own ${pointerType}`,
      parameters: { pointerType },
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        ...press,
        ...pauses.flatMap((duration) => [{ type: 'pause', duration }, ...press]),
      ],
    },
  ]);
}

/**
 * Drives Chromium by its own protocol and Firefox by WebDriver BiDi.
 * @throws in one line, and with no process left, if the browser has not started after `limitMs` milliseconds
 */
export async function startPuppeteer(
  name: 'chromium' | 'firefox',
  program: Program,
  options: LaunchOptions,
  limitMs: number,
): Promise<Driver> {
  const folder = mkdtempSync(path.join(tmpdir(), 'journey-'));
  const inbox = path.join(folder, 'inbox');
  const failed = new AbortController();
  // scripts/tests/old-chromium.ts sets it.
  const { OLDER_PUPPETEER: older } = process.env;
  const browser = await (older ? olderPuppeteer(older) : puppeteer)
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
      ...(name === 'chromium' ? chromium(program, options) : firefox(program, folder, inbox, options)),
    })
    .catch((error: unknown) => {
      // Puppeteer would wait another five seconds for a browser that hangs.
      failed.abort();
      removeFolder(folder);
      throw doesNotStart(name, program.executablePath, error);
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
    async pressWith(pointer, x, y, pauses) {
      if (session) await pressInChromium(session, pointer, x, y, pauses);
      else await pressInFirefox(current(), pointer, x, y, pauses);
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
    print: (format) => current().pdf({ format }),
    mails: () =>
      Promise.resolve(
        name === 'chromium' ? seen : existsSync(inbox) ? readFileSync(inbox, 'utf8').trimEnd().split('\n') : [],
      ),
    console: () => messages,
    async close() {
      await browser.close();
      removeFolder(folder);
    },
  };
}
