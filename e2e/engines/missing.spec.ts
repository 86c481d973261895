import { book, cases, mailsOfReceipt, openForm } from './booking-steps';
import { expect, test } from './test';
import type { Target, Visitor } from './visitor';

// Some supported browsers lack features that the site uses (docs/browsers.md). Each journey removes one feature and
// continues as its visitors would. Runs in Chromium only, which has every feature.
/** Renames a feature in pages, styles and scripts to something that no browser knows. */
function rename(
  { site: { alterations } }: Visitor,
  names: readonly (readonly [known: string | RegExp, unknown: string])[],
) {
  const change = (text: string) =>
    names.reduce((changed, [known, unknown]) => changed.replaceAll(known, unknown), text);
  alterations.page = change;
  alterations.script = change;
}

/** Removes popovers, as in Safari before version 17. */
function withoutPopover(visitor: Visitor) {
  rename(visitor, [
    [':popover-open', ':unknown-popover-open'],
    ['[popover]', '[data-popover]'],
    [/ popover=/g, ' data-popover='],
    ['popover:"auto"', '"data-popover":"auto"'],
  ]);
  return `for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) delete HTMLElement.prototype[name];`;
}

/** Removes buttons that open a dialog by themselves, as in Safari before version 26.2. */
function withoutCommands(visitor: Visitor) {
  rename(visitor, [
    [/ command(for)?=/g, ' data-command$1='],
    ['command:"show-modal"', '"data-command":"show-modal"'],
    ['command:"close"', '"data-command":"close"'],
    // The scripts find the dialog by this attribute.
    ['getAttribute("commandfor")', 'getAttribute("data-commandfor")'],
    ['getAttribute("command")', 'getAttribute("data-command")'],
    ['[commandfor]', '[data-commandfor]'],
    ['commandfor:', '"data-commandfor":'],
  ]);
  return `for (const name of ['command', 'commandForElement']) delete HTMLButtonElement.prototype[name];`;
}

const home = cases['home quote'];
const estimate: Target = { role: 'region', name: 'Boiler installation estimate' };
const navigation: Target = { role: 'navigation', name: 'Main' };

/** Books on the home page, from the button to the receipt. */
async function books(visitor: Visitor, before: string) {
  await visitor.resize(360, 640);
  const inside = await openForm(visitor, home, before);
  await book(visitor, inside, home);
  await visitor.gone(inside);
  expect(await mailsOfReceipt(visitor)).toHaveLength(home.to.length);
}

/** Answers the first three questions of the estimate. */
async function estimates(visitor: Visitor, before: string) {
  await visitor.resize(360, 640);
  await visitor.open('/services/boiler-installation-replacement', { before });
  for (const name of ['Mains gas', 'Combi', 'Small']) {
    await visitor.press({ role: 'button', name, inside: estimate });
    await visitor.gone({ role: 'button', name, inside: estimate });
  }
  await visitor.see(estimate, ({ text }) => text.includes('Step 4 of 8'));
}

test('menu: when a browser has no popovers, then its links are shown, without the Menu and Close buttons', async ({
  visitor,
}) => {
  const before = withoutPopover(visitor);
  await visitor.resize(360, 640);
  await visitor.open('/gallery', { before });
  const links = await visitor.all({ role: 'link', inside: navigation });
  expect(links.map(({ text }) => text)).toEqual([
    'Home',
    'About',
    'Services',
    'Reviews',
    'Gallery',
    'DIY Hub',
    'Insights',
    'FAQ',
  ]);
  expect(await visitor.all({ role: 'button', name: 'Menu' })).toEqual([]);
  expect(await visitor.all({ role: 'button', name: 'Close' })).toEqual([]);
  expect(await visitor.sideways()).toBe(0);
  // The links are above the content of each page and must leave room for it.
  const { rect } = await visitor.see({ role: 'heading', inside: { role: 'main' } });
  expect(rect.top).toBeLessThan(640 / 2);
  await visitor.press({ role: 'link', name: 'Reviews', inside: navigation });
  await visitor.arrives('/reviews');
  await visitor.see(
    { role: 'link', name: 'Reviews', inside: navigation },
    ({ attributes }) => 'aria-current' in attributes,
  );
});

test('menu: when a browser has no anchor positioning, then it opens, and its Close button closes it', async ({
  visitor,
}) => {
  rename(visitor, [['anchor(', 'unknown-anchor(']]);
  await visitor.resize(360, 640);
  await visitor.open('/gallery');
  const close: Target = { role: 'button', name: 'Close' };
  await visitor.press({ role: 'button', name: 'Menu' });
  await visitor.see({ role: 'link', name: 'FAQ', inside: navigation });
  await visitor.press(close);
  await visitor.gone(close);
  await visitor.see({ role: 'button', name: 'Menu' }, ({ attributes }) => attributes['aria-expanded'] === 'false');
});

for (const [what, without] of [
  ['popovers', withoutPopover],
  ['buttons that open dialogs by themselves', withoutCommands],
] as const) {
  test(`booking: when a browser has no ${what}, then the receipt is shown`, async ({ visitor }) => {
    await books(visitor, without(visitor));
  });

  test(`estimate: when a browser has no ${what}, then each answer leads to the next question`, async ({ visitor }) => {
    await estimates(visitor, without(visitor));
  });
}

test("pages: when a browser has no `inset`, then a phone's bar has the number at once", async ({ visitor }) => {
  rename(visitor, [[/(?<=[{;])inset:/g, 'unknown-inset:']]);
  await visitor.resize(390, 844);
  for (const route of ['/gallery', '/boiler-quote-calculator', '/about', '/guides/emergency-leak-repair']) {
    await visitor.open(route);
    const { isInView } = await visitor.see({
      role: 'link',
      name: 'Call emergency',
      inside: { role: 'complementary', name: 'Quick contact' },
    });
    expect(isInView, route).toBe(true);
  }
});
