import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { Command, Name } from 'selenium-webdriver/lib/command';
import { backSoon, type Driver, type LaunchOptions, type SiteNeeds } from './driver';
import { programOf } from '../programs/engines';
import { removeFolder } from '../programs/remove-folder';
import { doesNotStart, type Helper, startHelper, withinLimit } from './start';

const screen = { width: 1600, height: 1300 };
const inPageMs = 20_000;

/** The default bar of the browser's window has a minimum width larger than a phone. */
const narrowBar = '* { padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0; font-size: 1px; }';

/**
 * WebKitGTK's browser opens no mail program: it shows an error page instead. So the site's scripts get a function that
 * only records the address. Without a window manager the window under the display's own mouse has the focus, and that mouse
 * rests in the middle of the screen: beside a narrow window, which then would open no later mail.
 */
export const webkitNeeds: SiteNeeds = {
  before: `
    document.hasFocus = () => true;
    window.__mails = [];
    window.__openMail = (address) => { window.__mails.push(String(address)); };
    const { open } = window;
    window.open = (address, ...rest) =>
      String(address).startsWith('mailto:') ? window.__openMail(address) : open.call(window, address, ...rest);
    addEventListener('click', (event) => {
      const link = event.target.closest?.('a[href^="mailto:"]');
      if (!link) return;
      event.preventDefault();
      window.__openMail(link.href);
    });`,
  script: (text) => text.replaceAll('window.location.assign(', 'window.__openMail('),
};

const keys: Record<string, string> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Space: Key.SPACE,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Shift: Key.SHIFT,
  Control: Key.CONTROL,
  End: Key.END,
};
const keyOf = (name: string) => {
  const key = name.length === 1 ? name : keys[name];
  if (key === undefined) throw new Error(`No key is called ${name} here`);
  return key;
};

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
  });

/** Renders without a graphics card's buffers, which this display does not have. Saves a tenth of a journey's time. */
const drawing = { WEBKIT_DISABLE_DMABUF_RENDERER: '1' };

/**
 * WebKit fires `load` before a preloaded font has come, and lays the page out anew when it comes, even with
 * `font-display: optional`: a press would miss what it was meant for. Until then the font has the status of a failed one.
 * Ends two frames after the last font, or after three seconds if one has really failed.
 */
const whenDrawn = `
  const [done] = arguments;
  const end = performance.now() + 3000;
  const look = () => {
    const isLate = [...document.fonts].some(({ status }) => status === 'error' || status === 'loading');
    if (isLate && performance.now() < end) setTimeout(look, 25);
    else requestAnimationFrame(() => requestAnimationFrame(done));
  };
  look();`;

/** Draws the page again and again: WebKit takes a screenshot with the next frame, and a page at rest has none. */
const keepDrawing = () => {
  const { style } = document.documentElement;
  style.outline = '1px solid transparent';
  let width = 1;
  setInterval(() => {
    width = 3 - width;
    style.outlineOffset = `${width}px`;
  }, 50);
};

/** Keeps the browser from starting a D-Bus session. Its portal and its registry for screen readers are unused, and can block. */
const alone = { DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nonexistent', NO_AT_BRIDGE: '1', GSETTINGS_BACKEND: 'memory' };

/** Starts an invisible display. `name` resolves once it is ready. */
function startDisplay(): { name: Promise<string>; helper: Helper } {
  const size = `${screen.width}x${screen.height}x24`;
  const helper = startHelper(
    programOf('webkit', 'display'),
    ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp', '-noreset'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const name = new Promise<string>((resolve) => {
    helper.child.stdio[3]?.once('data', (number: Buffer) => {
      resolve(`:${number.toString().trim()}`);
    });
  });
  return { name, helper };
}

/** Requests a browser from the driver until it answers. `isOver` says that nothing waits for it any more. */
async function connect(port: number, { scripts }: LaunchOptions, isOver: () => boolean): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: programOf('webkit'),
      args: ['--automation', `--enable-javascript=${scripts}`],
    },
  });
  for (;;) {
    try {
      return await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
    } catch (error) {
      // The driver needs a moment before it listens. Any other error is final.
      if (isOver() || !/ECONNREFUSED/.test(String(error))) throw error;
      await sleep(100);
    }
  }
}

/**
 * Drives WebKitGTK, the engine of Safari, by WebDriver.
 * @throws in one line, and with no process left, if the display or the browser has not started after `limitMs`
 * milliseconds
 */
