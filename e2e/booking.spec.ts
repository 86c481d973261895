import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { readYaml } from './pages';

const company = readYaml('company.yaml') as { emails: { bookings: string; office: string } };
const date = '24 November 2026';
const morning = 'Morning (8:00 AM - 12:00 PM)';
const afternoon = 'Afternoon (1:00 PM - 5:00 PM)';
const oddText = 'Tap & "pipe" ?=#%+ é 🔧\n%0D%0ABcc: x@example.org';

type Kind = 'quote' | 'service' | 'other service' | 'visit';
interface Case {
  path: string;
  kind: Kind;
  opener: RegExp;
  heading: string;
  subject: string;
  to: string[];
}
const quote = (path: string, subject: string): Case => ({
  path,
  kind: 'quote',
  opener: /^Free Quote/,
  heading: 'Book Your Free Quote',
  subject,
  to: [company.emails.bookings],
});
const both = [company.emails.bookings, company.emails.office, company.emails.bookings];

/** Every page's own dialog (spec 4 and 7). */
const cases: Case[] = [
  { ...quote('/', 'New Appointment Booking'), to: both },
  {
    path: '/',
    kind: 'service',
    opener: /^Book Now/,
    heading: 'Book Your Boiler Service',
    subject: 'New Boiler Service Booking',
    to: both,
  },
  {
    path: '/services',
    kind: 'other service',
    opener: /^Book Now/,
    heading: 'Book Your Boiler Service',
    subject: 'Boiler Service Appointment Confirmation',
    to: ['jo@example.org'],
  },
  quote('/services/heating-systems-installation', 'Heating System Quote'),
  {
    path: '/services/boiler-servicing-surrey',
    kind: 'service',
    opener: /^Book Now/,
    heading: 'Book Your Boiler Service',
    subject: 'Boiler Service Appointment Confirmation',
    to: [company.emails.bookings],
  },
  {
    path: '/services/boiler-installation-replacement',
    kind: 'visit',
    opener: /^(Free Quote|Book Your Free Visit)/,
    heading: 'Book Your Free Visit',
    subject: 'Boiler Installation Appointment',
    to: [company.emails.bookings],
  },
  quote('/services/emergency-drain-unblocking', 'Drain Unblocking Quote'),
  quote('/services/plumbing-repairs-surrey', 'Plumbing Repair Quote'),
  quote('/services/bathroom-installations-surrey', 'Bathroom Installation Quote'),
];

const required: Record<Kind, Record<string, string>> = {
  quote: { 'Full name': 'Jo Doe', Email: 'jo@example.org', 'Work summary': oddText },
  service: {
    'Full name': 'Jo Doe',
    Email: 'jo@example.org',
    Address: '1 High Street, Ash GU12 6AA',
    'Boiler manufacturer': 'Vaillant',
    'Year installed': '2015',
    'Year last serviced': '2025',
  },
  'other service': {
    'Full name': 'Jo Doe',
    Email: 'jo@example.org',
    'Boiler brand': 'Baxi',
    'Boiler age (years)': '11',
    'Last serviced': 'spring 2025',
  },
  visit: { 'Full name': 'Jo Doe', Email: 'jo@example.org' },
};
const missing: Record<Kind, string> = {
  quote: 'Please fill in all fields including your name and work summary.',
  service: 'Please fill in all fields.',
  'other service': 'Please fill in all required fields.',
  visit: 'Please fill in all required fields.',
};

async function visit(page: Page, path: string) {
  await page.clock.install({ time: new Date('2026-11-09T10:30:00Z') });
  await page.goto(path);
}
async function open(page: Page, { opener, heading }: Case): Promise<Locator> {
  await page.getByRole('button', { name: opener }).locator('visible=true').first().click();
  const dialog = page.getByRole('dialog', { name: heading });
  await expect(dialog.getByRole('button', { name: 'Next month' })).toBeVisible();
  return dialog;
}
const control = (dialog: Locator, label: string) =>
  dialog.getByLabel(new RegExp(`^${label.replace(/[()]/g, '\\$&')}( \\(optional\\))?$`));
async function put(dialog: Locator, label: string, value: string) {
  const field = control(dialog, label);
  if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value);
  else await field.fill(value);
}
// Forced, because Playwright waits for a held-back Confirm, which a visitor can press all the same.
const confirm = (dialog: Locator) => dialog.getByRole('button', { name: /^Confirm Booking/ }).click({ force: true });
/** Takes away what lies over the page after a booking. */
async function tidy(page: Page) {
  await page.getByRole('button', { name: 'Hide message' }).click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
}
const day = (dialog: Locator, name = date) => dialog.getByRole('button', { name: new RegExp(`\\b${name}`) });
async function fill(dialog: Locator, kind: Kind, slot = morning) {
  await day(dialog).click();
  await dialog.getByRole('radio', { name: slot }).check();
  for (const [label, value] of Object.entries(required[kind])) await put(dialog, label, value);
}

