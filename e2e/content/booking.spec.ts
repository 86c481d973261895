import { readFileSync } from 'node:fs';
import { realSite } from '../pages';
import { expect, type Locator, type Page, test } from '../test';

// Books every form that a page offers before it gives a price. Does not depend on labels, days or slots, which staff
// may change.
test.use({ viewport: { width: 360, height: 740 } });

const { routes, fileOf } = realSite;

/** Fills in a control with a value that is valid for its kind. */
async function fillIn(control: Locator) {
  const { tag, type } = await control.evaluate((element) => ({
    tag: element.localName,
    type: element.getAttribute('type') ?? '',
  }));
  if (tag === 'select') await control.selectOption({ index: 1 });
  else if (type === 'email') await control.fill('jo@example.org');
  else await control.fill(type === 'number' ? '11' : 'A text');
}

/** Picks the first bookable day and slot. */
async function pickDay(dialog: Locator) {
  const free = dialog.locator('.react-calendar__tile:enabled');
  const next = dialog.locator('.react-calendar__navigation__next-button');
  await expect(next).toBeVisible();
  while ((await free.count()) === 0) await next.click();
  await free.first().click();
  await dialog.getByRole('radio').and(dialog.locator(':enabled')).first().check();
}

/** Returns the ids of the dialogs that the visible buttons of a page open. */
const dialogsOf = (page: Page) =>
  page
    .locator('main button[commandfor]:visible')
    .evaluateAll((buttons) => [...new Set(buttons.map((button) => button.getAttribute('commandfor') ?? ''))]);

const offering = routes.filter((route) =>
  /<main[\s\S]*<button[^>]*command="show-modal"/.test(readFileSync(fileOf(route), 'utf8')),
);

test('booking: when all pages are read, then at least one offers it', () => {
  expect(offering.length).toBeGreaterThan(0);
});

for (const route of offering)
  test(`booking on ${route}: when the required fields are filled in, then the receipt is shown`, async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-09T10:30:00Z') });
    await page.goto(route);
    const dialogs = await dialogsOf(page);
    expect(dialogs.length).toBeGreaterThan(0);
    for (const id of dialogs) {
      await page.goto(route);
      await page.locator(`main button[commandfor="${id}"]:visible`).first().click();
      const dialog = page.getByRole('dialog');
      await pickDay(dialog);
      for (const control of await dialog.locator('[aria-required=true]').all()) await fillIn(control);
      await dialog.locator('button[type=submit]').click();
      await expect(dialog).toBeHidden();
      const told = page.locator('section[aria-labelledby=receipt-title]');
      await expect(told.locator('a[href^="mailto:"]').first()).toBeVisible();
    }
  });