export async function startWebKit(options: LaunchOptions, limitMs: number): Promise<Driver> {
  const folder = mkdtempSync(path.join(tmpdir(), 'journey-'));
  mkdirSync(path.join(folder, 'gtk-3.0'));
  writeFileSync(path.join(folder, 'gtk-3.0', 'gtk.css'), narrowBar);
  writeFileSync(
    path.join(folder, 'gtk-3.0', 'settings.ini'),
    `[Settings]\ngtk-enable-animations=${options.reducedMotion ? 0 : 1}\n`,
  );
  const helpers: Helper[] = [];
  let hasEnded = false;
  const endAll = () => {
    hasEnded = true;
    for (const helper of helpers.toReversed()) helper.end();
    removeFolder(folder);
  };
  // Cleans up after an interrupted test run.
  process.once('exit', endAll);
  /** Waits for a step of the start. If it fails, ends all processes. */
  const started = async <Value>(program: string, step: Promise<Value>): Promise<Value> => {
    try {
      return await withinLimit(step, limitMs, helpers);
    } catch (error) {
      endAll();
      throw doesNotStart('webkit', program, error);
    }
  };

  const { name, helper } = startDisplay();
  helpers.push(helper);
  const display = await started(programOf('webkit', 'display'), name);
  const port = await freePort();
  const server = startHelper(programOf('webkit', 'driver'), [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: folder,
      TZ: 'Europe/London',
      GDK_BACKEND: 'x11',
      ...drawing,
      ...alone,
    },
  });
  helpers.push(server);
  const driver = await started(
    programOf('webkit', 'driver'),
    connect(port, options, () => hasEnded),
  );
  await driver.manage().setTimeouts({ script: inPageMs, pageLoad: inPageMs });
  let lastPress = { x: -1, y: -1 };
  const evaluate: Driver['evaluate'] = (script, ...args) =>
    driver.executeScript(`return (${script.toString()}).apply(null, arguments)`, ...args);

  return {
    async reset() {
      await driver.get('about:blank');
      // The mouse rests where the previous test pressed. A booking button of the next page under it would start scripts.
      await driver.actions().move({ x: 0, y: 0, duration: 0 }).perform();
    },
    async goTo(address) {
      await driver.get(address);
    },
    evaluate,
    async run(script) {
      await driver.executeScript(script);
    },
    async pressAt(x, y, times) {
      // WebKitGTK counts two presses within a second and five pixels as a double click, even across a navigation.
      const isNear = Math.abs(x - lastPress.x) <= 5 && Math.abs(y - lastPress.y) <= 5;
      lastPress = { x: Math.round(isNear ? x + 8 : x), y: Math.round(y) };
      const actions = driver.actions().move({ ...lastPress, duration: 0 });
      for (let press = 0; press < times; press += 1) actions.press().release();
      await actions.perform();
    },
    async pressWith(pointer, x, y, pauses) {
      // The driver accepts a touch pointer, but sends the events of a mouse.
      if (pointer === 'touch') throw new Error('WebKitGTK has no touch');
      const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      const actions = [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
        ...press,
        ...pauses.flatMap((duration) => [{ type: 'pause', duration }, ...press]),
      ];
      const device = { type: 'pointer', id: `own ${pointer}`, parameters: { pointerType: pointer }, actions };
      await driver.execute(new Command(Name.ACTIONS).setParameter('actions', [device]));
    },
    moveTo: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .perform(),
    async type(text) {
      await driver.actions().sendKeys(text).perform();
    },
    async key(names) {
      const [last = '', ...held] = names.split('+').reverse();
      const actions = driver.actions();
      for (const name of held) actions.keyDown(keyOf(name));
      actions.sendKeys(keyOf(last));
      for (const name of held) actions.keyUp(keyOf(name));
      await actions.perform();
    },
    back: () => evaluate(backSoon),
    async resize(width, height) {
      const innerSize = () => evaluate(() => [innerWidth, innerHeight] as const);
      // The window has a bar, whose height is known only once the window has a size.
      let bar = 0;
      let before = '';
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
      for (let attempt = 0; attempt < 40; attempt += 1) {
        const size = await innerSize();
        const [innerWide, innerHigh] = size;
        if (innerWide === width && innerHigh === height) {
          if (options.scripts) await driver.executeAsyncScript(whenDrawn);
          return;
        }
        // A size that has just changed may still be on its way to the one that was asked for.
        if (innerWide === width && size.join() === before) {
          bar += height - innerHigh;
          await driver
            .manage()
            .window()
            .setRect({ x: 0, y: 0, width, height: height + bar });
        }
        before = size.join();
        await sleep(50);
      }
      throw new Error(
        `The window of WebKit could not be made ${width} × ${height}, it is ${(await innerSize()).join(' × ')}`,
      );
    },
    async screenshot() {
      await evaluate(keepDrawing);
      return Buffer.from(await driver.takeScreenshot(), 'base64');
    },
    print: () => Promise.reject(new Error('WebKitGTK does not print by WebDriver')),
    mails: () => evaluate(() => (window as { __mails?: string[] }).__mails ?? []),
    console: () => [],
    async close() {
      await driver.quit().catch(() => undefined);
      endAll();
    },
  };
}
