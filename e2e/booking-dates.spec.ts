import {
  afternoon,
  cases,
  confirm,
  control,
  day,
  fill,
  morning,
  open,
  parseMail,
  receiptOf,
  required,
} from './booking-steps';
import { expect, type Page, test } from './test';

const { drain, servicing } = cases;

/** Opens a page with `Date` fixed at a time. */
async function at(page: Page, now: string, path: string) {
  await page.clock.setFixedTime(now);
  await page.goto(path);
}
const subject = async (page: Page) =>
  parseMail(
    (await receiptOf(page)
      .getByRole('link', { name: /^Open email/ })
      .first()
      .getAttribute('href')) ?? '',
  ).subject;

// The second visitor's browser uses its own digits and calendar. In July London is an hour ahead of UTC.
for (const [timezoneId, locale, date, next, hours] of [
  ['America/Los_Angeles', 'en-US', '9 November 2026', '10 November 2026', (time: string) => `2026-11-09T${time}:00Z`],
  ['Asia/Tokyo', 'fa-IR', '6 July 2026', '7 July 2026', (time: string) => `2026-07-06T${time}:00+01:00`],
] as const)
  test.describe(`booking: in ${timezoneId}`, () => {
    test.use({ timezoneId, locale });

    test(`when it is ${date} in London, then the slots that have not begun there can be booked`, async ({ page }) => {
      test.setTimeout(60_000);
      for (const [time, first, isMorningFree] of [
        ['07:59', date, true],
        ['08:01', date, false],
        ['12:01', date, false],
        ['17:01', next, true],
        ['23:59', next, true],
      ] as const) {
        await at(page, hours(time), drain.path);
        const dialog = await open(page, drain);
        const days = dialog.locator('.react-calendar__tile:enabled');
        await expect(days.first(), time).toHaveAccessibleName(new RegExp(`\\b${first}$`));
        await days.first().click();
        await expect(dialog.getByRole('radio', { name: morning }), time).toBeEnabled({ enabled: isMorningFree });
        await expect(dialog.getByRole('radio', { name: afternoon }), time).toBeEnabled();
        await dialog.getByRole('button', { name: 'Start again' }).or(dialog.getByLabel('Close')).first().click();
        await page.evaluate(() => {
          sessionStorage.clear();
        });
      }
    });

    for (const [now, month, days, sunday, bookable] of [
      ['2026-10-24T10:00:00Z', 'October 2026', 31, '25 October 2026', 'Monday 26 October 2026'],
      ['2027-03-27T10:00:00Z', 'March 2027', 31, '28 March 2027', 'Monday 29 March 2027'],
      ['2028-02-28T20:00:00Z', 'February 2028', 29, '27 February 2028', 'Tuesday 29 February 2028'],
      ['2026-12-30T10:00:00Z', 'December 2026', 31, '27 December 2026', 'Thursday 31 December 2026'],
    ] as const)
      test(`when the calendar shows ${month}, then it has ${days} days, each once, and ${bookable} stands below its weekday and can be booked`, async ({
        page,
      }) => {
        await at(page, now, drain.path);
        const dialog = await open(page, drain);
        const names = await dialog
          .locator('.react-calendar__tile:not([class*=neighboring])')
          .evaluateAll((all) => all.map((name) => (name.getAttribute('aria-label') ?? '').replace(',', '')));
        const start = new Date(`1 ${month} 12:00 UTC`);
        expect(names).toEqual(
          Array.from({ length: days }, (_, index) =>
            new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })
              .format(start.getTime() + index * 86_400_000)
              .replace(',', ''),
          ),
        );
        // Late in a month the past weeks are not shown, so this measures the booked day.
        const [, weekday = '', date = ''] = /^(\w+) (.+)$/.exec(bookable) ?? [];
        const left = (element: Element) => Math.round(element.getBoundingClientRect().x);
        expect(await day(dialog, date).evaluate(left)).toBe(
          await dialog
            .locator('.react-calendar__month-view__weekdays__weekday')
            .filter({ has: page.locator(`abbr[title="${weekday}"]`) })
            .evaluate(left),
        );
        await expect(day(dialog, sunday)).toBeDisabled();
        await fill(dialog, 'quote', { on: date });
        await confirm(dialog);
        await expect(dialog).toBeHidden();
        expect((await subject(page)).replace('day, ', 'day ')).toBe(`${drain.subject} - ${bookable}`);
      });

    test('when half of a day is full, then the other half can be booked, and a full day cannot', async ({ page }) => {
      await at(page, '2027-02-12T10:00:00Z', drain.path);
      const dialog = await open(page, drain);
      await expect(day(dialog, '16 February 2027')).toBeDisabled();
      await expect(day(dialog, '16 February 2027')).toHaveAccessibleName(/fully booked/);
      await day(dialog, '15 February 2027').click();
      const full = dialog.getByRole('radio', { name: morning });
      await expect(full).toBeDisabled();
      await expect(full).toHaveAccessibleDescription('Fully booked');
      await dialog.getByRole('radio', { name: afternoon }).check();
    });

    test('when the year ends in London, then lists of years and calendar have the new one', async ({ page }) => {
      await at(page, '2026-12-31T23:59:00Z', servicing.path);
      const dialog = await open(page, servicing);
      // No day of December is left, so the calendar shows January at once.
      await expect(day(dialog, '1 January 2027')).toBeDisabled();
      await day(dialog, '2 January 2027').click();
      const years = control(dialog, 'Year installed').getByRole('option');
      await expect(years.nth(1)).toHaveText('2026');
      await expect(years.nth(31)).toHaveText('1996');
      await expect(years.nth(32)).toHaveText('1994 to 1995');
      await page.clock.setFixedTime('2027-01-01T00:01:00Z');
      await control(dialog, 'Full name').fill(required.service['Full name'] ?? '');
      await expect(years.nth(1)).toHaveText('2027');
      await expect(years.nth(32)).toHaveText('1994 to 1996');
      await expect(years.nth(33)).toHaveText('Before 1994');
    });
  });
