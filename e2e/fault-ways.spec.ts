import {
  asks,
  finder,
  finderOf,
  guidePage,
  headingOf,
  isAt,
  ledTo,
  options,
  type Press,
  startingAgain,
  ways,
} from './fault-steps';
import { press, tabTo } from './keyboard';
import { hydrate, readYaml } from './pages';
import { connect, expect, type Page, test } from './test';

const { card } = readYaml('estimate.yaml') as { card: { change: string } };

/** Answers a question by keyboard, from where the focus is: on its heading, or at the first question on an option. */
async function answerByKey(page: Page, { question, option }: Press) {
  const region = finderOf(page);
  await expect(region.getByRole('heading', { name: question })).toBeVisible();
  if (option !== undefined) await tabTo(page, options(region).nth(option));
  else {
    await tabTo(page, region.getByRole('textbox'));
    await page.keyboard.type('F28, Example 24');
  }
  await press(page, 'Enter');
}

/** Goes by keyboard from an ending back to the first question, with no later answer left. */
async function beginAgain(page: Page) {
  const [first] = asks;
  const changed = finderOf(page).getByRole('button', { name: `${card.change} ${first?.label ?? ''}` });
  await tabTo(page, changed);
  await press(page, 'Enter');
  await answerByKey(page, { question: first?.question ?? '', option: startingAgain() });
  await tabTo(page, changed);
  await press(page, 'Enter');
}

test.describe('fault finder: without a connection', () => {
  test.use({
    serviceWorkers: 'allow',
    expected: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/],
  });

  test('when the guide was opened before, then every way comes to its ending by keyboard alone', async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000);
    await connect(page);
    await page.goto(guidePage);
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
    await page.reload({ waitUntil: 'networkidle' });
    await context.setOffline(true);
    await page.goto(guidePage);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/No heating/);
    await hydrate(page);
    const region = finderOf(page);
    await tabTo(page, options(region).first(), 80);
    for (const [index, { presses, ending }] of ways().entries()) {
      if (index > 0) await beginAgain(page);
      for (const each of presses) await answerByKey(page, each);
      await isAt(region, ending);
      await expect(region.getByRole('heading', { level: 2 }).first()).toBeFocused();
      const book = region.getByRole('button', { name: finder.repair.button });
      expect(await book.count(), ending.name).toBe(ending.outcome === 'callNow' ? 0 : 1);
      if (ending.danger && ending.danger !== 'lpg')
        await expect(region.getByRole('link', { name: 'Call 0800 111 999' })).toHaveAttribute(
          'href',
          'tel:+44800111999',
        );
      // LPG is not sent to the line of mains gas.
      if (ending.danger === 'lpg') {
        await expect(region.getByRole('paragraph').getByText('The number to call is on the tank')).toBeVisible();
        await expect(region.getByRole('link', { name: '0800 111 999' })).toHaveCount(0);
      }
    }
  });
});

test.describe('fault finder: without JavaScript and without a connection', () => {
  test.use({ javaScriptEnabled: false, expected: [/ERR_INTERNET_DISCONNECTED/] });

  test('then every way can be followed by its links to an ending that can be read', async ({ page, context }) => {
    test.setTimeout(120_000);
    await page.goto(guidePage, { waitUntil: 'networkidle' });
    await context.setOffline(true);
    for (const way of ways()) {
      await page
        .locator(`#fault-${asks[0]?.name ?? ''}`)
        .getByRole('link')
        .first()
        .focus();
      for (const [index, { question, option = 0 }] of way.presses.entries()) {
        const step = page.locator(`#fault-${asks.find((ask) => ask.question === question)?.name ?? ''}`);
        await tabTo(page, step.locator('.unscripted li a').nth(option));
        await page.keyboard.press('Enter');
        const target = ledTo(way, index);
        await expect(page).toHaveURL(new RegExp(`#${target}$`));
        await expect(page.locator(`#${target}`).getByRole('heading')).toBeInViewport();
      }
      const shown = page.locator(`#${ledTo(way, way.presses.length - 1)}`);
      await expect(shown.getByRole('heading')).toContainText(headingOf(way.ending));
      await expect(shown.locator('p')).toContainText(`${finder.outcomes[way.ending.outcome]}. `);
      if (way.ending.outcome === 'bookRepair')
        await expect(shown.getByRole('link', { name: finder.outcomes.bookRepair })).toBeVisible();
    }
  });
});
