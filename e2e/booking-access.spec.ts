import {
  type Case,
  cases,
  confirm,
  control,
  date,
  day,
  dialogOf,
  fill,
  isReady,
  monday,
  morning,
  open,
  receiptOf,
  standsForItsKind,
  visit,
} from './booking-steps';
import { isClean, statesMs } from './clean';
import { focusTrouble } from './focus';
import { expect, type Locator, test } from './test';

/** On a desktop a dialog is no wider than on a large phone, so there it is enough to check one kind. */
const oneOfEachKind = Object.entries<Case>(cases).filter(([name]) => standsForItsKind(name));
for (const [index, [name, each]] of oneOfEachKind.entries()) {
  const widths = index === 0 ? [1280, 360] : [360];
  test(`booking ${name}: when axe looks at ${widths.join(' and ')} px, then no state of the dialog has a fault`, async ({
    page,
  }) => {
    test.setTimeout(statesMs);
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, each.path);
    const dialog = await open(page, each);
    await isClean(page, 'open', 'dialog[open]', widths);
    await day(dialog).click();
    await isClean(page, 'a date is picked', 'dialog[open]', widths);
    await confirm(dialog);
    await expect(dialog.getByRole('alert')).toBeVisible();
    await isClean(page, 'refused', 'dialog[open]', widths);
    expect.soft(await focusTrouble(page, 'dialog[open]'), 'focus').toEqual([]);
    await fill(dialog, each.kind);
    await page.reload();
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, each);
    await isClean(page, 'filled, and kept over a reload', 'dialog[open]', widths);
    await day(dialog, '25 November 2026').click();
    await expect(dialog.getByRole('button', { name: 'Restore my details' })).toBeVisible();
    await isClean(page, 'another date', 'dialog[open]', widths);
    await dialog.getByRole('button', { name: 'Restore my details' }).click();
    await dialog.getByRole('radio', { name: morning }).check();
    await confirm(dialog);
    await expect(dialog).toBeHidden();
    await expect(receiptOf(page)).toBeVisible();
    await isClean(page, 'booked', ':is([role="status"], [aria-labelledby="receipt-title"])', widths);
  });
}

/** Scrolls to a control. Expects that nothing covers its middle, and that all of it is inside the window. */
async function isWithinReach(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const seen = await target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return {
      isMet: met !== null && (element.contains(met) || (element.closest('label, div')?.contains(met) ?? false)),
      isInside: left >= 0 && right <= innerWidth && top >= -1 && bottom <= innerHeight + 1,
    };
  });
  expect(seen, String(target)).toEqual({ isMet: true, isInside: true });
}

