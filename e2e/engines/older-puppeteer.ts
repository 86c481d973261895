import { createRequire } from 'node:module';
import path from 'node:path';
import type puppeteer from 'puppeteer-core';

type Launcher = Pick<typeof puppeteer, 'launch'>;
type Browser = Awaited<ReturnType<Launcher['launch']>>;
type Context = Awaited<ReturnType<Browser['createBrowserContext']>>;
type Page = Awaited<ReturnType<Context['newPage']>>;

/** What older versions of Puppeteer call by another name. */
interface OlderBrowser {
  createIncognitoBrowserContext(): Promise<Context>;
}
interface OlderMouse {
  click(x: number, y: number, options: { clickCount?: number }): Promise<void>;
}

/** On most machines the old programs do not start without these. */
const olderArgs = ['--no-zygote', '--disable-dev-shm-usage'];

function withNewNames(page: Page): Page {
  const mouse: OlderMouse = page.mouse;
  const click = mouse.click.bind(mouse);
  // Their one press with a `clickCount` of 2 is only the second half of a double click.
  page.mouse.click = async (x, y, { count = 1 } = {}) => {
    for (let clickCount = 1; clickCount <= count; clickCount += 1) await click(x, y, { clickCount });
  };
  page.createCDPSession ??= () => page.target().createCDPSession();
  return page;
}

/**
 * Returns an older Puppeteer under today's names. Today's finds the pages of a browser by their tabs, which Chromium
 * before 113 does not report: it waits for the first page for ever.
 * @param folder where `puppeteer-core` is installed
 */
export function olderPuppeteer(folder: string): Launcher {
  const older = createRequire(path.join(folder, 'index.js'))('puppeteer-core') as Launcher;
  return {
    async launch({ args = [], ...options } = {}) {
      const browser = await older.launch({ ...options, args: [...args, ...olderArgs] });
      browser.createBrowserContext = async () => {
        const context = await (browser as unknown as OlderBrowser).createIncognitoBrowserContext();
        const newPage = context.newPage.bind(context);
        context.newPage = async () => withNewNames(await newPage());
        return context;
      };
      return browser;
    },
  };
}
