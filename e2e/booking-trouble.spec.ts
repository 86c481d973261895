import {
  type Case,
  cases,
  company,
  confirm,
  control,
  day,
  dialogOf,
  fill,
  isReady,
  startClock,
  morning,
  open,
  openerOf,
  parseMail,
  receiptOf,
  required,
  visit,
  watchMails,
} from './booking-steps';
import { expect, type Locator, type Page, test } from './test';
import { choose, finish, openEstimate, pounds, price, priceOf, wall } from './wizard-steps';

const { drain } = cases;
const summary = required.quote['Work summary'] ?? '';

/** Expects the other ways to book, which a dialog shows while its calendar is missing. */
async function hasOtherWays(dialog: Locator) {
  await expect(dialog.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+44/);
  await expect(dialog.getByRole('link', { name: 'Book by email' })).toHaveAttribute('href', /^mailto:/);
}

/** Makes every script fail until the returned function is called. */
async function fail(page: Page) {
  let isBroken = true;
  await page.route(/\.js$/, (route) => (isBroken ? route.abort() : route.continue()));
  return () => {
    isBroken = false;
  };
}

test('booking: when React has not loaded yet, then the dialog says that it loads, and then fills', async ({ page }) => {
  const waiting: (() => void)[] = [];
  await page.route(/\.js$/, async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  await visit(page, drain.path);
  await openerOf(page, drain.openers[0]).click();
  const dialog = dialogOf(page, drain);
  await expect(dialog.getByText('Loading the calendar…')).toBeVisible();
  await expect(dialog.getByText('The calendar could not be loaded.')).toBeHidden();
  await hasOtherWays(dialog);
  await expect(dialog).toBeFocused();
  await expect
    .poll(async () => {
      for (const go of waiting.splice(0)) go();
      return dialog.getByRole('button', { name: 'Next month' }).isVisible();
    })
    .toBe(true);
  await expect(dialog).toBeFocused();
  await expect(dialog.getByText('Loading the calendar…')).toHaveCount(0);
});

test.describe('booking: when scripts do not load', () => {
  test.use({ expected: [/ERR_FAILED/] });

  test('then the dialog says so, offers other ways to book, and opens after Try again', async ({ page }) => {
    const repair = await fail(page);
    await visit(page, drain.path);
    await openerOf(page, drain.openers[0]).click();
    const dialog = dialogOf(page, drain);
    await expect(dialog.getByText('The calendar could not be loaded.').locator('visible=true')).toHaveCount(1);
    await expect(dialog.getByText('Loading the calendar…')).toBeHidden();
    await hasOtherWays(dialog);
    const again = dialog.getByRole('button', { name: 'Try again' });
    // The second attempt fails too.
    await Promise.all([page.waitForEvent('load'), again.click()]);
    await expect(again).toBeVisible();
    repair();
    await Promise.all([page.waitForEvent('load'), again.click()]);
    await isReady(dialog);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(drain.path);
    await page.reload();
    await expect(dialog).toBeHidden();
  });

  test('then the dialog says so even if only the files that islands share are missing', async ({ page }) => {
    await page.route(/\/islands\/chunk-[^/]+\.js$/, (route) => route.abort());
    await visit(page, drain.path);
    await openerOf(page, drain.openers[0]).click();
    const dialog = dialogOf(page, drain);
    await expect(dialog.getByText('The calendar could not be loaded.')).toBeVisible();
    await page.unroute(/\/islands\/chunk-[^/]+\.js$/);
    await Promise.all([page.waitForEvent('load'), dialog.getByRole('button', { name: 'Try again' }).click()]);
    await isReady(dialog);
  });

  test('then the questions say so too, and Try again reloads the page', async ({ page }) => {
    const repair = await fail(page);
    await visit(page, '/services/boiler-installation-replacement');
    const region = page.getByRole('region', { name: 'Boiler installation estimate' });
    await region.getByRole('button', { name: 'LPG' }).click();
    await expect(region.getByText('The questions could not be loaded.')).toBeVisible();
    repair();
    await Promise.all([page.waitForEvent('load'), region.getByRole('button', { name: 'Try again' }).click()]);
    await expect(region.getByText('The questions could not be loaded.')).toBeHidden();
    // The page repeats the click after the reload.
    await expect(region.getByText('Step 2 of 8')).toBeVisible();
  });
});

/** Returns the number of entries in session storage and in local storage. */
const stored = (page: Page) =>
  page.evaluate(() => [Object.keys(sessionStorage), Object.keys(localStorage)].map((names) => names.length));

test('booking: when a dialog is closed or the page reloaded, then typed text survives, in this tab only', async ({
  page,
}) => {
  await visit(page, drain.path);
  const dialog = await open(page, drain);
  await fill(dialog, 'quote');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    async () => {
      // Not at once: that would be the second half of a double click on the button that opened it.
      await page.waitForTimeout(800);
      await page.mouse.click(20, 300);
    },
  ]) {
    await close();
    await expect(dialog).toBeHidden();
    await open(page, drain);
    await expect(control(dialog, 'Work summary')).toHaveValue(summary);
  }
  await page.reload();
  await open(page, drain);
  await expect(control(dialog, 'Work summary')).toHaveValue(summary);
  await expect(dialog.getByRole('radio', { name: morning })).toBeChecked();
  expect(await stored(page)).toEqual([1, 0]);
  await dialog.getByRole('button', { name: 'Start again' }).click();
  await expect(control(dialog, 'Work summary')).toHaveCount(0);
  expect(await stored(page)).toEqual([0, 0]);
  await fill(dialog, 'quote');
  expect(await stored(page)).toEqual([1, 0]);
  await confirm(dialog);
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => Object.keys(sessionStorage).sort())).toEqual(['receipts', 'taken']);
  // A reload deletes the booking itself.
  await page.reload();
  expect(await stored(page)).toEqual([0, 0]);
});

