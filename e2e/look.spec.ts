import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bytesToPaint, earlyScript, inlineScript, limitsOf, weightOf } from './budgets';
import { focusTrouble } from './focus';
import { withMeasure } from './measure';
import { lostInForcedColours, motion } from './media';
import { built, fileOf, routes } from './pages';
import { smallTargets } from './targets';
import { expect, type Page, test } from './test';
import { choose, finish, openEstimate, price, wall, wordsOf } from './wizard-steps';

const widths = [360, 768, 1280, 1920];
const cut = (list: readonly string[]) => [...new Set(list)].slice(0, 5);

/** Finds elements that make the page scroll sideways. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= room) return [];
    // Ignores elements inside an ancestor that scrolls by itself or clips its content.
    const isHidden = (element: Element): boolean => {
      const { parentElement } = element;
      if (!parentElement || parentElement === document.body) return false;
      return getComputedStyle(parentElement).overflowX !== 'visible' || isHidden(parentElement);
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > room + 1 && !isHidden(element))
      .map(
        (element) => `${element.tagName} ${element.getAttribute('class') ?? ''}: ${element.textContent.slice(0, 30)}`,
      );
  });

/** Scrolls down a page once, so that lazy pictures load and anything that could shift has shifted. */
const walk = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    await Promise.all([...document.images].map((image) => image.decode()));
    scrollTo(0, 0);
  });

/** Finds pictures whose file is more than about twice as wide as they are shown, or that load at the wrong priority. */
const wastefulPictures = (page: Page) =>
  page.evaluate(async () => {
    const diagnostics: string[] = [];
    for (const [index, image] of [...document.images].entries()) {
      // The `naturalWidth` of a picture with `sizes` is not the file's width.
      const file = Object.assign(new Image(), { src: image.currentSrc });
      await file.decode();
      const shown = image.getBoundingClientRect();
      const offered = [...(image.parentElement?.querySelectorAll('source') ?? []), image]
        .flatMap(({ srcset }) => [...srcset.matchAll(/ (\d+)w/g)])
        .map(([, width]) => Number(width));
      if (file.naturalWidth > 2.1 * shown.width * devicePixelRatio && file.naturalWidth > Math.min(...offered))
        diagnostics.push(`${image.alt}: ${file.naturalWidth} px for ${shown.width}`);
      // Large enough to be the largest contentful paint.
      const large = shown.width * shown.height > 0.05 * innerWidth * innerHeight;
      const leads = index === 0 && large && shown.top + scrollY < innerHeight;
      const asked = image.loading === 'eager' && image.fetchPriority === 'high';
      if (!leads && image.loading !== 'lazy' && !asked) diagnostics.push(`${image.alt}: not lazy`);
      if (leads && !asked) diagnostics.push(`${image.alt}: leads the page and waits`);
    }
    return diagnostics;
  });

/** Returns the sum of all layout shifts of the page. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (list: PerformanceEntryList) => {
          for (const entry of list as (PerformanceEntry & { value: number })[]) sum += entry.value;
        };
        const observer = new PerformanceObserver((list) => {
          add(list.getEntries());
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => {
          add(observer.takeRecords());
          resolve(sum);
        }, 100);
      }),
  );

/** Finds words that are broken because their column is too narrow. Ignores breaks at a hyphen or a slash. */
const brokenWords = (page: Page, part = 'body') =>
  page.evaluate((root) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.querySelector(root) ?? document, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const node = texts.currentNode;
      if (!node.parentElement?.checkVisibility() || node.parentElement.closest('script, style, template')) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\d']{2,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
      }
    }
    return found;
  }, part);

/** Returns the scripts that a page has started to fetch before its first paint. */
const scriptsBeforePaint = (page: Page) =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (!paint) throw new Error('the page has not been painted');
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < paint.startTime)
      .map(({ name }) => name);
  });

