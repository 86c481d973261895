import { axeFindings } from './axe';
import { confirm, day, parseMail, put, receiptOf, startClock, watchMails } from './booking-steps';
import { answer, asks, finder, finderOf, guidePage, headingOf, isAt, longestWay, options, wayTo } from './fault-steps';
import { press, tabTo } from './keyboard';
import { hydrate } from './pages';
import { smallTargets } from './targets';
import { expect, type Page, test } from './test';

// Tests the longest way through the questions, a few short ones, and the page around them. fault-ways.spec.ts tests every way.

const repair = longestWay();
const book = (page: Parameters<typeof finderOf>[0]) =>
  finderOf(page).getByRole('button', { name: finder.repair.button });
const summaryOf = (page: Parameters<typeof finderOf>[0]) =>
  page.getByRole('dialog').getByRole('textbox', { name: 'Work summary' });

test('fault finder: when only the keyboard is used, then the repair form opens with a summary', async ({ page }) => {
  await startClock(page);
  await page.goto(guidePage);
  await hydrate(page);
  const region = finderOf(page);
  for (const { question, option } of repair.presses) {
    const heading = region.getByRole('heading', { name: question });
    await expect(heading).toBeVisible();
    if (question !== asks[0]?.question) await expect(heading).toBeFocused();
    if (option !== undefined) await tabTo(page, options(region).nth(option));
    else {
      await tabTo(page, region.getByRole('textbox'));
      await page.keyboard.type('F28, Example 24');
    }
    await press(page, 'Enter');
  }
  const ending = region.getByRole('heading', { level: 2 }).first();
  await expect(ending).toContainText(headingOf(repair.ending));
  await expect(ending).toBeFocused();
  await tabTo(page, book(page));
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Next month' })).toBeVisible();
  await dialog
    .getByRole('button', { name: /^Mon 9 Nov|^Tue 10 Nov/ })
    .first()
    .press('Enter');
  await expect(summaryOf(page)).toHaveValue(/^Boiler repair: /);
});

test('fault finder: when a repair is booked, then its mail has the answers and the photos to send', async ({
  page,
}) => {
  await startClock(page);
  await page.goto(guidePage);
  const region = finderOf(page);
  await answer(region, repair.presses);
  const mails = await watchMails(page);
  await book(page).click();
  const dialog = page.getByRole('dialog');
  await day(dialog).click();
  await dialog.getByRole('radio').first().check();
  await put(dialog, 'Full name', 'Jo Example');
  await put(dialog, 'Email', 'jo@example.org');
  await confirm(dialog);
  await expect(receiptOf(page)).toBeVisible();
  await expect.poll(() => mails.length).toBeGreaterThan(0);
  const { lines, subject } = parseMail(mails[0] ?? '');
  expect(subject).toContain('Boiler Repair');
  const text = lines.join('\n');
  expect(text).toContain(`Boiler repair: ${headingOf(repair.ending)}`);
  for (const { label } of asks.filter(({ name }) => name !== 'meter')) expect(text).toContain(`${label}: `);
  expect(text).toContain('F28, Example 24');
  expect(text).toContain('Photos to send: ');
  expect((mails[0] ?? '').length).toBeLessThanOrEqual(1800);
});

test('repair: when a phone shows the home page, then three presses open the form that asks for one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/');
  const card = page.getByRole('link', { name: 'No heat or hot water' }).first();
  await expect(card).toBeInViewport();
  await card.click();
  await page.getByRole('main').getByRole('link', { name: 'ask for a repair' }).first().click();
  const button = page.getByRole('main').getByRole('button', { name: finder.repair.button });
  await expect(button).toBeInViewport();
  await button.click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Next month' })).toBeVisible();
});

/** Counts the presses of a pointer, also over several pages. A field is filled in without one. */
async function countPresses(page: Page) {
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => {
      sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses')) + 1));
    });
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('presses')));
}

test('fault finder: when a phone shows the home page, then two presses lead past the dangers to the second question', async ({
  page,
}) => {
  const presses = await countPresses(page);
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/');
  const card = page.getByRole('link', { name: 'No heat or hot water' }).first();
  await expect(card).toBeInViewport();
  await card.click();
  await options(finderOf(page)).last().click();
  await expect(finderOf(page).getByRole('heading', { name: asks[1]?.question ?? '' })).toBeInViewport();
  await expect(options(finderOf(page)).first()).toBeInViewport();
  expect(await presses()).toBe(2);
});

test('fault finder: when nothing has helped, then three presses and two fields book a repair, with nothing typed twice', async ({
  page,
}) => {
  await startClock(page);
  const presses = await countPresses(page);
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(guidePage);
  await answer(finderOf(page), repair.presses);
  await isAt(finderOf(page), repair.ending);
  const before = await presses();
  const mails = await watchMails(page);
  await book(page).click();
  const dialog = page.getByRole('dialog');
  // One of the next free times: its day and its slot in one press.
  await dialog.getByRole('button', { name: 'Tue 10 Nov, morning' }).click();
  await put(dialog, 'Full name', 'Jo Example');
  await put(dialog, 'Email', 'jo@example.org');
  await confirm(dialog);
  await expect(receiptOf(page)).toBeVisible();
  expect((await presses()) - before).toBe(3);
  await expect.poll(() => mails.length).toBeGreaterThan(0);
  const text = parseMail(mails[0] ?? '').lines.join('\n');
  expect(text.split('F28, Example 24')).toHaveLength(2);
  expect(text).toContain('10 November 2026');
});

