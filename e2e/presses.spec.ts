import {
  cases,
  confirm,
  dialogOf,
  fill,
  isReady,
  open,
  openerOf,
  receiptOf,
  standsForItsKind,
  visit,
} from './booking-steps';
import { expect, type Locator, type Page, test } from './test';

// Many people double-click everything. A second press that belongs to the first one does nothing.

const openers = Object.entries(cases).flatMap(([name, each]) =>
  each.openers.map((opener) => [name, each, opener] as const),
);

async function middleOf(control: Locator) {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('the control is not there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Presses the mouse some times at one place, with pauses in milliseconds. The presses carry times that are exactly so far apart,
 * as a mouse's own do, however busy the machine is.
 */
async function pressAt(page: Page, x: number, y: number, pauses: readonly number[]) {
  const mouse = await page.context().newCDPSession(page);
  await page.mouse.move(x, y);
  let timestamp = Date.now() / 1000;
  for (const [index, pause] of [0, ...pauses].entries()) {
    await page.waitForTimeout(pause);
    timestamp += pause / 1000;
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      await mouse.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: index + 1, timestamp });
  }
  await mouse.detach();
}

/**
 * Taps a control with a finger, once and then after each pause, in milliseconds. The pauses are the machine's own: Chromium gives
 * touches the time at which they come. By default taps twice, so far apart that no browser counts a double tap.
 */
async function tap(page: Page, control: Locator, pauses: readonly number[] = [450]) {
  const { x, y } = await middleOf(control);
  const screen = await page.context().newCDPSession(page);
  await screen.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  for (const pause of [0, ...pauses]) {
    await page.waitForTimeout(pause);
    await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
  await screen.detach();
}

/**
 * Milliseconds between the presses. One opener of each kind of form meets all, each of the others one, because only their words
 * differ. PRESSES=1 tries all on all.
 */
const rhythms = [[50], [250], [400], [600], [150, 150]];

for (const [turn, pauses] of rhythms.entries())
  test(`dialogs: when their openers are pressed ${pauses.length + 1} times, ${pauses.join(' and ')} ms apart, then they stay open`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const lost: string[] = [];
    const pressed = openers.filter(
      ([name], index) => process.env.PRESSES || standsForItsKind(name) || index % rhythms.length === turn,
    );
    for (const [name, each, opener] of pressed) {
      // With the machine's clock: a stopped one would give the presses other times.
      await page.goto(each.path);
      const button = openerOf(page, opener);
      // The first opening, and one with the dialog's scripts there.
      for (const time of ['first', 'later']) {
        const { x, y } = await middleOf(button);
        await pressAt(page, x, y, pauses);
        const dialog = dialogOf(page, each);
        await isReady(dialog).catch(() => lost.push(`${name} ${opener.join(' ')}, ${time}`));
        await page.waitForTimeout(300);
        if (!(await dialog.isVisible())) lost.push(`${name} ${opener.join(' ')}, ${time}, afterwards`);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }
    }
    expect(lost).toEqual([]);
  });

test('dialogs: when a press begins or ends inside, then it does not close; a press beside closes', async ({ page }) => {
  await visit(page, cases.drain.path);
  await openerOf(page, cases.drain.openers[0]).click();
  const dialog = dialogOf(page, cases.drain);
  await isReady(dialog);
  await page.waitForTimeout(800);
  const box = await dialog.boundingBox();
  if (!box) throw new Error('the dialog is not there');
  const [inside, beside] = [
    [box.x + box.width / 2, box.y + 20],
    [box.x / 2, box.y + 20],
  ] as const;
  for (const [from, to] of [
    [beside, inside],
    [inside, beside],
  ] as const) {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 5 });
    await page.mouse.up();
    await expect(dialog).toBeVisible();
  }
  await page.mouse.click(...beside);
  await expect(dialog).toBeHidden();
});