for (const [height, now] of [
  [740, monday],
  [640, monday],
  // The first free day stands in the last row but one.
  [740, '2026-08-24T09:00:00Z'],
] as const)
  test(`booking: when it is refused without a day at ${height} px of height on ${now.slice(0, 10)}, then the message and the day with the focus are in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height });
    await visit(page, cases.servicing.path, now);
    const dialog = await open(page, cases.servicing);
    await confirm(dialog);
    const message = dialog.getByRole('group', { name: 'Choose a date' }).getByText('Choose a day');
    await expect(message).toBeVisible();
    expect(
      await message.evaluate((element) => {
        const box = [...document.querySelectorAll('dialog[open] *')].find(
          (part) => part.scrollHeight > part.clientHeight && getComputedStyle(part).overflowY === 'auto',
        );
        const [seen, focused, text] = [box, document.activeElement, element].map((part) =>
          part?.getBoundingClientRect(),
        );
        if (!seen || !focused || !text) return 'nothing has the focus, or nothing scrolls';
        const cut = (part: DOMRect) => Math.round(Math.max(0, seen.top - part.top, part.bottom - seen.bottom));
        return [cut(text), cut(focused)];
      }),
    ).toEqual([0, 0]);
  });

/** Finds elements whose text is wider than their box and therefore cut off. */
const cutOff = (dialog: Locator) =>
  dialog.evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .filter((part) => part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1)
      .filter((part) => !part.matches('input, textarea, select') && getComputedStyle(part).clipPath === 'none')
      .map((part) => `${part.tagName} ${part.className} ${part.textContent?.slice(0, 40)}`),
  );

for (const [why, width, height] of [
  ['at 400% zoom', 320, 256],
  ['over an on-screen keyboard', 360, 300],
] as const)
  for (const name of ['drain', 'services page'] as const)
    test(`booking ${name}: when there is little room, ${why}, then it can be booked completely`, async ({ page }) => {
      const each: Case = cases[name];
      await page.setViewportSize({ width, height });
      await visit(page, each.path);
      const dialog = dialogOf(page, each);
      await page.getByRole('main').getByRole('button', { name: each.openers[0][1] }).first().click();
      await isReady(dialog);
      await isWithinReach(dialog.getByRole('button', { name: 'Close' }));
      await isWithinReach(day(dialog, date));
      await day(dialog).click();
      await confirm(dialog);
      await isWithinReach(dialog.getByRole('alert').getByRole('button'));
      await dialog.getByRole('alert').getByRole('button').click();
      expect(await cutOff(dialog)).toEqual([]);
      for (const radio of await dialog.getByRole('radio').all()) await isWithinReach(radio);
      await fill(dialog, each.kind);
      for (const field of await dialog.getByRole('textbox').all()) {
        await field.focus();
        await isWithinReach(field);
      }
      await isWithinReach(dialog.getByRole('button', { name: 'Confirm Booking' }));
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await dialog.getByRole('button', { name: 'Confirm Booking' }).click();
      await expect(dialog).toBeHidden();
      const receipt = receiptOf(page);
      await page.getByRole('button', { name: 'Hide message' }).click();
      await isWithinReach(receipt.getByRole('link', { name: /^Open email/ }).first());
      await isWithinReach(receipt.getByRole('link', { name: /^Call/ }));
      expect(await cutOff(receipt)).toEqual([]);
      await receipt.getByRole('button', { name: 'Dismiss' }).click();
      await expect(receipt).toBeHidden();
    });

test('booking dialog: when a booking is refused, then it is at most 425 px wide and 80% of the window high, and its scrolling part has 25% to 60% of the window', async ({
  page,
}) => {
  const { drain } = cases;
  await visit(page, drain.path);
  const dialog = await open(page, drain);
  await day(dialog).click();
  await confirm(dialog);
  for (const [width, height] of [
    [360, 740],
    [360, 560],
    [700, 900],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const size = await dialog.evaluate((element) => ({
      width: element.getBoundingClientRect().width,
      height: element.getBoundingClientRect().height,
      scrolls: Math.max(
        ...[...element.querySelectorAll('*')]
          .filter((part) => part.scrollHeight > part.clientHeight && getComputedStyle(part).overflowY === 'auto')
          .map((part) => part.getBoundingClientRect().height),
      ),
    }));
    expect(size.width, `${width} px`).toBe(Math.min(425, width));
    expect(size.height, `${height} px`).toBeLessThanOrEqual(0.8 * height + 0.5);
    expect(size.scrolls, `${height} px`).toBeGreaterThan(0.25 * height);
    expect(size.scrolls, `${height} px`).toBeLessThanOrEqual(0.6 * height + 0.5);
  }
});

test('viewport: when the home page opens, then the page asks browsers to shrink the viewport above an on-screen keyboard', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /interactive-widget=resizes-content/);
});

test('booking dialog: when the keyboard opens, then the focused field at the bottom and Confirm can be reached', async ({
  page,
}) => {
  const { drain } = cases;
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, drain.path);
  const dialog = await open(page, drain);
  await fill(dialog, 'quote');
  await control(dialog, 'Work summary').focus();
  await page.setViewportSize({ width: 360, height: 300 });
  await isWithinReach(control(dialog, 'Work summary'));
  await expect(control(dialog, 'Work summary')).toBeFocused();
  await isWithinReach(dialog.getByRole('button', { name: 'Confirm Booking' }));
});