for (const [how, press] of [
  ['a double click', (button: Locator) => button.dblclick({ force: true })],
  [
    'Enter twice',
    async (button: Locator) => {
      await button.press('Enter');
      await button.page().keyboard.press('Enter');
    },
  ],
  [
    'Enter twice in a field',
    async (button: Locator) => {
      await control(button.page().getByRole('dialog'), 'Email').press('Enter');
      await button.page().keyboard.press('Enter');
    },
  ],
] as const)
  test(`booking: when Confirm gets ${how}, then there is one booking`, async ({ page }) => {
    await visit(page, drain.path);
    const mails = await watchMails(page);
    const dialog = await open(page, drain);
    await fill(dialog, 'quote');
    // Stops the clock, so that both presses come before the dialog closes, even on a slow machine.
    await page.clock.pauseAt('2026-11-09T10:45:00Z');
    await press(dialog.getByRole('button', { name: /^Confirm Booking/ }));
    await page.clock.resume();
    await expect(dialog).toBeHidden();
    await page.waitForTimeout(600);
    expect(mails).toHaveLength(1);
    await expect(page.getByRole('status')).toHaveCount(1);
    await expect(receiptOf(page).getByText(/^Earlier booking/)).toHaveCount(0);
  });

test('booking: when two tabs are open, then each has its own text and appointments', async ({ context, page }) => {
  const other = await context.newPage();
  await visit(page, drain.path);
  await visit(other, drain.path);
  const [here, there] = [await open(page, drain), await open(other, drain)];
  await fill(here, 'quote');
  await expect(control(there, 'Work summary')).toHaveCount(0);
  await fill(there, 'quote', { values: { ...required.quote, 'Work summary': 'Another tap' } });
  await confirm(here);
  await expect(here).toBeHidden();
  await expect(there.getByRole('radio', { name: morning })).toBeEnabled();
  await other.reload();
  await open(other, drain);
  await expect(control(there, 'Work summary')).toHaveValue('Another tap');
  await confirm(there);
  await expect(there).toBeHidden();
  await expect(receiptOf(other)).toBeVisible();
});

/**
 * Browsers without a feature, by a setting, by age or because of an extension. `copies` says whether they can copy
 * text.
 */
