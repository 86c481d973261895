import { worksAsSent } from './as-sent';
import { expect, test, usual } from './test';

// These need a browser of their own: one for all of them.
test.describe.configure({ mode: 'default' });
test.use({ launch: { ...usual, scripts: false } });

test('pages: without scripts, then each can be read and the number called', async ({ visitor }) => {
  await visitor.resize(360, 640);
  await worksAsSent(visitor);
});

test('home page: without scripts, then no visible button is dead', async ({ visitor }) => {
  await visitor.open('/');
  const buttons = await visitor.all({ role: 'button' });
  const dead = buttons.filter(
    ({ attributes, tag }) =>
      tag === 'BUTTON' && !['commandfor', 'popovertarget', 'formaction'].some((name) => name in attributes),
  );
  expect(dead.map(({ text }) => text)).toEqual([]);
});