test.describe('every page', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    contextOptions: { reducedMotion: 'no-preference' },
  });
  test.describe.configure({ timeout: 60_000 });

  for (const route of routes)
    test(`${route}: when it opens on a phone and a desktop, then it fits four widths at two text sizes, its layout, pictures, words, targets, focus, colours and motion are right, and it keeps to its weight`, async ({
      page,
    }) => {
      const client = await page.context().newCDPSession(page);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.goto(route, { waitUntil: 'networkidle' });
      const isScript = (address: string) => address.endsWith('.js');
      const html = readFileSync(fileOf(route), 'utf8');
      // Only pages with a dialog start early. The gauge of a guide waits for a touch.
      const startsEarly = html.includes('<dialog');
      // On a busy machine the network falls silent before the page is idle and fetches its scripts.
      for (let turn = 0; startsEarly && turn < 20 && !requests.some(isScript); turn += 1)
        await page.waitForTimeout(500);
      const weight = weightOf(
        route,
        requests.filter((address) => !isScript(address)),
      );
      test.info().annotations.push({ type: 'weight', description: JSON.stringify(weight) });
      const limits = limitsOf(route);
      const script = inlineScript(html);
      // Each file is fetched and then run from the browser's cache.
      const early = weightOf(route, [...new Set(requests.filter(isScript))]);
      expect.soft(weight.html, 'bytes of HTML and CSS').toBeLessThanOrEqual(limits.html);
      expect.soft(bytesToPaint(html), 'bytes that the first paint waits for').toBeLessThanOrEqual(limits.firstPaint);
      expect.soft(script, 'bytes of inline script').toBeLessThanOrEqual(limits.script);
      expect.soft(weight.requests, 'requests').toBeLessThanOrEqual(limits.requests);
      const later = Math.max(0, weight.html - limits.firstPaint);
      expect.soft(weight.all - later, 'bytes in all').toBeLessThanOrEqual(limits.all);
      expect
        .soft(early.all, 'bytes of script fetched for a later press')
        .toBeLessThanOrEqual(startsEarly ? earlyScript : 0);
      expect.soft(early.requests > 0, 'whether script is fetched for a later press').toBe(startsEarly);
      expect.soft(await scriptsBeforePaint(page), 'scripts fetched before the first paint').toEqual([]);

      await walk(page);
      expect.soft(await shifts(page), 'layout shift on a phone').toBe(0);
      expect.soft(await wastefulPictures(page), 'pictures on a phone').toEqual([]);
      expect.soft(cut(await smallTargets(page, { touch: true })), 'targets on a phone').toEqual([]);
      expect.soft(await brokenWords(page), 'words cut in two on a phone').toEqual([]);
      expect.soft(cut(await focusTrouble(page)), 'focus on a phone').toEqual([]);
      expect.soft(cut(await lostInForcedColours(page)), 'forced colours').toEqual([]);

      // The browser would show a cached picture again, however large.
      await client.send('Network.clearBrowserCache');
      const screen = { width: 1280, height: 900, deviceScaleFactor: 1, mobile: false };
      await client.send('Emulation.setDeviceMetricsOverride', screen);
      await page.reload();
      await walk(page);
      expect.soft(await shifts(page), 'layout shift on a desktop').toBe(0);
      expect.soft(await wastefulPictures(page), 'pictures on a desktop').toEqual([]);
      expect.soft(cut(await smallTargets(page, { touch: false })), 'targets on a desktop').toEqual([]);
      expect.soft(cut(await focusTrouble(page)), 'focus on a desktop').toEqual([]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect.soft(cut(await motion(page)), 'motion').toEqual([]);
      await page.emulateMedia({ reducedMotion: null });
      await client.send('Emulation.clearDeviceMetricsOverride');

      for (const standard of [16, 32]) {
        await client.send('Page.setFontSizes', { fontSizes: { standard } });
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(cut(await sticksOut(page)), `${width} px with text of ${standard} px`).toEqual([]);
        }
      }
    });
});

test('video: when there is none yet, then a low row says so, and has room for text that is spaced out', async ({
  page,
}) => {
  for (const [route, words] of [
    ['/about/company-info', 'Video Coming Soon'],
    ['/guides/how-to-bleed-radiator', 'Video will be added here'],
    ['/services/boiler-servicing-surrey', 'Video Coming Soon'],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(route);
    const row = page.locator('p').filter({ hasText: words });
    const { height } = (await row.boundingBox()) ?? { height: NaN };
    expect(height, route).toBeGreaterThanOrEqual(64);
    expect(height, route).toBeLessThan(96);
    await page.setViewportSize({ width: 320, height: 640 });
    const cut = await row.evaluate((element) => {
      for (const { style } of element.querySelectorAll<HTMLElement>('*'))
        Object.assign(style, { lineHeight: '1.5', letterSpacing: '.12em', wordSpacing: '.16em' });
      return element.scrollWidth - element.clientWidth;
    });
    expect(cut, route).toBe(0);
  }
});

test('contact bar: when a phone is narrow or wide, then it fills the width in one row', async ({ page }) => {
  await page.goto('/');
  const halves = page
    .getByRole('complementary', { name: 'Quick contact' })
    .locator('[data-look]')
    .locator('visible=true');
  for (const width of [320, 360, 390, 412, 430, 600]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(halves).toHaveCount(2);
    const [call, quote] = [await halves.first().boundingBox(), await halves.last().boundingBox()];
    expect(call?.x, `${width} px`).toBe(12);
    expect((quote?.x ?? 0) + (quote?.width ?? 0), `${width} px`).toBeCloseTo(width - 12, 0);
    expect(call?.y, `${width} px`).toBe(quote?.y);
  }
});

test('header: when text has twice the size on a phone, then it breaks no word, and the bar shows its whole buttons in a fifth of the height', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const route of ['/', '/guides/emergency-leak-repair']) {
    await page.goto(route);
    expect(await brokenWords(page, 'header'), route).toEqual([]);
    const bar = page.getByRole('complementary', { name: 'Quick contact' });
    await expect(bar.getByRole('link', { name: /^call (?:office|emergency) 0/i })).toBeInViewport({ ratio: 1 });
    for (const button of await bar.locator('[data-look]').locator('visible=true').all())
      await expect(button, route).toBeInViewport({ ratio: 1 });
    expect((await bar.boundingBox())?.height, route).toBeLessThanOrEqual(740 / 5);
  }
});

