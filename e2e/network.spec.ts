import { saveData } from './pages';
import { expect, test } from './test';

// `./test` watches every test. These tests show that it finds what it should.
test.describe('diagnostics', () => {
  for (const [name, bring, seen] of [
    [
      'an inline script',
      "document.body.append(Object.assign(document.createElement('script'), { text: '1' }))",
      /script-src/,
    ],
    ['an inline style', "document.body.setAttribute('style', 'color: red')", /style-src-attr/],
    ['a picture from a third party', "new Image().src = 'https://example.org/x.png'", /img-src/],
    ['a request to a third party', "fetch('https://example.org/').catch(() => 0)", /connect-src/],
    [
      'an embedded page',
      "document.body.append(Object.assign(document.createElement('iframe'), { src: '/faq' }))",
      /default-src|frame-src|frame-ancestors/,
    ],
    [
      'a form',
      "{ const form = document.createElement('form'); form.action = '/faq'; document.body.append(form); form.submit(); }",
      /form-action/,
    ],
    ['an error', "setTimeout(() => { throw new Error('by hand') })", /by hand/],
    ['a warning', "console.warn('by hand')", /by hand/],
  ] as const)
    test(`diagnostics: when a page meets ${name}, then it is reported`, async ({ page, diagnostics }) => {
      await page.goto('/legal');
      await page.evaluate(bring);
      await expect.poll(() => diagnostics.join('\n')).toMatch(seen);
      diagnostics.length = 0;
    });

  test('diagnostics: when no policy stops a third party, then it is still reported', async ({ page, diagnostics }) => {
    await page.route('https://example.org/', (route) => route.fulfill({ body: '<h1>Elsewhere</h1>' }));
    await page.goto('https://example.org/');
    expect(diagnostics.join('\n')).toContain('A request to a third party');
    diagnostics.length = 0;
  });
});

for (const [path, what, last] of [
  ['/', { name: 'Free Quote' }, { name: 'Next month' }],
  ['/services/boiler-installation-replacement', { name: 'Mains gas' }, { name: 'Back' }],
] as const)
  test(`${path}: when it is touched for the first time, then all files of its island are asked for at once, before any has arrived`, async ({
    page,
  }) => {
    await saveData(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const asked = new Set<string>();
    // Each file is fetched, and then run from the browser's cache, which Playwright switches off.
    const waiting: (() => void)[] = [];
    const released = new Promise<void>((resolve) => waiting.push(resolve));
    await page.route(/\.js$/, async (route) => {
      asked.add(new URL(route.request().url()).pathname);
      await released;
      await route.continue();
    });
    await page.getByRole('main').getByRole('button', what).first().click();
    await expect.poll(() => asked.size).toBeGreaterThan(2);
    await page.waitForTimeout(1000);
    const early = [...asked];
    for (const go of waiting) go();
    await expect(page.getByRole('button', last)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect([...asked]).toEqual(early);
  });

test('early start: when the page is idle, then each script is read once, and run', async ({ page }) => {
  await page.goto('/');
  // A busy browser may put off fetching for ten seconds, and running for as many again.
  await expect(page.locator('[data-island=booking][data-state=up]')).toHaveCount(2, { timeout: 25_000 });
  const read = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType, name }) => initiatorType === 'fetch' && name.endsWith('.js'))
      .map(({ name }) => name),
  );
  expect(read.length).toBeGreaterThan(1);
  expect(read).toEqual([...new Set(read)]);
});
