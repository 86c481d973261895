import { cases, confirm, day, fill, open, receiptOf, visit } from './booking-steps';
import { expect, type Locator, test } from './test';
import { estimatePage } from './wizard-steps';

// Tests where elements stand relative to each other, which only a browser's layout can tell.

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not there');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

test('home: when its cards stand side by side, then their icons are on one line', async ({ page }) => {
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'Start here' });
  const icons = await cards.locator('a > span, button > span').all();
  expect(icons).toHaveLength(4);
  const tops = new Set<number>();
  for (const icon of icons) tops.add(Math.round((await boxOf(icon)).y));
  expect([...tops]).toHaveLength(1);
});

test('insights: when the window is wide, then the first two articles stand side by side', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/insights');
  const articles = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  const [first, second] = [await boxOf(articles.nth(0)), await boxOf(articles.nth(1))];
  expect(second.y).toBe(first.y);
  expect(second.x).toBeGreaterThan(first.right);
});

test('estimate: when the first question is asked, then its progress begins within the pipe, and some of it is filled', async ({
  page,
}) => {
  await page.goto(estimatePage);
  const bar = page.getByRole('progressbar');
  const [pipe, full, collar] = [
    await boxOf(bar.locator('.empty')),
    await boxOf(bar.locator('.full')),
    await boxOf(bar.locator('.collar')),
  ];
  expect(collar.x).toBeGreaterThanOrEqual(pipe.x);
  expect(full.right).toBeGreaterThan(pipe.x);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test('booking: when date and slot are chosen, then Change lines up with the date, and heading and Dismiss of the receipt with its mail link', async ({
    page,
  }) => {
    await visit(page, cases.drain.path);
    const dialog = await open(page, cases.drain);
    await day(dialog).click();
    await fill(dialog, 'quote');
    const [date, change] = [
      dialog.getByText(/^Tuesday 24 November 2026$/),
      dialog.getByRole('button', { name: /^Change/ }),
    ];
    expect((await boxOf(change)).y).toBeGreaterThan((await boxOf(date)).y);
    const text = await change.evaluate((button) => parseFloat(getComputedStyle(button).paddingLeft));
    expect((await boxOf(change)).x + text).toBe((await boxOf(date)).x);
    await confirm(dialog);
    const receipt = receiptOf(page);
    const [heading, mail] = [
      receipt.getByRole('heading').first(),
      receipt.getByRole('link', { name: /^Open email/ }).first(),
    ];
    expect((await boxOf(heading)).x).toBe((await boxOf(mail)).x);
    expect((await boxOf(receipt.getByRole('button', { name: 'Dismiss' }))).right).toBe((await boxOf(mail)).right);
  });

  test('search: when nothing fits, then only one of its two messages is visible', async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('searchbox').fill('zzqqx');
    const said = page.getByText(/^Nothing here fits these words/);
    await expect(said).toHaveCount(2);
    const seen = await said.evaluateAll(
      (all) => all.filter((each) => getComputedStyle(each).clipPath === 'none').length,
    );
    expect(seen).toBe(1);
  });
});
