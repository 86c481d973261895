import { replyFragment } from './source/reply-link';
import { axeFindings } from './axe';
import { KiB, weightOf } from './budgets';
import { hidden } from './pages';
import { expect, type Page, test } from './test';

// The page on which the office answers a booking. src/reply tests what it says; these are the parts that need a browser.

const booking = {
  form: 'drain-quote',
  day: '2026-11-24',
  slot: 'am',
  values: {
    name: 'Jo Doe',
    email: 'jo@example.org',
    phone: '07700 900456',
    addressOrPostcode: '=HYPERLINK("https://evil.example")',
    summary: '<img src=x onerror=alert(1)><script>alert(2)</script>\n</textarea>{{7*7}}',
  },
} as const;
const link = `${hidden}#${replyFragment(booking, 2000)}`;

/** All script of the page: React once more, because its island shares no file with the others. */
const replyScript = 82 * KiB;

const calendarOf = async (page: Page) =>
  decodeURIComponent((await page.getByRole('link', { name: 'Agreed: Calendar file' }).getAttribute('href')) ?? '');

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-11-09T10:30:00Z');
});

test('reply kit: when the office opens a link, then the four answers without a choice are finished mails and text messages, and nothing is stored or sent', async ({
  page,
  context,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('dialog', (dialog) => {
    throw new Error(`a script of the link has run: ${dialog.message()}`);
  });
  await page.goto(link, { waitUntil: 'networkidle' });
  await expect(page.getByText(booking.values.summary)).toBeVisible();
  expect(await page.locator('main img, main script').count()).toBe(0);
  for (const answer of ['Agreed', 'Photographs first', 'Outside our area', 'Not our work']) {
    await expect(page.getByRole('link', { name: `${answer}: Email jo@example.org` })).toHaveAttribute(
      'href',
      /^mailto:jo@example\.org\?subject=[^&]+&body=Hello%20Jo%20Doe%2C%0D%0A[^&]+$/,
    );
    await expect(page.getByRole('link', { name: `${answer}: Text 07700900456` })).toHaveAttribute(
      'href',
      /^sms:\+447700900456\?&body=[^&]+$/,
    );
  }
  expect(await calendarOf(page)).toContain('DTSTART;TZID=Europe/London:20261124T080000');
  expect(requests.filter((address) => /#|Sm8g|Jo/.test(new URL(address).pathname + new URL(address).search))).toEqual(
    [],
  );
  expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(weightOf(hidden, [...new Set(requests.filter((address) => address.endsWith('.js')))]).all).toBeLessThan(
    replyScript,
  );
});

for (const [width, height] of [
  [360, 740],
  [1280, 900],
] as const)
  test(`reply kit: when it is ${width} px wide, then axe finds nothing in a booking or a refused link, and the booking does not scroll sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(link);
    await page.getByLabel('Day', { exact: true }).selectOption({ label: 'Wednesday 2 December 2026' });
    await page.getByRole('combobox', { name: 'Time' }).selectOption({ label: 'Afternoon (1:00 PM - 5:00 PM)' });
    for (const summary of await page.locator('summary', { hasText: 'What it says' }).all()) await summary.click();
    expect.soft(await axeFindings(page, 'main')).toEqual([]);
    for (const narrow of width === 360 ? [360, 320] : [width]) {
      await page.setViewportSize({ width: narrow, height });
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrow);
    }
    await page.goto(`${hidden}#1.damaged`);
    await page.getByLabel('Link from the mail').fill('hello');
    await page.getByRole('button', { name: 'Read the link' }).click();
    await expect(page.getByText('This link is not from one of our booking mails.')).toBeVisible();
    expect.soft(await axeFindings(page, 'main')).toEqual([]);
  });

test('reply kit: when another time is chosen by keyboard, then the answer names it, and no Sunday is offered', async ({
  page,
}) => {
  await page.goto(link);
  const offer = page.getByRole('link', { name: 'Another time: Email jo@example.org' });
  await expect(offer).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Time' })).toBeDisabled();
  expect(
    await page
      .getByLabel('Day')
      .locator('option', { hasText: /^Sunday/ })
      .count(),
  ).toBe(0);
  await page.getByLabel('Day', { exact: true }).focus();
  await page.keyboard.type('Wednesday 2 D');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Aft');
  await expect(offer).toHaveAttribute(
    'href',
    /We%20could%20come%20on%20Wednesday[^&]*2%20December%202026%2C%20Afternoon/,
  );
});

test('reply kit: when a link is damaged, then the page says so, and the pasted mail opens the booking', async ({
  page,
}) => {
  await page.goto(`${link.slice(0, -30)}`);
  await expect(page.getByText('This link is damaged.')).toBeVisible();
  await expect(page.getByText('Nothing is lost')).toBeVisible();
  await page
    .getByLabel('Link from the mail')
    .fill(`Full name: Jo Doe\n\nFor our office: https://www.example.com${link}`);
  await page.getByRole('button', { name: 'Read the link' }).click();
  await expect(page.getByRole('heading', { name: 'Your answer' })).toBeVisible();
  // An anchor of this page is no link to a booking.
  await page.goto(`${link.split('#')[0] ?? ''}#main`);
  await expect(page.getByRole('heading', { name: 'Your answer' })).toBeVisible();
});

test('reply kit: when the row is copied, then it is one row without formulas', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(link);
  await page.getByRole('button', { name: 'Copy the row' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  const cells = (await page.evaluate(() => navigator.clipboard.readText())).split('\t');
  expect(cells).toHaveLength(12);
  expect(cells.slice(0, 7)).toEqual([
    ...['2026-11-24', 'Morning (8:00 AM - 12:00 PM)', 'Free quote', 'Jo Doe', '07700 900456', 'jo@example.org'],
    `'${booking.values.addressOrPostcode}`,
  ]);
});

test('reply kit: when search engines come, then they are asked to leave it out', async ({ page }) => {
  await page.goto(hidden);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByText('This page opens with a booking')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('reply kit: when there are no scripts, then it says that it needs JavaScript, and not that it reads the link', async ({
    page,
  }) => {
    await page.goto(link);
    await expect(page.getByText('This page needs JavaScript')).toBeVisible();
    await expect(page.getByText('Reading the link.')).toBeHidden();
  });
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow', expected: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/] });
  test('reply kit: when the page was opened before, then a link opens without a connection', async ({
    page,
    context,
  }) => {
    await page.goto('/faq');
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
    await page.goto(hidden);
    await expect(page.getByText('This page opens with a booking')).toBeVisible();
    await page.waitForFunction(async (place) => Boolean(await caches.match(place, { cacheName: 'visited' })), hidden);
    await page.goto('about:blank');
    await context.setOffline(true);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Your answer' })).toBeVisible();
  });
});
