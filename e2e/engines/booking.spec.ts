import {
  afternoon,
  book,
  type Case,
  cases,
  confirm,
  date,
  day,
  dialogOf,
  dismiss,
  fillIn,
  mailsOfReceipt,
  morning,
  openerOf,
  openForm,
  reopenForm,
  required,
  slot,
  standsForItsKind,
} from './booking-steps';
import { expect, test } from './test';
import type { Target, Visitor } from './visitor';

/** A window size, with a slot that no earlier booking has taken. */
const sizes = [
  [360, 640, date, morning],
  [768, 900, date, afternoon],
  [1280, 800, '25 November 2026', morning],
] as const;

for (const [index, [name, each]] of Object.entries<Case>(cases).entries()) {
  // The forms of a kind differ only in their words. One of each kind is booked at every width, each other form at one.
  const widths = standsForItsKind(name) ? sizes : sizes.slice(index % 3, (index % 3) + 1);
  // booking.spec.ts of e2e opens each form in Chromium; here one of each kind is booked.
  const tag = standsForItsKind(name) ? [] : '@not-chromium';
  test(
    `booking ${name}: when it is made at ${widths.map(([width]) => width).join(', ')} px, then its required fields can be filled in, and receipt and mails follow`,
    { tag },
    async ({ visitor }) => {
      await visitor.resize(360, 640);
      await visitor.open(each.path);
      for (const [turn, [width, height, on, at]] of widths.entries()) {
        // Before the last receipt goes: afterwards WebKitGTK applies media queries to a new size only after a press.
        await visitor.resize(width, height);
        if (turn > 0) await dismiss(visitor);
        const inside = await reopenForm(visitor, each);
        const dialog = await visitor.see(inside);
        // A form without a height collapses to a strip in WebKit.
        expect(dialog.rect.height).toBeGreaterThan(height / 2);
        expect(dialog.isInView).toBe(true);
        if (turn === 1) {
          await visitor.press(day(inside, on));
          await visitor.see(slot(inside, morning), ({ isDisabled }) => isDisabled);
        }
        await book(visitor, inside, each, on, at);
        await visitor.gone(inside);
        const offered = await mailsOfReceipt(visitor);
        expect(offered).toHaveLength(each.to.length);
        expect(await visitor.mails()).toContain(offered[0]);
        expect(decodeURIComponent(offered[0] ?? '')).toContain(
          `mailto:${each.kind === 'other service' ? 'j@a.uk' : each.to[0]}?`,
        );
        expect(await visitor.sideways()).toBeLessThanOrEqual(0);
        if (turn === widths.length - 1)
          await visitor.until('the last mail', async () => {
            const opened = await visitor.mails();
            return offered.every((link) => opened.includes(link));
          });
      }
    },
  );
}

const { drain, servicing } = cases;
const home = cases['home quote'];

/** Returns a script that delays each later mail by `seconds`, so that a slow machine leaves the page before the last one. */
const laterMails = (seconds: number) => `{
  const later = setTimeout;
  window.setTimeout = (then, after, ...rest) =>
    later(then, after === 500 || after === 1500 ? after + ${1000 * seconds} : after, ...rest);
}`;

test('booking home quote: when the page is left, then no later mail is attempted', async ({ visitor }) => {
  await visitor.open('/faq');
  const inside = await openForm(visitor, home, laterMails(4));
  await book(visitor, inside, home);
  await visitor.gone(inside);
  // An open dialog has its own history entry, which it removes when it closes.
  await visitor.until('the entry of the page', () => visitor.driver.evaluate(() => !history.state?.dialog));
  await visitor.back();
  await visitor.arrives('/faq');
  const mails = await visitor.mails();
  // Longer than the page would wait before its last mail.
  await new Promise((resolve) => setTimeout(resolve, 5600));
  expect(await visitor.mails()).toEqual(mails);
  expect(mails.length).toBeLessThan(home.to.length);
});

test('booking drain: when another date is picked, then the fields are cleared and can be restored', async ({
  visitor,
}) => {
  const inside = await openForm(visitor, drain);
  await visitor.press(day(inside));
  await visitor.press(slot(inside));
  await fillIn(visitor, inside, required.quote);
  await visitor.press(day(inside, '25 November 2026'));
  const field = { role: 'textbox', name: 'Full name', inside };
  await visitor.see(field, ({ value }) => value === '');
  await visitor.press({ role: 'button', name: 'Restore my details', inside });
  await visitor.see(field, ({ value }) => value === 'Jo');
  await visitor.see(slot(inside), ({ isChecked }) => isChecked);
});

for (const [name, each, text] of [
  ['drain', drain, 'Missing Information'],
  ['servicing', servicing, 'Missing Information'],
] as const)
  test(`booking ${name}: when a field is missing, then a message says so and the field gets the focus`, async ({
    visitor,
  }) => {
    const inside = await openForm(visitor, each);
    await visitor.press(day(inside));
    await visitor.press(slot(inside));
    await visitor.press(confirm(inside));
    await visitor.see({ role: 'alert' }, (alert) => alert.text.startsWith(text));
    const field = { role: 'textbox', name: 'Full name', inside };
    await visitor.see(field, ({ hasFocus, attributes }) => hasFocus && attributes['aria-invalid'] === 'true');
    expect(await visitor.mails()).toEqual([]);
  });

for (const [way, close] of [
  ['Escape', (visitor) => visitor.key('Escape')],
  ['its button', (visitor, inside) => visitor.press({ role: 'button', name: 'Close', inside })],
  ['Back', (visitor) => visitor.back()],
] as const satisfies readonly [string, (visitor: Visitor, inside: Target) => Promise<unknown>][])
  test(`booking drain: when the dialog is closed by ${way}, then the draft is kept and the focus returns`, async ({
    visitor,
  }) => {
    const inside = await openForm(visitor, drain);
    await visitor.press(day(inside));
    const field = { role: 'textbox', name: 'Full name', inside };
    await visitor.fill(field, 'Jo');
    await close(visitor, inside);
    await visitor.gone(inside);
    await visitor.arrives(drain.path);
    await visitor.see(openerOf(drain), ({ hasFocus }) => hasFocus);
    await reopenForm(visitor, drain);
    await visitor.see(field, ({ value }) => value === 'Jo');
  });

test('booking drain: when it is made by keyboard alone, then the receipt is shown', async ({ visitor }) => {
  await visitor.open(drain.path);
  const inside = dialogOf(drain);
  await visitor.tabTo(openerOf(drain));
  await visitor.key('Enter');
  await visitor.see({ role: 'button', name: 'Next month', inside });
  await visitor.tabTo(day(inside, '9 November 2026'));
  await visitor.key('ArrowDown');
  await visitor.key('Enter');
  await visitor.see({ role: 'radio', inside }, ({ hasFocus }) => hasFocus);
  await visitor.key('Space');
  for (const [role, name, value] of required.quote) {
    await visitor.tabTo({ role, name, inside });
    await visitor.driver.type(value);
  }
  await visitor.tabTo(confirm(inside));
  await visitor.key('Enter');
  await visitor.gone(inside);
  expect(await mailsOfReceipt(visitor)).toHaveLength(1);
});
