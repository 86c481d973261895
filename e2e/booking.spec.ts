import { axeFindings } from './axe';
import {
  afternoon,
  bodyOf,
  type Case,
  cases,
  company,
  confirm,
  control,
  date,
  day,
  dialogOf,
  every,
  fill,
  isReady,
  longDate,
  missing,
  morning,
  open,
  openerOf,
  parseMail,
  plain,
  pricedCases,
  put,
  receiptOf,
  required,
  standsForItsKind,
  tidy,
  visit,
  watchMails,
} from './booking-steps';
import { press, skipTo, tabTo } from './keyboard';
import { listen } from './spoken';
import { expect, type Locator, type Page, test } from './test';

const next = (region: Locator) => region.getByRole('button', { name: 'Next', exact: true });

/** Gives the answers of `answer` by keyboard. */
async function answerByKeys(page: Page, { priced }: Case) {
  const region = page.getByRole('region', { name: priced?.region ?? '' });
  const [first = '', ...others] = priced?.answers ?? [];
  const isEstimate = priced?.region === 'Boiler installation estimate';
  await skipTo(page, region.getByRole('button', { name: first, exact: true }));
  for (const [index, name] of [first, ...others].entries()) {
    const option = region.getByRole('button', { name, exact: true });
    await tabTo(page, option);
    await press(page, index % 2 ? 'Space' : 'Enter');
    if (!isEstimate) {
      await tabTo(page, next(region));
      await press(page, 'Enter');
    }
    await expect(option).toHaveCount(0);
  }
  if (!isEstimate) return;
  for (const [label, text] of [
    ['Postcode', 'gu12 9zz'],
    ['Email', 'jo@example.org'],
  ] as const) {
    await tabTo(page, region.getByRole('textbox', { name: label }));
    await page.keyboard.type(text);
    await press(page, 'Enter');
  }
}

/** Opens the dialog from the focused button. */
async function openByKeys(page: Page, each: Case) {
  await press(page, 'Enter');
  const dialog = dialogOf(page, each);
  await expect(dialog).toBeFocused();
  await isReady(dialog);
  return dialog;
}

/** Goes to the next month and back, and then to the day that is booked. */
async function pickByKeys(page: Page, dialog: Locator, hear: (text: string) => Promise<void>) {
  await tabTo(page, day(dialog, '9 November 2026'));
  await press(page, 'PageDown');
  await hear('December 2026');
  await expect(day(dialog, '9 December 2026')).toBeFocused();
  for (const key of ['PageUp', 'ArrowDown', 'ArrowDown', 'ArrowRight']) await press(page, key);
  await expect(day(dialog)).toBeFocused();
  await press(page, 'Enter');
}

/** Returns the success toast of a kind of form. `slot` is worded as in the toast. */
const success = (kind: Case['kind'], slot: string) =>
  kind === 'other service' || kind === 'visit'
    ? `Booking Confirmed! Your appointment for ${longDate} has been confirmed.`
    : `Appointment Booked! Your ${kind === 'quote' ? 'free quote' : 'boiler service'} is scheduled for ${longDate}, ${slot}. Please check your email for confirmation.`;

const refused = async (dialog: Locator, text: string) => {
  const toast = dialog.getByRole('alert');
  await expect(toast).toHaveText(text);
  await expect(dialog).toBeVisible();
  await toast.getByRole('button').click();
};

