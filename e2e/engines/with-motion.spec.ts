import { book, cases, openForm, receipt } from './booking-steps';
import { test, usual } from './test';

// Runs in one worker: this file needs a browser of its own.
test.describe.configure({ mode: 'default' });
test.use({ launch: { ...usual, reducedMotion: false } });

test('booking drain: when all animations are on, then the receipt is shown', async ({ visitor }) => {
  await visitor.resize(360, 640);
  const inside = await openForm(visitor, cases.drain);
  await book(visitor, inside, cases.drain);
  await visitor.gone(inside);
  await visitor.see(receipt);
});

test('estimate: when all animations are on, then each answer leads to the next question', async ({ visitor }) => {
  await visitor.resize(360, 640);
  await visitor.open('/services/boiler-installation-replacement');
  const inside = { role: 'region', name: 'Boiler installation estimate' };
  for (const name of ['Mains gas', 'Combi', 'Small', 'Roof', 'Flat']) {
    await visitor.press({ role: 'button', name, inside });
    await visitor.gone({ role: 'button', name, inside });
  }
  await visitor.see({ role: 'textbox', name: 'Postcode', inside });
});

test('floating buttons: when a browser has no scroll timelines, then they are there at once', async ({ visitor }) => {
  visitor.site.alterations.page = (html) => html.replaceAll('animation-timeline:', 'unknown-timeline:');
  await visitor.open(cases.servicing.path);
  await visitor.reach({ role: 'link', name: 'Call', inside: { role: 'complementary' } });
});
