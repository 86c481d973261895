import { worksAsSent } from './as-sent';
import { expect, test, usual } from './test';
import type { Target } from './visitor';

// Runs in one worker: this file needs a browser of its own.
test.describe.configure({ mode: 'default' });
test.use({ launch: { ...usual, scripts: false } });

test('pages: when a browser runs no scripts, then each can be read and the company called', async ({ visitor }) => {
  await visitor.resize(360, 640);
  await worksAsSent(visitor);
});

const questions = { estimate: '/services/boiler-installation-replacement', calculator: '/boiler-quote-calculator' };

for (const [name, route] of Object.entries({
  home: '/',
  ...questions,
  gauge: '/guides/how-to-increase-boiler-pressure',
  'fault finder': '/guides/no-heating-or-hot-water',
}))
  test(`${name}: when a browser runs no scripts, then every visible button works`, async ({ visitor }) => {
    await visitor.open(route);
    const buttons = await visitor.all({ role: 'button' });
    const dead = buttons.filter(
      ({ attributes, tag }) =>
        tag === 'BUTTON' && !['commandfor', 'popovertarget', 'formaction'].some((each) => each in attributes),
    );
    expect(dead.map(({ text }) => text)).toEqual([]);
    expect(await visitor.all({ role: 'slider' })).toEqual([]);
  });

test('fault finder: without scripts, the answers stand below the steps and lead to the endings', async ({
  visitor,
}) => {
  await visitor.open('/guides/no-heating-or-hot-water');
  const links = await visitor.all({ role: 'link', name: 'The boiler works again' });
  expect(links).toHaveLength(3);
  await visitor.see({ role: 'heading', pattern: '^[A-Z]\\. The boiler works again$' });
});

for (const [name, route] of Object.entries(questions))
  test(`${name}: when a browser runs no scripts, then it says so and offers the number`, async ({ visitor }) => {
    await visitor.open(route);
    const region: Target = { role: 'region', pattern: 'Boiler (installation estimate|quote calculator)' };
    await visitor.see(region, ({ text }) => text.includes('The questions need JavaScript'));
    await visitor.see({ role: 'link', pattern: '^0', inside: region });
  });
