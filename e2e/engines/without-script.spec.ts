import { worksAsSent } from './as-sent';
import { expect, test, usual } from './test';

// Runs in one worker: this file needs a browser of its own.
test.describe.configure({ mode: 'default' });
test.use({ launch: { ...usual, scripts: false } });

test('pages: without scripts, each can be read and the company called', async ({ visitor }) => {
  await visitor.resize(360, 640);
  await worksAsSent(visitor);
});

test('home page: without scripts, every visible button works', async ({ visitor }) => {
  await visitor.open('/');
  const buttons = await visitor.all({ role: 'button' });
  const dead = buttons.filter(
    ({ attributes, tag }) =>
      tag === 'BUTTON' && !['commandfor', 'popovertarget', 'formaction'].some((name) => name in attributes),
  );
  expect(dead.map(({ text }) => text)).toEqual([]);
});
