import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../e2e/programs/chromium';

/**
 * Takes pictures of every template of the built site: `npx tsx scripts/by-hand/screenshots.ts`, or with `--only guide`
 * for those with a word in their name. Saves them in screenshots/, which git ignores.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    port: { type: 'string', default: '8124' },
    out: { type: 'string', default: 'screenshots' },
  },
});

const widths = [360, 768, 1280, 1920];
/** States look the same on a tablet as on a desktop. */
const ends = [360, 1280];
/** The width of an A4 page without its margins, in CSS pixels. */
const paper = 673;

/** One page of each template, and those with a design of their own. */
const templates = {
  home: '/',
  about: '/about',
  company: '/about/company-info',
  owner: '/about/owner-gas-safe-engineer',
  services: '/services',
  servicing: '/services/boiler-servicing-surrey',
  heating: '/services/heating-systems-installation',
  drain: '/services/emergency-drain-unblocking',
  installation: '/services/boiler-installation-replacement',
  calculator: '/boiler-quote-calculator',
  reviews: '/reviews',
  gallery: '/gallery',
  guides: '/guides',
  'guide-urgent': '/guides/emergency-leak-repair',
  'guide-plain': '/guides/how-to-bleed-radiator',
  insights: '/insights',
  article: '/insights/best-thermostat-comparison',
  faq: '/faq',
  legal: '/legal',
  'not-found': '/nowhere',
} as const;

const option = (page: Page, index: number) => page.locator('main [role="group"] button').nth(index);

/** Answers every question of the estimate with its first option, then fills in postcode and email. */
async function estimate(page: Page) {
  // The first press loads the scripts, so the next question may take a moment.
  for (let step = 2; !(await page.getByRole('textbox').isVisible()); step += 1) {
    await option(page, 0).click();
    await page.locator(`[role="progressbar"][aria-valuenow="${step}"]`).waitFor();
  }
  await page.getByRole('textbox').fill('GU12 6AA');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Email' }).fill('name@example.com');
  await page.keyboard.press('Enter');
  await page.locator('.price').waitFor();
}

async function openDialog(page: Page) {
  await page.locator('main button[command="show-modal"]:visible').first().click();
  await page.locator('dialog[open] .react-calendar').waitFor();
}

async function pickDay(page: Page) {
  await openDialog(page);
  await page.locator('.react-calendar__tile:not(:disabled):not([aria-disabled="true"])').last().click();
  await page.getByRole('radio').first().check();
}

interface State {
  route: string;
  reach: (page: Page) => Promise<unknown>;
  /** Takes only the visible part, as for a dialog over the page. */
  fold?: boolean;
  widths?: readonly number[];
}

/** States that need an interaction. */
const states: Record<string, State> = {
  menu: {
    route: '/',
    fold: true,
    widths: [360, 768],
    reach: (page) => page.locator('header button:visible').last().click(),
  },
  'booking-1-calendar': { route: '/', fold: true, reach: openDialog },
  'booking-2-slot': { route: '/services/boiler-servicing-surrey', fold: true, reach: pickDay },
  'booking-3-errors': {
    route: '/services/boiler-servicing-surrey',
    fold: true,
    reach: async (page) => {
      await pickDay(page);
      await page.locator('dialog[open] button[type="submit"]').click({ force: true });
    },
  },
  'wizard-1-option': {
    route: templates.installation,
    reach: async (page) => {
      await option(page, 0).click();
      await option(page, 0).waitFor();
    },
  },
  'wizard-2-result': { route: templates.installation, reach: estimate },
  'faq-open': { route: '/faq', reach: (page) => page.locator('details summary').first().click() },
};

const printed = ['guide-urgent', 'guide-plain', 'faq', 'legal', 'article'] as const;

interface Shot {
  name: string;
  width: number;
  take: (page: Page, file: string) => Promise<unknown>;
}

/** Takes a whole page. Loads lazy pictures first, which would only load near the screen. */
async function whole(page: Page, file: string) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
}
const fold = (page: Page, file: string) => page.screenshot({ path: file, animations: 'disabled' });

const shots: Shot[] = [
  ...Object.entries(templates).flatMap(([name, route]) =>
    widths.map((width) => ({
      name: `${name}-${width}`,
      width,
      take: async (page: Page, file: string) => {
        await page.goto(route);
        await fold(page, file.replace(/\.png$/, '-fold.png'));
        await whole(page, file);
      },
    })),
  ),
  ...Object.entries(states).flatMap(([name, { route, reach, fold: screenOnly, widths: at = ends }]) =>
    at.map((width) => ({
      name: `${name}-${width}`,
      width,
      take: async (page: Page, file: string) => {
        await page.goto(route);
        await reach(page);
        await page.waitForTimeout(500);
        await (screenOnly ? fold : whole)(page, file);
      },
    })),
  ),
  ...[
    ...printed.map((name) => [name, templates[name], undefined] as const),
    ['estimate', templates.installation, estimate] as const,
  ].map(([name, route, reach]) => ({
    name: `print-${name}`,
    width: paper,
    take: async (page: Page, file: string) => {
      await page.goto(route);
      await reach?.(page);
      await page.emulateMedia({ media: 'print' });
      await whole(page, file);
      await page.pdf({ path: file.replace(/png$/, 'pdf'), preferCSSPageSize: true });
    },
  })),
];

async function work(browser: Browser, queue: Shot[]) {
  for (let shot = queue.shift(); shot; shot = queue.shift()) {
    const context = await browser.newContext({
      baseURL: `http://localhost:${values.port}`,
      viewport: { width: shot.width, height: shot.width < 480 ? 740 : 900 },
      locale: 'en-GB',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    const file = path.join(values.out, `${shot.name}.png`);
    // Continues with the other pictures if one state cannot be reached.
    await shot.take(page, file).catch((error: unknown) => {
      console.error(`${shot.name}: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    });
    await context.close();
  }
}

async function main() {
  if (!values.only) rmSync(values.out, { recursive: true, force: true });
  mkdirSync(values.out, { recursive: true });
  const server = spawn(process.execPath, [require.resolve('tsx/cli'), 'scripts/serve.ts', '--port', values.port], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  const browser = await chromium.launch({ ...findChromium(), args: ['--no-sandbox'] });
  const queue = shots.filter(({ name }) => name.includes(values.only));
  const count = queue.length;
  await Promise.all([work(browser, queue), work(browser, queue)]);
  await browser.close();
  server.kill();
  console.log(`${count} pictures in ${values.out}/`);
}

void main();
