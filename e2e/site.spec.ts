import { gaps, readYaml, routes } from './pages';
import { connect, expect, test } from './test';

test('pages: when titles and descriptions are compared, then no two are the same', async ({ request }) => {
  const heads = await Promise.all(
    routes.map(async (route) => {
      const html = await (await request.get(route)).text();
      return [/<title[^>]*>([^<]*)/.exec(html)?.[1], /name="description" content="([^"]*)"/.exec(html)?.[1]];
    }),
  );
  expect(new Set(heads.map(([title]) => title)).size).toBe(routes.length);
  expect(new Set(heads.map(([, description]) => description)).size).toBe(routes.length);
});

test('guides: when one has a video in data/, then it has a panel for it, and otherwise none', async ({ request }) => {
  const { guide } = readYaml('wording.yaml') as { guide: { video: string } };
  const guides = routes.filter((route) => /^\/guides\/./.test(route));
  const withPanel = await Promise.all(
    guides.map(async (route) => (await (await request.get(route)).text()).includes(`<h2>${guide.video}</h2>`)),
  );
  const withVideo = guides.map((route) => 'video' in readYaml(`${route.slice(1)}.yaml`));
  expect(new Set(withVideo).size).toBe(2);
  expect(withPanel).toEqual(withVideo);
});

test('addresses: when one has a trailing slash, then it redirects to the one without', async ({ request }) => {
  const response = await request.get('/about/company-info/', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/about/company-info');
});

test.describe('unknown address', () => {
  test.use({ expected: [/status of 404/] });
  for (const gap of [...gaps, '/x', '/x/y', '/%F0%9F%92%A7'])
    test(`not-found page: when ${gap} is opened, then it is shown with status 404`, async ({ page, diagnostics }) => {
      const response = await page.goto(gap);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
      await expect(page.getByText('Oops! Page not found')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
      await expect.poll(() => diagnostics.join('\n')).toContain(`no page at ${gap}`);
      expect(diagnostics).toHaveLength(1);
      diagnostics.length = 0;
    });

  test('not-found page: when an address is nearly right, then it names the page', async ({ page, diagnostics }) => {
    await connect(page);
    await page.goto('/guides/deal-with-leak');
    await expect(
      page.getByRole('main').locator('a[href="/guides/emergency-leak-repair"]:visible').first(),
    ).toBeVisible();
    await page.goto('/guides/how-to-bleed-radiators');
    await expect(page.getByRole('main').locator('a[href="/guides/how-to-bleed-radiator"]')).toBeVisible();
    await expect.poll(() => diagnostics.join('\n')).toContain('no page at /guides/how-to-bleed-radiators');
    diagnostics.length = 0;
  });
});

test('footer: when a link stands in words, then it is told apart by more than its colour', async ({ page }) => {
  await page.goto('/faq');
  const office = page.getByRole('contentinfo').locator('p a[href^="tel:"]');
  await expect(office).toHaveCSS('text-decoration-line', 'underline');
});

test('header: when a guide is open, then its menu marks the DIY Hub, and it has tagline, call, quote and email', async ({
  page,
}) => {
  await page.goto('/guides/how-to-bleed-radiator');
  const banner = page.getByRole('banner');
  await expect(banner.getByText('Local Plumbing, Heating and Boiler Experts').first()).toBeVisible();
  await expect(banner.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+44/);
  await expect(banner.getByRole('link', { name: 'Free Quote' })).toHaveAttribute('href', /^tel:\+44/);
  await expect(banner.getByRole('link', { name: 'Email Us' })).toHaveAttribute('href', /^mailto:/);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link')).toHaveText([
    'Home',
    'About',
    'Services',
    'Reviews',
    'Gallery',
    'DIY Hub',
    'Insights',
    'FAQ',
  ]);
  await expect(navigation.locator('[aria-current=page]')).toHaveText(['DIY Hub']);
});