for (const [name, each] of Object.entries<Case>(cases))
  test.describe(`booking: ${name}, ${each.heading}`, () => {
    const { path, kind, openers, bar, line = 'office' } = each;

    test('when any of its buttons is pressed, then it opens', async ({ page }) => {
      await visit(page, path);
      const dialog = dialogOf(page, each);
      for (const opener of openers) {
        await open(page, each, opener);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(openerOf(page, opener)).toBeFocused();
      }
      await page.setViewportSize({ width: 360, height: 740 });
      if (bar) {
        await page.getByRole('complementary', { name: 'Quick contact' }).getByRole('button', { name: bar }).click();
        await isReady(dialog);
      }
    });

    if (!standsForItsKind(name)) return;

    test('when a required field is empty or the slot has begun, then it asks for it or refuses', async ({ page }) => {
      await visit(page, path, '2026-11-09T12:50:00Z');
      const dialog = await open(page, each);
      const refuses = async (focused: Locator) => {
        await confirm(dialog);
        await expect(focused).toBeFocused();
        await refused(dialog, `Missing Information ${missing[kind]}`);
      };
      await refuses(day(dialog, '9 November 2026'));
      await day(dialog, '9 November 2026').click();
      for (const [label, value] of Object.entries(required[kind])) await put(dialog, label, value);
      await expect(dialog.getByRole('radio', { name: morning })).toBeDisabled();
      await refuses(dialog.getByRole('radio', { name: afternoon }));
      await dialog.getByRole('radio', { name: afternoon }).check();
      for (const [label, value] of Object.entries(required[kind])) {
        await put(dialog, label, '');
        await refuses(control(dialog, label));
        await expect(control(dialog, label)).toHaveAttribute('aria-invalid', 'true');
        await put(dialog, label, value);
      }

      await page.clock.fastForward('11:00');
      await expect(day(dialog, '9 November 2026')).toBeDisabled();
      await confirm(dialog);
      await refused(dialog, 'Slot Unavailable This time can no longer be booked. Please select another one.');
      await day(dialog, '10 November 2026').click();
      for (const [label, value] of Object.entries(required[kind]))
        await expect(control(dialog, label)).toHaveValue(value);
    });

    test.describe('when the mail cannot be created', () => {
      test.use({ expected: [/broken on purpose/] });
      test('then it names the phone and books nothing, and later attempts fill the day, which a reload frees', async ({
        page,
      }) => {
        await page.addInitScript(() => {
          const encode = window.encodeURIComponent;
          window.encodeURIComponent = (text) => {
            if ('broken' in window) throw new Error('broken on purpose');
            return encode(text);
          };
        });
        await visit(page, path);
        const dialog = await open(page, each);
        await fill(dialog, kind);
        await page.evaluate(() => Object.assign(window, { broken: true }));
        await confirm(dialog);
        await expect(dialog.getByRole('alert')).toHaveText(
          `Booking Error There was an issue booking your appointment. Please call us directly at ${company.phones[line].number}.`,
        );
        await page.evaluate(() => Reflect.deleteProperty(window, 'broken'));
        await expect(control(dialog, 'Full name')).toHaveValue('Jo Doe');
        await confirm(dialog);
        await expect(dialog).toBeHidden();
        await tidy(page);

        await open(page, each);
        await day(dialog).click();
        await expect(control(dialog, 'Full name')).toHaveValue('');
        await expect(dialog.getByRole('radio', { name: morning })).toBeDisabled();
        await fill(dialog, kind, { slot: afternoon });
        await confirm(dialog);
        await expect(dialog).toBeHidden();
        await tidy(page);
        await open(page, each);
        await expect(day(dialog)).toBeDisabled();
        await expect(day(dialog)).toHaveAccessibleName(/fully booked/);

        await page.reload();
        await open(page, each);
        await expect(day(dialog)).toBeEnabled();
      });
    });
  });