test('fault finder: when an answer is changed after the ending, then the summary follows', async ({ page }) => {
  await startClock(page);
  await page.goto(guidePage);
  const region = finderOf(page);
  await answer(region, wayTo('noPower').presses);
  await book(page).click();
  const dialog = page.getByRole('dialog');
  await day(dialog).click();
  await expect(summaryOf(page)).toHaveValue(/Power: .*\nMake, model and code on the display: /);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await region.getByRole('button', { name: 'Change Power' }).click();
  const timer = wayTo('controls');
  await answer(region, timer.presses.slice(-2));
  await isAt(region, timer.ending);
  await book(page).click();
  await expect(summaryOf(page)).toHaveValue(/^Boiler repair: The timer or the thermostat has failed\n/);
  await expect(summaryOf(page)).toHaveValue(/\nTimer: /);
});

/** Presses the button that copies the link to the answers, and returns what it has copied. */
async function copiedLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await finderOf(page).getByRole('button', { name: finder.share.copy }).click();
  await expect(finderOf(page).getByText(finder.share.copied)).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('fault finder: when reloaded, opened by its link, or after Back and Forward, then it has the same answers', async ({
  page,
  context,
}) => {
  await page.goto(guidePage);
  const region = finderOf(page);
  const { presses, ending } = wayTo('noPower');
  await answer(region, presses);
  await isAt(region, ending);
  await page.goBack();
  await expect(region.getByRole('heading', { name: presses.at(-1)?.question ?? '' })).toBeVisible();
  await page.goForward();
  await page.reload();
  await isAt(region, ending);
  const link = await copiedLink(page);
  expect(link).toMatch(/#answers\?danger=none&gas=works&power=dark$/);
  const other = await context.newPage();
  await other.goto(link);
  await isAt(finderOf(other), ending);
});

test('fault finder: when a code was typed, then the copied link holds the choices and not the code', async ({
  page,
}) => {
  await page.goto(guidePage);
  const region = finderOf(page);
  await answer(region, repair.presses, 'F28');
  await isAt(region, repair.ending);
  const link = await copiedLink(page);
  expect(link).toMatch(/#answers\?danger=none&[\w=&]+$/);
  expect(link).not.toContain('F28');
});

test('fault finder: when an option is pressed before the scripts arrive, then it counts', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/islands/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(guidePage);
  const region = finderOf(page);
  const none = options(region).last();
  await none.click();
  await expect(none).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(region.getByRole('heading', { name: asks[1]?.question ?? '' })).toBeVisible();
});

test.describe('fault finder: when its scripts cannot be loaded', () => {
  test.use({ expected: [/ERR_FAILED|Failed to load resource|Failed to fetch/] });

  test('then the first step and the heading of the endings are written out, and a message says so', async ({
    page,
  }) => {
    await page.route('**/islands/**', (route) => route.abort());
    await page.goto(guidePage);
    const below = page.locator('#fault-danger').getByText(asks[0]?.question ?? '');
    await expect(below).toBeHidden();
    await options(finderOf(page)).last().click();
    await expect(below).toBeVisible();
    await expect(page.getByRole('heading', { name: finder.endingsHeading })).toBeVisible();
    await expect(finderOf(page).getByText('The questions could not be loaded.')).toBeVisible();
  });
});

test.describe('fault finder: without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('then every answer stands below its step, with a link to where it leads', async ({ page }) => {
    await page.goto(guidePage);
    await expect(options(finderOf(page)).first()).toBeHidden();
    for (const { name, question, answers } of asks) {
      const step = page.locator(`#fault-${name}`);
      await expect(step.getByText(question)).toBeVisible();
      const below = step.getByRole('listitem');
      for (const [index, { label, next, ends }] of (answers ?? []).entries()) {
        const letter = String.fromCharCode(65 + finder.endings.findIndex((ending) => ending.name === ends));
        const target = next ? `#fault-${next}` : `#then-${letter}`;
        if (!label.includes('{')) await expect(below.nth(index)).toContainText(label);
        await expect(below.nth(index).getByRole('link').last()).toHaveAttribute('href', target);
        await expect(page.locator(target)).toBeVisible();
      }
    }
    for (const [index, ending] of finder.endings.entries()) {
      const letter = String.fromCharCode(65 + index);
      const shown = page.locator(`#then-${letter}`);
      await expect(shown.getByRole('heading')).toHaveText(`${letter}. ${headingOf(ending)}`);
      if (ending.outcome === 'bookRepair') await expect(shown.getByRole('link').last()).toBeVisible();
    }
  });
});

for (const width of [360, 768, 1280])
  test(`fault finder: when it is ${width} px wide, then axe finds nothing, no target is too small, and nothing is too wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(guidePage);
    const region = finderOf(page);
    const check = async (what: string) => {
      expect.soft(await axeFindings(page, 'main'), `axe: ${what}`).toEqual([]);
      expect.soft(await smallTargets(page, { touch: width === 360 }), `targets: ${what}`).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(wide, `width: ${what}`).toBeLessThanOrEqual(0);
    };
    await answer(region, repair.presses.slice(0, 5));
    await expect(region.getByRole('heading', { name: repair.presses[5]?.question ?? '' })).toBeVisible();
    await check('a question');
    await answer(region, repair.presses.slice(5));
    await isAt(region, repair.ending);
    await check('a repair');
    await page.evaluate(() => {
      sessionStorage.clear();
    });
    await page.goto('/faq');
    await page.goto(guidePage);
    await answer(region, wayTo('gasSmell').presses);
    await isAt(region, wayTo('gasSmell').ending);
    await check('a danger');
  });
