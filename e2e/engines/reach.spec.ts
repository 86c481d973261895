import { built, readYaml } from '../pages';
import { engineNames } from '../programs/engines';
import { alteredSite } from '../source/altered-site';
import {
  afternoon,
  book,
  type Case,
  cases,
  confirm,
  day,
  dismiss,
  fillIn,
  mailsOfReceipt,
  openForm,
  receipt,
  reopenForm,
  required,
  slot,
  standsForItsKind,
} from './booking-steps';
import { expect, test } from './test';
import { type Target, Visitor } from './visitor';
import { webkitNeeds } from './webkit-driver';

// The fixture offers none of these fields. The test writes the words of all of them into the scripts that the browser gets,
// as if the owner offered them.
const fields = readYaml('reach.yaml') as unknown as Record<'atHome' | 'dayPhone' | 'arrival', { label: string }> & {
  heading: string;
  reachBy: { label: string; ways: { text: string }; byText: { inTime: string } };
  forWhom: { label: string; tell: { label: string } };
  priority: { label: string; subject: string };
};
for (const ofPages of ['textLink', 'relay']) Reflect.deleteProperty(fields, ofPages);
const { reachBy, atHome, dayPhone, forWhom, priority, arrival } = fields;

/** Offers every field in a script. Texts and Relay UK stay off: they also stand in pages, and would differ from them. */
const offering = (script: string) => {
  const json = JSON.stringify(fields).replace(/[\\']/g, '\\$&');
  return script.replaceAll('{"reach":{"words":{}}}', () => `{"reach":{"words":${json}}}`);
};

/** Waits for the receipt. Returns its words, and the addresses of its mails. */
async function resultOf(visitor: Visitor) {
  const mails = await mailsOfReceipt(visitor);
  const { text } = await visitor.see(receipt);
  return { mails, text };
}

/** Opens the folded group. Engines disagree about the role of a summary, so this presses its position. */
async function unfold(visitor: Visitor) {
  const { x, y } = await visitor.driver.evaluate(() => {
    const summary = document.querySelector('dialog[open] details > summary');
    summary?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = summary?.getBoundingClientRect() ?? new DOMRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  await visitor.driver.pressAt(x, y, 1);
}

const sent = [
  [atHome.label, 'after 4pm'],
  [dayPhone.label, '07700 900999'],
  [forWhom.label, 'Mary Doe'],
  [forWhom.tell.label, 'Both of us'],
  [arrival.label, 'Ring twice, the dog is deaf. '.repeat(4).trim()],
] as const;
const subjectOf = (mail = '') => new URLSearchParams(mail.split('?')[1]).get('subject') ?? '';

const kinds = Object.entries<Case>(cases).filter(([form]) => standsForItsKind(form));
for (const [index, [name, each]] of kinds.entries())
  test(
    `reach ${name}: when its fields are offered, then empty ones change nothing, and the mail has the filled ones`,
    {
      // Jest compares the mails of all forms (src/booking/reach.test.ts). Here each engine has another kind of form, and with
      // REACH=all every kind.
      tag: engineNames
        .filter((_, turn) => !process.env.REACH && turn !== index % engineNames.length)
        .map((engine) => `@not-${engine}`),
    },
    async ({ visitor }) => {
      await book(visitor, await openForm(visitor, each), each);
      const before = await resultOf(visitor);
      // A page of its own, because Firefox's driver never ends a navigation after a mail was opened.
      await visitor.driver.reset();

      // Another origin, because scripts stay in the browser's cache.
      const site = await alteredSite(built);
      try {
        const needs = visitor.engine === 'webkit' ? webkitNeeds : {};
        site.alterations.script = (text) => offering(needs.script?.(text) ?? text);
        const offered = new Visitor(visitor.engine, visitor.driver, site, needs);
        const inside = await openForm(offered, each);
        const first: Target = { role: 'combobox', name: reachBy.label, inside };
        const tick: Target = { role: 'checkbox', name: priority.label, inside };
        await offered.press(day(inside));
        await offered.see(inside, ({ text }) => text.includes(fields.heading));
        for (const folded of [first, tick]) await offered.gone(folded);
        await book(offered, inside, each);
        expect(await resultOf(offered)).toEqual(before);

        await dismiss(offered);
        await reopenForm(offered, each);
        await offered.press(day(inside));
        await offered.press(slot(inside, afternoon));
        await fillIn(offered, inside, required[each.kind]);
        await unfold(offered);
        await offered.fill(first, reachBy.ways.text);
        for (const [label, value] of sent) await offered.fill({ role: 'textbox', name: label, inside }, value);
        await offered.press(tick);
        expect(await offered.sideways()).toBeLessThanOrEqual(0);
        await offered.press(confirm(inside));
        await offered.gone(inside);
        const { mails, text } = await resultOf(offered);
        expect(text).toContain(reachBy.byText.inTime.split('{')[0]);
        for (const mail of mails) expect(mail.length).toBeLessThanOrEqual(1800);
        expect(subjectOf(mails[0])).toBe(`${priority.subject} - ${subjectOf(before.mails[0])}`);
        const body = decodeURIComponent(mails[0] ?? '');
        expect(body).toContain(`${priority.subject}: ${priority.label}\r\n`);
        for (const [label, value] of sent) expect(body).toContain(`${label}: ${value}\r\n`);
      } finally {
        await site.close();
      }
    },
  );