const byKeys = Object.entries<Case>({ ...cases, ...pricedCases }).filter(
  ([name, { priced }]) => standsForItsKind(name) || priced,
);
for (const [name, each] of byKeys)
  test(`booking ${name}: when only keys are used, then it is booked, with mails, toast and receipt`, async ({
    page,
  }) => {
    const { path, kind, subject, to, openers, priced } = each;
    await visit(page, path);
    const mails = await watchMails(page);
    const opener = openerOf(page, openers.find(([place]) => place === 'main') ?? openers[0]);
    if (priced) await answerByKeys(page, each);
    const presses = priced ? await tabTo(page, opener) : await skipTo(page, opener);
    expect(presses, 'presses before the one that opens it').toBeLessThan(12);
    const dialog = await openByKeys(page, each);
    const hear = await listen(page);
    await pickByKeys(page, dialog, hear);
    await press(page, 'Tab');
    await tabTo(page, control(dialog, 'Email'));
    await press(page, 'Enter');
    await hear('Missing Information');
    // Only the calculator's form makes the slot optional. From its first field the slots are one step back.
    if (name === 'calculator') {
      await expect(control(dialog, 'Full name')).toBeFocused();
      for (const key of ['Shift+Tab', 'ArrowUp']) await press(page, key);
    } else {
      await expect(dialog.getByRole('radio', { name: morning })).toBeFocused();
      await press(page, 'Space');
    }
    await expect(dialog.getByRole('radio', { name: morning })).toBeChecked();
    for (const [label, value] of Object.entries(every[kind])) {
      await tabTo(page, control(dialog, label));
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(value);
    }
    await tabTo(page, dialog.getByRole('button', { name: 'Confirm Booking' }));
    await page.clock.pauseAt('2026-11-09T10:45:00Z');
    await press(page, 'Enter');
    await expect(dialog.getByRole('button', { name: 'Booking...' })).toBeDisabled();
    await hear('Booking...');
    await press(page, 'Enter');
    await page.clock.runFor(450);
    await expect(dialog).toBeHidden();
    const hearOnPage = await listen(page);
    // Closing the dialog goes back in the history, which takes real time. What follows waits for the page's clock.
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(receiptOf(page).getByRole('heading', { level: 2 })).toBeFocused({ timeout: 100 });
    }).toPass();
    await page.clock.resume();
    await hearOnPage(kind === 'other service' || kind === 'visit' ? 'Booking Confirmed!' : 'Appointment Booked!');
    expect(plain((await page.getByRole('status').textContent()) ?? '')).toBe(success(kind, 'morning'));
    await expect.poll(() => mails.length, { timeout: 5000 }).toBe(to.length);

    const [first, second, third] = mails.map(parseMail);
    expect(mails.map((link) => parseMail(link).to)).toEqual(to.map((address) => [address]));
    expect(first?.names).toEqual(kind === 'other service' ? ['cc', 'subject', 'body'] : ['subject', 'body']);
    expect(first?.cc).toBe(kind === 'other service' ? company.emails.bookings : undefined);
    expect(first?.subject).toBe([subject, priced?.price, longDate].filter(Boolean).join(' - '));
    expect(first?.lines).toEqual(bodyOf(each));
    if (second && third) {
      expect({ ...second, to: first?.to }).toEqual(first);
      expect(third.subject).toBe(`Appointment Confirmation - ${longDate}`);
      expect(third.lines).toEqual(
        expect.arrayContaining([`Date: ${longDate}`, expect.stringContaining('24 hours before the visit')]),
      );
    }

    const receipt = receiptOf(page);
    const links = receipt.getByRole('link', { name: /^Open email/ });
    await expect(links).toHaveCount(to.length);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(mails);
    for (const text of [date, morning, ...(priced ? [priced.price] : [])]) await expect(receipt).toContainText(text);
    const calendar = await receipt.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
    expect(decodeURIComponent(calendar ?? '')).toMatch(
      /^data:text\/calendar.*DTSTART;TZID=Europe\/London:20261124T080000/s,
    );
    await expect(receipt.getByRole('link', { name: 'Remind me every year' })).toHaveCount(
      kind === 'service' || kind === 'other service' ? 1 : 0,
    );
    await expect(receipt.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+44/);
  });

