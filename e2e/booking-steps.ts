import { type Case, date, type Kind, morning, type Opener, plain, required } from './booking-cases';
import { expect, type Locator, type Page } from './test';

export * from './booking-cases';

/** A Monday morning in London. */
export const monday = '2026-11-09T10:30:00Z';

/**
 * Starts the clock of later pages at a time; it runs on. Puts the real navigation entries back, which Playwright's clock replaces:
 * a page reads in them whether it was reloaded.
 */
export async function startClock(page: Page, now = monday) {
  await page.clock.install({ time: new Date(now) });
  await page.addInitScript(() => {
    performance.getEntriesByType = (window as unknown as { entriesOf: Performance['getEntriesByType'] }).entriesOf;
  });
}

/** Opens a page with its clock started at a fixed time. */
export async function visit(page: Page, path: string, now = monday) {
  await startClock(page, now);
  await page.goto(path);
}

/** Returns the visible button that opens a form in a part of the page. */
export const openerOf = (page: Page, [place, name]: Opener): Locator =>
  page
    .getByRole(place)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .locator('visible=true')
    .first();

/** Gives the answers that come before a form. */
export async function answer(page: Page, { priced }: Case) {
  if (!priced) return;
  const region = page.getByRole('region', { name: priced.region });
  for (const name of priced.answers) {
    await region.getByRole('button', { name, exact: true }).click();
    const next = region.getByRole('button', { name: 'Next' });
    if (await next.isVisible()) await next.click();
  }
  if (priced.region !== 'Boiler installation estimate') return;
  await region.getByRole('textbox', { name: 'Postcode' }).fill('gu12 9zz');
  await page.keyboard.press('Enter');
  await region.getByRole('textbox', { name: 'Email' }).fill('jo@example.org');
  await page.keyboard.press('Enter');
}

export const dialogOf = (page: Page, { heading }: Pick<Case, 'heading'>) => page.getByRole('dialog', { name: heading });

/** Waits until the calendar of an open dialog is ready. */
export const isReady = (dialog: Locator) => expect(dialog.getByRole('button', { name: 'Next month' })).toBeVisible();

export async function open(page: Page, each: Case, opener: Opener = each.openers[0]): Promise<Locator> {
  await openerOf(page, opener).click();
  const dialog = dialogOf(page, each);
  await isReady(dialog);
  return dialog;
}

/** Returns a field by its label. */
export const control = (dialog: Locator, label: string) =>
  dialog.getByLabel(new RegExp(`^${label.replace(/[()]/g, '\\$&')}( \\(optional\\))?$`));

export async function put(dialog: Locator, label: string, value: string) {
  const field = control(dialog, label);
  if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value);
  else await field.fill(value);
}

/** Presses Confirm. Forced, because Playwright waits for `aria-disabled` buttons, which a visitor can press. */
export const confirm = (dialog: Locator) =>
  dialog.getByRole('button', { name: /^Confirm Booking/ }).click({ force: true });

export const receiptOf = (page: Page) => page.getByRole('region', { name: 'Your booking' });

/** Hides the toast and the receipt of a booking. */
export async function tidy(page: Page) {
  await page.getByRole('button', { name: 'Hide message' }).click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
}

/** Returns a day of the calendar. Its name contains the date. */
export const day = (dialog: Locator, name = date) => dialog.getByRole('button', { name: new RegExp(`\\b${name}`) });

export async function fill(dialog: Locator, kind: Kind, { slot = morning, on = date, values = required[kind] } = {}) {
  await day(dialog, on).click();
  await dialog.getByRole('radio', { name: slot }).check();
  for (const [label, value] of Object.entries(values)) await put(dialog, label, value);
}

/** Collects every mail the page attempts to open, by navigation or in a new window. */
export async function watchMails(page: Page): Promise<string[]> {
  const mails: string[] = [];
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Page.enable');
  const note = ({ url }: { url: string }) => void (url.startsWith('mailto:') && mails.push(url));
  cdp.on('Page.frameRequestedNavigation', note);
  cdp.on('Page.windowOpen', note);
  return mails;
}

/** Parses a `mailto:` address by RFC 6068, independently of the code that creates it. */
export function parseMail(link: string) {
  const [, to = '', query = ''] = /^mailto:([^?#]*)\?([^#]*)$/.exec(link) ?? [];
  const fields = query.split('&').map((field) => {
    const equals = field.indexOf('=');
    return [field.slice(0, equals), decodeURIComponent(field.slice(equals + 1))] as const;
  });
  const { subject = '', body = '', cc } = Object.fromEntries<string | undefined>(fields);
  return {
    to: to.split(',').map(decodeURIComponent),
    names: fields.map(([name]) => name),
    cc,
    subject: plain(subject),
    lines: body.split('\r\n').map(plain),
  };
}
