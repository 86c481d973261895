import { hydrate, saveData } from './pages';
import { expect, test } from './test';

// What `./test` watches in every specification; here it is shown to see what it should.
test.describe('the watch', () => {
  for (const [name, bring, seen] of [
    [
      'an inline script',
      "document.body.append(Object.assign(document.createElement('script'), { text: '1' }))",
      /script-src/,
    ],
    ['an inline style', "document.body.setAttribute('style', 'color: red')", /style-src-attr/],
    ['a picture of somebody else', "new Image().src = 'https://example.org/x.png'", /img-src/],
    ['a request to somebody else', "fetch('https://example.org/').catch(() => 0)", /connect-src/],
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
    test(`sees ${name}`, async ({ page, complaints }) => {
      await page.goto('/legal');
      await page.evaluate(bring);
      await expect.poll(() => complaints.join('\n')).toMatch(seen);
      complaints.length = 0;
    });

  test('sees a third party even where no policy stops it', async ({ page, complaints }) => {
    await page.route('https://example.org/', (route) => route.fulfill({ body: '<h1>Elsewhere</h1>' }));
    await page.goto('https://example.org/');
    expect(complaints.join('\n')).toContain('A request to a third party');
    complaints.length = 0;
  });
});

// A soft navigation keeps the first page's policy: from every kind of page that has something for React to bring to life
// to one page of every template. On all other pages the browser itself follows the links.
const lively = [
  '/',
  '/services',
  '/services/heating-systems-installation',
  '/services/boiler-installation-replacement',
  '/boiler-quote-calculator',
];
const templates = [
  ...lively,
  '/about',
  '/gallery',
  '/guides',
  '/guides/how-to-bleed-radiator',
  '/insights',
  '/faq',
  '/legal',
];
for (const from of lively)
  test(`the policy of ${from} is enough for every page reached from there without a reload`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.goto(from);
    await hydrate(page);
    await page.evaluate(() => {
      Object.assign(window, { sameDocument: true });
    });
    for (const to of templates.filter((other) => other !== from)) {
      await page.evaluate((path) => {
        (window as unknown as { ___navigate(to: string): void }).___navigate(path);
      }, to);
      await expect(page).toHaveURL(new RegExp(`${to}$`));
      await expect(page.locator('h1')).toHaveCount(1);
      await page.waitForLoadState('networkidle');
    }
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

for (const [path, what, last] of [
  ['/', { name: 'Free Quote' }, { name: 'Next month' }],
  ['/services/boiler-installation-replacement', { name: 'Mains gas' }, { name: 'Back' }],
] as const)
  test(`at the first touch ${path} asks for everything at once, before anything has come`, async ({ page }) => {
    await saveData(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const asked = new Set<string>();
    const waiting: (() => void)[] = [];
    await page.route(/\.js(?:on)?$/, async (route) => {
      asked.add(new URL(route.request().url()).pathname);
      await new Promise<void>((resolve) => waiting.push(resolve));
      await route.continue();
    });
    await page.getByRole('main').getByRole('button', what).first().click();
    await expect.poll(() => [...asked].filter((file) => file.includes('/framework-'))).toHaveLength(1);
    await page.waitForTimeout(1000);
    const early = [...asked];
    expect(early.filter((file) => file.includes('/sq/d/')).length).toBeGreaterThan(0);
    for (const go of waiting) go();
    await expect(page.getByRole('button', last)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect([...asked]).toEqual(early);
  });