test('booking: when a slot is booked on one page, then every dialog of the visit lacks it', async ({ page }) => {
  const { drain, ...others } = cases;
  await visit(page, drain.path);
  const dialog = await open(page, drain);
  await fill(dialog, drain.kind);
  await confirm(dialog);
  await expect(dialog).toBeHidden();
  await tidy(page);
  for (const each of Object.values<Case>(others)) {
    await page.goto(each.path);
    const other = await open(page, each);
    await day(other).click();
    await expect(other.getByRole('radio', { name: morning })).toBeDisabled();
    await expect(other.getByRole('radio', { name: afternoon })).toBeEnabled();
    await page.keyboard.press('Escape');
  }
});

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1280, 720],
] as const)
  test(`booking: when one was made at ${width} px, then no control of the page's header or the receipt's is covered`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, cases.drain.path);
    const dialog = await open(page, cases.drain);
    await fill(dialog, 'quote');
    await confirm(dialog);
    await expect(page.getByRole('status')).toBeVisible();
    const controls = [page.getByRole('banner'), receiptOf(page).locator('header')].map((part) =>
      part.locator('a, button').locator('visible=true').all(),
    );
    for (const control of (await Promise.all(controls)).flat()) await control.click({ trial: true, timeout: 5000 });
  });

for (const [width, height] of [
  [360, 640],
  [1280, 720],
] as const)
  test(`receipt: when a part of the page has the focus at ${width} px, then it does not cover that`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, cases.drain.path);
    const dialog = await open(page, cases.drain);
    await fill(dialog, 'quote');
    await confirm(dialog);
    await page.getByRole('button', { name: 'Hide message' }).click();
    await expect(receiptOf(page)).toBeVisible();
    const covered = await page
      .locator('main, footer')
      .locator('a, button, summary')
      .evaluateAll((controls) =>
        controls
          .filter((control) => control.checkVisibility({ visibilityProperty: true }))
          .filter((control) => {
            (control as HTMLElement).focus();
            const { left, right, top, bottom } = control.getBoundingClientRect();
            const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return document.activeElement === control && above?.closest('[aria-labelledby="receipt-title"]');
          })
          .map(({ textContent }) => textContent),
      );
    expect(covered).toEqual([]);
  });

test('receipt: when the visitor goes on or back, then it stays until it is dismissed', async ({ page }) => {
  await visit(page, cases.heating.path);
  const dialog = await open(page, cases.heating);
  await fill(dialog, 'quote');
  await confirm(dialog);
  const receipt = receiptOf(page);
  await expect(receipt).toBeVisible();
  await page.getByRole('button', { name: 'Hide message' }).click();
  const addresses = () =>
    receipt.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const before = await addresses();
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    new MutationObserver(() => {
      if (!document.getElementById('receipt-title')) dataset.blink = '';
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
  await expect(receipt).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'services' })).toBeVisible();
  // Here it is one line, until the visitor asks for the rest.
  expect(await axeFindings(page)).toEqual([]);
  expect((await receipt.boundingBox())?.height).toBeLessThan(100);
  await receipt.getByRole('button', { name: 'Details' }).click();
  expect(await addresses()).toEqual(before);
  await expect(page.locator('html[data-blink]')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(cases.heating.path);
  await expect(receipt).toBeVisible();
  await receipt.getByRole('button', { name: 'Dismiss' }).click();
  await expect(receipt).toBeHidden();
});

test('booking: when a slot is booked in one dialog of a page, then the other refuses it', async ({ page }) => {
  await visit(page, '/');
  const other = await open(page, cases['home service']);
  await fill(other, 'service');
  await page.keyboard.press('Escape');
  const dialog = await open(page, cases['home quote']);
  await fill(dialog, 'quote');
  await confirm(dialog);
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Hide message' }).click();
  await open(page, cases['home service']);
  await expect(other.getByRole('radio', { name: morning })).toBeDisabled();
  await confirm(other);
  await expect(other.getByRole('alert')).toContainText('Slot Unavailable');
  await other.getByRole('radio', { name: afternoon }).check();
  await confirm(other);
  await expect(other).toBeHidden();
  await expect(page.getByText(/^Earlier booking/)).toBeVisible();
});
