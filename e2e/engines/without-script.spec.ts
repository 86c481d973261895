import { worksAsSent } from './as-sent';
import { asks, guidePage, headingOf, ledTo, longestWay, ways } from '../fault-steps';
import { expect, test, usual } from './test';
import type { Target } from './visitor';

// Runs in one worker: this file needs a browser of its own.
test.describe.configure({ mode: 'default' });
test.use({ launch: { ...usual, scripts: false } });

test('pages: when a browser runs no scripts, then four of them can be read and the company called', async ({
  visitor,
}) => {
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
  test(`${name}: when a browser runs no scripts, then no visible button needs one, and there is no slider`, async ({
    visitor,
  }) => {
    await visitor.open(route);
    const buttons = await visitor.all({ role: 'button' });
    const dead = buttons.filter(
      ({ attributes, tag }) =>
        tag === 'BUTTON' && !['commandfor', 'popovertarget', 'formaction'].some((each) => each in attributes),
    );
    expect(dead.map(({ text }) => text)).toEqual([]);
    expect(await visitor.all({ role: 'slider' })).toEqual([]);
  });

// With WAYS=all every way is followed, which takes a minute in each engine. e2e/fault-ways.spec.ts follows them in Chromium.
for (const way of process.env.WAYS ? ways() : [longestWay()])
  test(`fault finder: when there are no scripts and no connection, then ${way.presses.length} links lead by keyboard to ${way.ending.name}, by answers ${way.presses.map(({ option = 0 }) => option + 1).join('')}`, async ({
    visitor,
  }) => {
    await visitor.open(guidePage);
    visitor.site.alterations.answers = (_, response) => {
      response.destroy();
      return true;
    };
    for (const [index, { question, option = 0 }] of way.presses.entries()) {
      const step = asks.find((ask) => ask.question === question)?.name ?? '';
      const isFocused = () =>
        visitor.driver.evaluate(
          (id, place) => document.activeElement === document.querySelectorAll(`#${id} .unscripted li a`)[place],
          `fault-${step}`,
          option,
        );
      // Once a link has led to a step, Tab goes on to the links of that step.
      for (let presses = 0; !(await isFocused()); presses += 1) {
        expect(presses, question).toBeLessThan(index === 0 ? 80 : 10);
        await visitor.key('Tab');
      }
      await visitor.key('Enter');
      const isShown = () =>
        visitor.driver.evaluate(
          (id) => {
            const { top = -1 } = document.querySelector(`#${id} h3`)?.getBoundingClientRect() ?? {};
            return location.hash === `#${id}` && top >= 0 && top < innerHeight;
          },
          ledTo(way, index),
        );
      await visitor.until(`the place of ${ledTo(way, index)}`, isShown);
    }
    const [heading, text] = await visitor.driver.evaluate(
      (id) => [`#${id} h3`, `#${id} p`].map((each) => document.querySelector<HTMLElement>(each)?.innerText ?? ''),
      ledTo(way, way.presses.length - 1),
    );
    expect(heading).toContain(headingOf(way.ending));
    expect(text).toMatch(/\w+\. \w/);
  });

for (const [name, route] of Object.entries(questions))
  test(`${name}: when a browser runs no scripts, then it says so and offers the number`, async ({ visitor }) => {
    await visitor.open(route);
    const region: Target = { role: 'region', pattern: 'Boiler (installation estimate|quote calculator)' };
    await visitor.see(region, ({ text }) => text.includes('The questions need JavaScript'));
    await visitor.see({ role: 'link', pattern: '^0', inside: region });
  });