/** Presses a control twice at once, as a double click does. */
async function doubleClick(page: Page, control: Locator) {
  const { x, y } = await middleOf(control);
  await pressAt(page, x, y, [80]);
}

test('menu and answers: when they are double-clicked, then they open, and close at the next double click', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/faq');
  const menu = page.getByRole('button', { name: 'Menu' });
  const answer = page.locator('main details').nth(2);
  for (const [control, isOpen] of [
    [menu, () => page.locator('[popover]:popover-open').count()],
    [answer.locator('summary'), () => answer.evaluate((element: HTMLDetailsElement) => Number(element.open))],
  ] as const)
    for (const wanted of [1, 0]) {
      await doubleClick(page, control);
      await page.waitForTimeout(300);
      expect(await isOpen()).toBe(wanted);
      // The next press is one of its own.
      await page.mouse.move(0, 0);
    }
});

test('menu and answers: when a finger that trembles taps one twice, then it opens, and closes at the next such tap', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/faq');
  const answer = page.locator('main details').nth(2);
  for (const [control, isOpen] of [
    [page.getByRole('button', { name: 'Menu' }), () => page.locator('[popover]:popover-open').count()],
    [answer.locator('summary'), () => answer.evaluate((element: HTMLDetailsElement) => Number(element.open))],
  ] as const)
    for (const wanted of [1, 0]) {
      await tap(page, control);
      await page.waitForTimeout(800);
      expect(await isOpen()).toBe(wanted);
    }
});

test('bar of a phone: when a finger that trembles taps an opener twice, then Confirm, which came up under it, is not pressed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(cases.drain.path);
  const bar = page.getByRole('complementary').getByRole('button', { name: 'Free Quote' });
  const dialog = dialogOf(page, cases.drain);
  // The first opening, before its scripts have come, and one with them there.
  for (let time = 1; time <= 2; time++) {
    await tap(page, bar);
    await isReady(dialog);
    await page.waitForTimeout(800);
    await expect(page.getByText('Missing Information')).toBeHidden();
    await tap(page, dialog.getByRole('button', { name: 'Close' }));
    await expect(dialog).toBeHidden();
    await page.waitForTimeout(800);
  }
  // A second tap at the same place counts once the visitor can have seen what is there.
  await tap(page, bar, [1500]);
  await expect(page.getByText('Missing Information')).toBeVisible();
});

test('controls that go away: when they are double-clicked, then nothing behind them is pressed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, cases.drain.path);
  await page.evaluate(() => {
    const pressed: string[] = [];
    Object.assign(window, { pressed });
    addEventListener('click', ({ target }) => {
      const control = (target as Element).closest('a, button, summary, input, label');
      if (control) pressed.push(control.textContent ?? '');
    });
  });
  const presses = () =>
    page.evaluate(() => (window as unknown as { pressed: string[] }).pressed.splice(0).map((text) => text.trim()));
  const dialog = await open(page, cases.drain);
  await presses();
  await doubleClick(page, dialog.getByRole('button', { name: 'Close' }));
  await expect(dialog).toBeHidden();
  await page.waitForTimeout(200);
  expect(await presses()).toEqual(['']);
  await open(page, cases.drain);
  await fill(dialog, 'quote');
  await confirm(dialog);
  const receipt = receiptOf(page);
  await page.getByRole('button', { name: 'Hide message' }).click();
  await presses();
  await doubleClick(page, receipt.getByRole('button', { name: 'Dismiss' }));
  await expect(receipt).toBeHidden();
  await page.waitForTimeout(200);
  expect(await presses()).toEqual(['Dismiss']);
});

test('calendar: when the arrow to the next month is double-clicked, then it turns two months', async ({ page }) => {
  await visit(page, cases.drain.path);
  const dialog = await open(page, cases.drain);
  await doubleClick(page, dialog.getByRole('button', { name: 'Next month' }));
  await expect(dialog.getByText('January 2027')).toBeVisible();
});
