import { cases, day, dialogOf, openForm, reopenForm } from './booking-steps';
import { test } from './test';
import type { Target, Visitor } from './visitor';

// A browser may restore a page as it was left (back-forward cache) or load it again. Both must have the same result for
// the visitor.

/** Navigates to another document and back. */
async function leaveAndReturn(visitor: Visitor, route: string) {
  await visitor.driver.evaluate(() => {
    // Lets the page answer before it is left.
    setTimeout(() => {
      location.assign('/legal');
    });
  });
  await visitor.arrives('/legal');
  await visitor.back();
  await visitor.arrives(route);
}

test('booking drain: when the page is left from the dialog and Back is pressed, then the typed text is still there', async ({
  visitor,
}) => {
  const inside = await openForm(visitor, cases.drain);
  await visitor.press(day(inside));
  const field: Target = { role: 'textbox', name: 'Full name', inside };
  await visitor.fill(field, 'Jo');
  await leaveAndReturn(visitor, cases.drain.path);
  const isStillOpen = (await visitor.all(dialogOf(cases.drain))).length > 0;
  if (!isStillOpen) await reopenForm(visitor, cases.drain);
  await visitor.see(field, ({ value }) => value === 'Jo');
  await visitor.key('Escape');
  await visitor.gone(inside);
  await visitor.arrives(cases.drain.path);
});

test('estimate: when the page is left and Back is pressed, then the same question is shown', async ({ visitor }) => {
  const inside: Target = { role: 'region', name: 'Boiler installation estimate' };
  const route = '/services/boiler-installation-replacement';
  await visitor.open(route);
  for (const name of ['Mains gas', 'Combi']) {
    await visitor.press({ role: 'button', name, inside });
    await visitor.gone({ role: 'button', name, inside });
  }
  await leaveAndReturn(visitor, route);
  await visitor.see(inside, ({ text }) => text.includes('Step 3 of 8'));
  await visitor.press({ role: 'button', name: 'Small', inside });
  await visitor.see(inside, ({ text }) => text.includes('Step 4 of 8'));
});

test('menu: when a page is left by it and Back is pressed, then the menu is closed', async ({ visitor }) => {
  const menu: Target = { role: 'button', name: 'Menu' };
  await visitor.resize(360, 640);
  await visitor.open('/gallery');
  await visitor.press(menu);
  await visitor.press({ role: 'link', name: 'Reviews', inside: { role: 'navigation', name: 'Main' } });
  await visitor.arrives('/reviews');
  await visitor.back();
  await visitor.arrives('/gallery');
  await visitor.see(menu, ({ attributes }) => attributes['aria-expanded'] === 'false');
  await visitor.gone({ role: 'link', name: 'Reviews', inside: { role: 'navigation', name: 'Main' } });
});