const lacking: readonly [what: string, prepare: () => void, copies: boolean][] = [
  [
    'without storage and clipboard',
    () => {
      const none = {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      };
      Object.defineProperty(window, 'sessionStorage', none);
      Object.defineProperty(window, 'localStorage', none);
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    },
    false,
  ],
  [
    'whose storage refuses whatever is asked of it',
    () => {
      for (const name of ['getItem', 'setItem', 'removeItem'] as const)
        Storage.prototype[name] = () => {
          throw new DOMException('corrupt', 'FileCorruptedError');
        };
    },
    true,
  ],
  [
    'with a full storage and a refused clipboard',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    },
    false,
  ],
  [
    'without crypto, sharing, view transitions and observers of size',
    () => {
      Object.defineProperty(window, 'crypto', { value: undefined });
      Object.defineProperty(navigator, 'share', { value: undefined });
      Object.defineProperty(document, 'startViewTransition', { value: undefined });
      Object.defineProperty(window, 'ResizeObserver', { value: undefined });
    },
    true,
  ],
  [
    'without Intl.DateTimeFormat',
    () => {
      const broken = function () {
        throw new TypeError('taken away');
      };
      Object.assign(Intl, { DateTimeFormat: broken });
    },
    true,
  ],
];
for (const [what, prepare, copies] of lacking)
  test(`booking: when a browser is one ${what}, then it can make a booking and an estimate`, async ({ page }) => {
    // After the clock is installed, which needs what `prepare` removes.
    await startClock(page);
    await page.addInitScript(prepare);
    await page.goto('/legal');
    await expect(page.getByText(/^Last Updated: \d+ \w+ \d{4}$/)).toBeVisible();
    const region = await openEstimate(page);
    await choose(region, wall);
    await finish(region);
    await expect(price(region)).toHaveText(pounds(priceOf(wall)));

    await page.goto(drain.path);
    const dialog = await open(page, drain);
    await fill(dialog, 'quote');
    await page.keyboard.press('Escape');
    await open(page, drain);
    await expect(control(dialog, 'Work summary')).toHaveValue(summary);
    await confirm(dialog);
    await expect(dialog).toBeHidden();
    if (!copies) {
      await page.getByRole('button', { name: 'Copy the message' }).click();
      const area = receiptOf(page).getByRole('textbox');
      await expect(area).toHaveValue(/Subject: Drain/);
      expect(
        await area.evaluate((box: HTMLTextAreaElement) => box.selectionEnd - box.selectionStart === box.value.length),
      ).toBe(true);
    }
    // The toast is gone by then; the receipt is not.
    await page.clock.fastForward('30:00');
    await expect(receiptOf(page)).toBeVisible();
  });

test('booking: when both slots of the chosen day begin while the dialog is open, then it is refused, and texts stay', async ({
  page,
}) => {
  await visit(page, drain.path, '2026-11-09T23:50:00Z');
  const dialog = await open(page, drain);
  await fill(dialog, 'quote', { on: '10 November 2026' });
  // Simulates a device that was asleep: no timer has run.
  await page.clock.setSystemTime('2026-11-10T14:00:00Z');
  await confirm(dialog);
  await expect(dialog.getByRole('alert')).toContainText('Slot Unavailable');
  await expect(day(dialog, '10 November 2026')).toBeDisabled();
  await day(dialog, '11 November 2026').click();
  await expect(control(dialog, 'Work summary')).toHaveValue(summary);
  await dialog.getByRole('radio', { name: morning }).check();
  await confirm(dialog);
  await expect(dialog).toBeHidden();
});

test.describe('booking without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const each of Object.values<Case>(cases))
    test(`booking: when a button of ${each.path} is pressed without scripts, then ${each.heading} offers a call and a mail`, async ({
      page,
    }) => {
      await page.goto(each.path);
      const dialog = dialogOf(page, each);
      for (const opener of each.openers) {
        await openerOf(page, opener).click();
        await expect(dialog).toBeVisible();
        await hasOtherWays(dialog);
        await expect(dialog.getByText(/^Loading|could not be loaded/).locator('visible=true')).toHaveCount(0);
        const mail = parseMail((await dialog.getByRole('link', { name: 'Book by email' }).getAttribute('href')) ?? '');
        expect(mail).toMatchObject({ to: [company.emails.bookings], subject: each.subject });
        expect(mail.lines).toContain('Full name: ');
        await dialog.getByRole('button', { name: 'Close' }).click();
        await expect(dialog).toBeHidden();
      }
    });
});
