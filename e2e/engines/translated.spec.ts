import path from 'node:path';
import { pageScript } from '../source/page-script';
import { translated } from '../translation/letters';
import { cases, confirm, day, dialogOf, openerOf, receipt, required, slot } from './booking-steps';
import { expect, test } from './test';
import type { Target, Visitor } from './visitor';

// A browser may translate a page before its islands start. translation.spec.ts has this and other moments, in Chromium.

const translator = `${pageScript(path.join(__dirname, '..', 'translation', 'translator.ts'))}
addEventListener('DOMContentLoaded', () => window.translator.watch());`;

/** Returns what to look for on the translated page. */
const inOtherLetters = ({ name, pattern, inside, ...target }: Target): Target => ({
  ...target,
  ...(name && { name: translated(name) }),
  ...(pattern && { pattern: translated(pattern) }),
  ...(inside && { inside: inOtherLetters(inside) }),
});

const press = (visitor: Visitor, target: Target) => visitor.press(inOtherLetters(target));

test('booking drain: when the page is translated, then the receipt is shown and the subject of the mail is in English', async ({
  visitor,
}) => {
  const { drain } = cases;
  await visitor.open(drain.path, { before: translator });
  await press(visitor, openerOf(drain));
  const inside = dialogOf(drain);
  await press(visitor, { role: 'button', name: 'Next month', inside });
  await press(visitor, { role: 'button', name: 'Previous month', inside });
  await press(visitor, day(inside));
  await press(visitor, slot(inside));
  for (const [role, name, value] of required.quote) await visitor.fill(inOtherLetters({ role, name, inside }), value);
  await press(visitor, confirm(inside));
  await visitor.gone(inOtherLetters(inside));
  await visitor.see(inOtherLetters(receipt));
  const mails = await visitor.until('the mail', async () => {
    const opened = await visitor.mails();
    return opened.length > 0 ? opened : undefined;
  });
  expect(decodeURIComponent(mails[0] ?? '')).toContain(`subject=${drain.subject}`);
  await press(visitor, { role: 'button', name: 'Dismiss', inside: receipt });
  await visitor.gone(inOtherLetters(receipt));
  await press(visitor, openerOf(drain));
  await visitor.see(inOtherLetters(confirm(inside)));
});

test('estimate: when the page is translated, then the answers lead to the price', async ({ visitor }) => {
  const estimate: Target = { role: 'region', name: 'Boiler installation estimate' };
  await visitor.open('/services/boiler-installation-replacement', { before: translator });
  for (const name of ['Mains gas', 'Combi', 'Small', 'Roof', 'Flat']) {
    await press(visitor, { role: 'button', name, inside: estimate });
    await visitor.gone(inOtherLetters({ role: 'button', name, inside: estimate }));
  }
  await visitor.fill(inOtherLetters({ role: 'textbox', name: 'Postcode', inside: estimate }), 'gu12 9zz');
  await press(visitor, { role: 'button', name: 'Continue', inside: estimate });
  await visitor.fill(inOtherLetters({ role: 'textbox', name: 'Email', inside: estimate }), 'jo@example.org');
  await visitor.key('Enter');
  await visitor.see(inOtherLetters(estimate), ({ text }) => text.includes('£2,200'));
});