/** Every mail the page attempts: navigations of its own, and new windows. */
async function watchMails(page: Page): Promise<string[]> {
  const mails: string[] = [];
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Page.enable');
  const note = ({ url }: { url: string }) => void (url.startsWith('mailto:') && mails.push(url));
  cdp.on('Page.frameRequestedNavigation', note);
  cdp.on('Page.windowOpen', note);
  return mails;
}
const parse = (link: string) => {
  const [, to = '', query = ''] = /^mailto:([^?]*)\?(.*)$/.exec(link) ?? [];
  const fields = query.split('&').map((field) => {
    const [name = '', value = ''] = field.split('=');
    return [name, decodeURIComponent(value)] as const;
  });
  return { to: decodeURIComponent(to), names: fields.map(([name]) => name), ...Object.fromEntries(fields) } as {
    to: string;
    names: string[];
    subject: string;
    body: string;
  };
};

for (const each of cases) {
  const { path, kind, subject, to } = each;
  test.describe(`${path}: ${each.heading}`, () => {
    test('asks for every required part', async ({ page }) => {
      await visit(page, path);
      const dialog = await open(page, each);
      const toast = dialog.getByRole('alert');
      const refuses = async (focused: Locator) => {
        await confirm(dialog);
        await expect(toast).toHaveText(`Missing Information ${missing[kind]}`);
        await expect(focused).toBeFocused();
        await expect(dialog).toBeVisible();
        await toast.getByRole('button').click();
      };
      await refuses(day(dialog, '9 November 2026'));
      await day(dialog).click();
      for (const [label, value] of Object.entries(required[kind])) await put(dialog, label, value);
      await refuses(dialog.getByRole('radio', { name: morning }));
      await dialog.getByRole('radio', { name: morning }).check();
      for (const [label, value] of Object.entries(required[kind])) {
        await put(dialog, label, '');
        await refuses(control(dialog, label));
        await expect(control(dialog, label)).toHaveAttribute('aria-invalid', 'true');
        await put(dialog, label, value);
      }
    });

    test('books, and takes the slot in memory only', async ({ page }) => {
      await visit(page, path);
      const mails = await watchMails(page);
      const dialog = await open(page, each);
      await fill(dialog, kind);
      await confirm(dialog);
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('status')).toContainText(
        kind === 'other service' || kind === 'visit' ? 'Booking Confirmed!' : 'Appointment Booked!',
      );
      await expect.poll(() => mails.length, { timeout: 5000 }).toBe(to.length);
      const [first] = mails.map(parse);
      expect(mails.map((link) => parse(link).to)).toEqual(to);
      expect(first?.subject).toMatch(new RegExp(`^${subject} - .*${date}$`));
      expect(first?.names).toEqual(kind === 'other service' ? ['cc', 'subject', 'body'] : ['subject', 'body']);
      for (const [label, value] of Object.entries(required[kind]))
        expect(first?.body).toContain(`${label}: ${value.split('\n')[0]}`);
      const receipt = page.getByRole('region', { name: 'Your booking' });
      await expect(receipt.getByRole('link', { name: /^Open email/ })).toHaveCount(to.length);
      await expect(receipt.getByRole('link', { name: /^Open email/ }).first()).toHaveAttribute('href', mails[0] ?? '');
      await tidy(page);
      await expect(receipt).toBeHidden();

      const again = await open(page, each);
      await day(again).click();
      await expect(control(again, 'Full name')).toHaveValue('');
      await expect(again.getByRole('radio', { name: morning })).toBeDisabled();
      await again.getByRole('radio', { name: afternoon }).check();
      for (const [label, value] of Object.entries(required[kind])) await put(again, label, value);
      await confirm(again);
      await expect(again).toBeHidden();
      await tidy(page);
      await expect(day(await open(page, each))).toBeDisabled();

      await page.reload();
      await expect(day(await open(page, each))).toBeEnabled();
    });
  });
}