test('calculator: when colours are forced, then the chosen option and the progress can be seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/boiler-quote-calculator');
  const options = page.getByRole('main').getByRole('group').first().getByRole('button');
  await options.nth(1).click();
  await expect(options.nth(1)).toHaveAttribute('aria-pressed', 'true');
  const mark = (index: number) =>
    options.nth(index).evaluate((element) => getComputedStyle(element.lastElementChild ?? element).borderTopWidth);
  expect(await mark(1)).not.toBe(await mark(0));
  await withMeasure(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const bar = page.getByRole('progressbar');
    // The filled part must contrast with the background, and its end with the empty part.
    for (const [part, ground] of [
      ['.full', undefined],
      ['.collar', '.empty'],
    ] as const)
      expect(
        await bar.evaluate(
          (element, [inner, outer]) => {
            const fill = (selector: string) =>
              getComputedStyle(element.querySelector(selector) ?? element).backgroundColor;
            return window.measure.contrast(fill(inner), outer ? fill(outer) : window.measure.surface(element));
          },
          [part, ground] as const,
        ),
        `${part} on ${colorScheme}`,
      ).toBeGreaterThanOrEqual(3);
  }
});

/** Finds elements that paper cannot use, text that is not black, and content that is clipped in print. */
async function onPaper(page: Page) {
  // A4 without the margins of the style sheet.
  await page.setViewportSize({ width: 673, height: 950 });
  await page.emulateMedia({ media: 'print' });
  const problems = await page.evaluate(() => {
    const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const name = (element: Element) => `${element.tagName}: ${element.textContent.slice(0, 40)}`;
    // A link that calls is a number to read.
    const isNumber = (element: Element) => element.matches('main [href^="tel:"]') && /\d{3}/.test(element.textContent);
    const useless = [...document.querySelectorAll('nav, button, [data-look], video, dialog')]
      .filter((element) => seen(element) && !isNumber(element))
      .map(name);
    const pale = [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          seen(element) && [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
      )
      .filter((element) => getComputedStyle(element).color !== 'rgb(0, 0, 0)')
      .map(name);
    const clipped = [...document.querySelectorAll('main *')]
      .filter(
        (element) => seen(element) && !element.closest('svg') && getComputedStyle(element).position !== 'absolute',
      )
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map(name);
    return { useless, pale, clipped };
  });
  return Object.entries(problems).flatMap(([kind, found]) => cut(found).map((each) => `${kind}: ${each}`));
}

for (const route of [
  '/guides/emergency-leak-repair',
  '/guides/how-to-bleed-radiator',
  '/legal',
  '/insights/best-thermostat-comparison',
  '/',
])
  test(`${route}: when it is printed, then completely, in black, without buttons`, async ({ page }) => {
    await page.goto(route);
    expect(await onPaper(page)).toEqual([]);
  });

test('estimate: when it is printed, then with its price and an answer', async ({ page }) => {
  const region = await openEstimate(page);
  await choose(region, wall);
  await finish(region);
  await expect(price(region)).toBeVisible();
  expect(await onPaper(page)).toEqual([]);
  await expect(price(region)).toBeVisible();
  await expect(region.getByText(wordsOf(wall[1]), { exact: true })).toBeVisible();
});

test('FAQ: when it is printed, then every question has its answer', async ({ page }) => {
  await page.goto('/faq');
  expect(await onPaper(page)).toEqual([]);
  const folded = await page.evaluate(() =>
    [...document.querySelectorAll('details > :not(summary)')]
      .filter((answer) => answer.getBoundingClientRect().height < 10 || !answer.checkVisibility())
      .map(({ textContent }) => textContent),
  );
  expect(folded).toEqual([]);
});

test('social cards: when a page is shared, then it has a card of its own, of the right size', async ({ request }) => {
  const seen = new Set<string>();
  for (const route of routes) {
    const html = await (await request.get(route)).text();
    const [, address = ''] = /<meta property="og:image" content="([^"]*)"/.exec(html) ?? [];
    expect(html).toContain(`<meta name="twitter:image" content="${address}"`);
    for (const [name, value] of [
      ['width', '1200'],
      ['height', '630'],
    ])
      expect(html).toContain(`<meta property="og:image:${name}" content="${value}"`);
    expect(html).toMatch(/<meta property="og:image:alt" content="[^"]{10,}"/);
    const png = readFileSync(path.join(built, new URL(address).pathname));
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1200, 630]);
    seen.add(png.toString('base64'));
  }
  expect(seen.size).toBe(routes.length);
});