for (const route of [
  '/services',
  '/services/heating-systems-installation',
  '/services/boiler-servicing-surrey',
  '/services/boiler-installation-replacement',
  '/services/emergency-drain-unblocking',
  '/services/plumbing-repairs-surrey',
  '/services/bathroom-installations-surrey',
])
  test(`header: when Free Quote is pressed on ${route}, then the page's dialog opens`, async ({ page }) => {
    await page.goto(route);
    await page.getByRole('banner').getByRole('button', { name: 'Free Quote' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

test('FAQ: when a question is opened, then it is the only open one, and can be closed again', async ({ page }) => {
  await page.goto('/faq');
  const items = page.getByRole('main').locator('details');
  await expect(items).toHaveCount(16);
  await items.nth(2).locator('summary').click();
  await items.nth(7).locator('summary').click();
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await items.nth(7).locator('summary').click();
  await expect(page.locator('main details[open]')).toHaveCount(0);
});

for (const [route, checked] of [
  ['/guides/how-to-bleed-radiator', 1],
  ['/insights/combi-boiler-guide', 1],
  ['/guides/frozen-condensate-pipe', 0],
] as const)
  test(`${route}: when ${checked ? 'somebody has checked it, then it names them, with a link' : 'nobody has checked it, then it names nobody'}`, async ({
    page,
  }) => {
    await page.goto(route);
    const byline = page.getByRole('listitem').filter({ hasText: 'Checked by' });
    await expect(byline).toHaveCount(checked);
    await expect(byline.getByRole('link')).toHaveCount(checked);
  });

test('legal: when it is opened, then it has 15 numbered sections, and is of today', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-07-04T12:00:00Z'));
  await page.goto('/legal');
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.slice(0, 15).map((text) => Number.parseInt(text, 10))).toEqual(
    Array.from({ length: 15 }, (_, index) => index + 1),
  );
  await expect(page.getByText('Last Updated: 4 July 2031')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('© 2031');
  await expect(page.getByRole('main').locator('a[href="/#contact"]').first()).toBeVisible();
});

for (const [timezoneId, moment, day, year] of [
  ['America/Los_Angeles', '2028-01-01T02:00:00Z', '31 December 2027', 2027],
  ['Pacific/Kiritimati', '2027-12-31T12:00:00Z', '1 January 2028', 2028],
] as const)
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });
    test('legal: when a visitor is there, then it shows the date and year of that place', async ({ page }) => {
      await page.clock.setFixedTime(moment);
      await page.goto('/legal');
      await expect(page.getByText(`Last Updated: ${day}`)).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText(`© ${year}`);
    });
  });

for (const route of ['/legal', '/faq', '/guides/how-to-bleed-radiator', '/insights/combi-boiler-guide'])
  test(`${route}: when a low window's sidebar has the focus in its last link, then that is seen`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 360 });
    await page.goto(route);
    await page.evaluate(() => {
      window.scrollTo(0, 1500);
      const beside = [...document.querySelectorAll('main *')].find(
        (element) => getComputedStyle(element).position === 'sticky',
      );
      [...(beside?.querySelectorAll('a') ?? [])].at(-1)?.focus();
    });
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
  });

for (const width of [1280, 800, 360])
  test(`footer: when a page is at its end at ${width} px, then nothing covers its links`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const route of ['/', '/services/boiler-installation-replacement', '/guides/how-to-bleed-radiator']) {
      await page.goto(route);
      // Checks all links in one call. Playwright's trial click of each takes ten times as long.
      const covered = await page.evaluate(() => {
        window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
        const links = [...document.querySelectorAll('footer a')].filter((link) => link.checkVisibility());
        const isMet = (link: Element) => {
          link.scrollIntoView({ block: 'nearest', behavior: 'instant' });
          const [{ left, right, top, bottom } = new DOMRect()] = link.getClientRects();
          return link.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
        };
        return {
          links: links.length,
          missed: links.filter((link) => !isMet(link)).map(({ textContent }) => textContent),
        };
      });
      expect(covered.links, route).toBeGreaterThan(5);
      expect(covered.missed, route).toEqual([]);
    }
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('menu: when it is open, then its button, Escape, focus elsewhere or a link closes it', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('button', { name: 'Menu' });
    const cdp = await page.context().newCDPSession(page);
    // Checks the attribute, and what the browser tells assistive technology.
    const isExpanded = async (expanded: boolean) => {
      await expect(menu).toHaveAttribute('aria-expanded', String(expanded));
      await expect
        .poll(async () => {
          const { root } = await cdp.send('DOM.getDocument');
          const query = { nodeId: root.nodeId, role: 'button', accessibleName: 'Menu' };
          const { nodes } = await cdp.send('Accessibility.queryAXTree', query);
          return nodes.map(({ properties = [] }) => properties.find(({ name }) => name === 'expanded')?.value.value);
        })
        .toEqual([expanded]);
    };
    await isExpanded(false);
    await menu.click();
    await isExpanded(true);
    await menu.click();
    await isExpanded(false);
    await menu.click();
    await page.keyboard.press('Escape');
    await isExpanded(false);
    await menu.click();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeFocused();
    await isExpanded(true);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Gas Safe/ })
      .focus();
    await page.keyboard.press('Tab');
    await isExpanded(false);
    await menu.click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL(/\/faq$/);
    await isExpanded(false);
  });
});

test('pages: when a link is followed, then the page begins at the top, and Back scrolls back', async ({ page }) => {
  await page.goto('/guides');
  await page.evaluate(() => {
    window.scrollTo(0, 600);
  });
  await page
    .getByRole('main')
    .getByRole('link', { name: /radiator/i })
    .first()
    .click();
  await expect(page).toHaveURL(/radiator/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
});