test.describe('on one page', () => {
  const [home, service] = cases as [Case, Case];
  const drain = cases[6] as Case;

  test('a slot booked in one dialog is taken in the other', async ({ page }) => {
    await visit(page, '/');
    const other = await open(page, service);
    await fill(other, 'service');
    await page.keyboard.press('Escape');
    const dialog = await open(page, home);
    await fill(dialog, 'quote');
    await confirm(dialog);
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Hide message' }).click();
    await open(page, service);
    await expect(other.getByRole('radio', { name: morning })).toBeDisabled();
    await confirm(other);
    await expect(other.getByRole('alert')).toContainText('Slot Unavailable');
    await other.getByRole('radio', { name: afternoon }).check();
    await confirm(other);
    await expect(other).toBeHidden();
    await expect(page.getByText(/^Earlier booking/)).toBeVisible();
  });

  test('typed text survives Escape, a press beside the dialog and a reload', async ({ page }) => {
    await visit(page, drain.path);
    const dialog = await open(page, drain);
    await fill(dialog, 'quote');
    await page.mouse.click(20, 300);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await open(page, drain);
    await expect(control(dialog, 'Work summary')).toHaveValue(oddText);
    await page.reload();
    await open(page, drain);
    await expect(control(dialog, 'Work summary')).toHaveValue(oddText);
    await expect(dialog.getByRole('radio', { name: morning })).toBeChecked();
    await dialog.getByRole('button', { name: 'Start again' }).click();
    await expect(control(dialog, 'Work summary')).toHaveCount(0);
    await page.mouse.click(20, 300);
    await expect(dialog).toBeHidden();
  });

  test('everything works with the keyboard alone, and focus comes back', async ({ page }) => {
    await visit(page, drain.path);
    const opener = page.getByRole('main').getByRole('button', { name: drain.opener }).first();
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: drain.heading });
    await expect(dialog.getByRole('heading', { name: drain.heading })).toBeFocused();
    await expect(dialog.getByRole('button', { name: 'Next month' })).toBeVisible();
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.matches('.react-calendar__tile'))) break;
    }
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(day(dialog)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(dialog.getByRole('radio', { name: morning })).toBeChecked();
    for (const text of ['Jo Doe', 'jo@example.org', '', '', 'Tap drips']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: /^Confirm Booking/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page.getByRole('status')).toHaveCount(1);
  });

  test('a thrown error is told with the phone number, and nothing is booked', async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => {
        throw new Error('blocked');
      };
    });
    const services = cases[2] as Case;
    await visit(page, services.path);
    const dialog = await open(page, services);
    await fill(dialog, services.kind);
    await confirm(dialog);
    await expect(dialog.getByRole('alert')).toHaveText(
      /^Booking Error There was an issue booking your appointment\. Please call us directly at [\d ]+\.$/,
    );
    await expect(control(dialog, 'Full name')).toHaveValue('Jo Doe');
    await expect(dialog.getByRole('radio', { name: morning })).toBeEnabled();
  });

  test('works without storage and without the clipboard', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new Error('blocked');
        },
      });
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await visit(page, drain.path);
    const dialog = await open(page, drain);
    await fill(dialog, 'quote');
    await confirm(dialog);
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Copy the message' }).click();
    await expect(page.getByRole('region', { name: 'Your booking' }).getByRole('textbox')).toHaveValue(/Subject: Drain/);
  });

  test('without the calendar’s chunk the dialog says how to book otherwise', async ({ page }) => {
    await page.route(/\.js$/, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await (text.includes('Restore my details') ? route.abort() : route.fulfill({ response }));
    });
    await visit(page, drain.path);
    await page.getByRole('main').getByRole('button', { name: drain.opener }).first().click();
    const dialog = page.getByRole('dialog', { name: drain.heading });
    await expect(dialog.getByText('The calendar could not be loaded.')).toBeVisible();
    await expect(dialog.getByRole('link', { name: /^Call/ })).toBeVisible();
  });
});

for (const [zone, now, first] of [
  ['America/Los_Angeles', '2026-11-10T00:30:00Z', '10 November 2026'],
  ['Asia/Tokyo', '2026-11-09T23:30:00Z', '10 November 2026'],
  ['Asia/Tokyo', '2026-11-09T12:01:00Z', '9 November 2026'],
  ['Europe/London', '2026-11-09T13:01:00Z', '10 November 2026'],
] as const)
  test.describe(`at ${now} in ${zone}`, () => {
    test.use({ timezoneId: zone });
    test(`the first bookable day is ${first}`, async ({ page }) => {
      await page.clock.install({ time: new Date(now) });
      const drain = cases[6] as Case;
      await page.goto(drain.path);
      const dialog = await open(page, drain);
      const days = dialog.locator('.react-calendar__tile:enabled');
      await expect(days.first().locator('abbr')).toHaveAttribute('aria-label', new RegExp(`\\b${first}$`));
    });
  });

for (const width of [360, 1280])
  test(`axe finds nothing in any state at ${width} px`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const servicing = cases[4] as Case;
    await visit(page, servicing.path);
    const isClean = async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    };
    const dialog = await open(page, servicing);
    await isClean();
    await day(dialog).click();
    await confirm(dialog);
    await isClean();
    await fill(dialog, servicing.kind);
    await isClean();
    await confirm(dialog);
    await expect(dialog).toBeHidden();
    await isClean();
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const { path, opener, heading, subject } of cases)
    test(`${path} offers another way to book: ${heading}`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('button', { name: opener }).locator('visible=true').first().click();
      const dialog = page.getByRole('dialog', { name: heading });
      await expect(dialog.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+44/);
      const mail = parse((await dialog.getByRole('link', { name: 'Book by email' }).getAttribute('href')) ?? '');
      expect(mail).toMatchObject({ to: company.emails.bookings, subject });
      expect(mail.body).toContain('Full name: ');
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
    });
});
