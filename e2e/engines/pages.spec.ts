import { routes } from '../pages';
import { worksAsSent } from './as-sent';
import { firstOfTemplate } from './pages';
import { expect, harmless, test } from './test';
import type { Target } from './visitor';

const sizes = [
  [360, 640],
  [768, 900],
  [1280, 800],
] as const;

// every-page.spec.ts looks at each page in Chromium.
test(
  'pages: when a phone opens each, and wider windows one of each kind, then each has a heading, a phone number to call and no error, and nothing scrolls sideways',
  { tag: '@not-chromium' },
  async ({ visitor }) => {
    test.slow();
    const wrong: string[] = [];
    for (const route of routes) {
      await visitor.open(route);
      for (const [width, height] of firstOfTemplate.has(route) ? sizes : sizes.slice(0, 1)) {
        await visitor.resize(width, height);
        const headings = await visitor.all({ role: 'heading', inside: { role: 'main' } });
        if (!headings.some(({ tag }) => tag === 'H1')) wrong.push(`${route} has no heading at ${width} px`);
        const calls = await visitor.all({ role: 'link', name: 'Call' });
        if (!calls.some(({ attributes }) => attributes.href?.startsWith('tel:+44')))
          wrong.push(`${route} has no number at ${width} px`);
        const sideways = await visitor.sideways();
        if (sideways > 0) wrong.push(`${route} is ${sideways} px wider than ${width} px`);
      }
      for (const diagnostic of await visitor.diagnostics())
        if (!harmless.some((pattern) => pattern.test(diagnostic))) wrong.push(`${route}: ${diagnostic}`);
    }
    expect(wrong).toEqual([]);
  },
);

const menuButton: Target = { role: 'button', name: 'Menu' };
const navigation: Target = { role: 'navigation', name: 'Main' };

test('menu: when it is opened on a phone, then it leads to a page and closes', async ({ visitor }) => {
  await visitor.resize(360, 640);
  await visitor.open('/');
  await visitor.see(menuButton, ({ attributes }) => attributes['aria-expanded'] === 'false');
  await visitor.press(menuButton);
  await visitor.see(menuButton, ({ attributes }) => attributes['aria-expanded'] === 'true');
  await visitor.press({ role: 'link', name: 'Reviews', inside: navigation });
  await visitor.arrives('/reviews');
  await visitor.gone({ role: 'link', name: 'Reviews', inside: navigation });
  await visitor.see(menuButton, ({ attributes }) => attributes['aria-expanded'] === 'false');
});

test('menu: when Escape is pressed, then it closes and its button has the focus', async ({ visitor }) => {
  await visitor.resize(360, 640);
  await visitor.open('/gallery');
  await visitor.press(menuButton);
  await visitor.see({ role: 'link', name: 'Home', inside: navigation });
  await visitor.key('Escape');
  await visitor.gone({ role: 'link', name: 'Home', inside: navigation });
  await visitor.see(menuButton, ({ hasFocus }) => hasFocus);
});

test('faq: when a second question is opened, then the first closes, and it can be closed again', async ({
  visitor,
}) => {
  await visitor.open('/faq');
  const open = () =>
    visitor.driver.evaluate(() =>
      [...document.querySelectorAll<HTMLDetailsElement>('main details')].flatMap((item, index) =>
        item.open ? index : [],
      ),
    );
  // Engines disagree about the role of a summary, so this presses its position.
  const pressSummary = async (index: number) => {
    const { x, y } = await visitor.driver.evaluate((wanted) => {
      const summary = document.querySelectorAll('main details > summary')[wanted];
      summary?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = summary?.getBoundingClientRect() ?? new DOMRect();
      return { x: left + width / 2, y: top + height / 2 };
    }, index);
    await visitor.driver.pressAt(x, y, 1);
  };
  expect(await open()).toEqual([]);
  await pressSummary(2);
  await visitor.until('the third answer', async () => (await open()).join() === '2');
  await pressSummary(7);
  await visitor.until('the eighth answer alone', async () => (await open()).join() === '7');
  await pressSummary(7);
  await visitor.until('no answer', async () => (await open()).length === 0);
});

test.describe('not found', () => {
  // The page logs the unknown address.
  test.use({ expected: [/\/guides\/deal-with-leak|status of 404/] });
  test('not-found page: when an address is unknown, then it leads home and to the closest page', async ({
    visitor,
  }) => {
    await visitor.open('/guides/deal-with-leak');
    await visitor.see({ role: 'heading', name: '404' });
    await visitor.see({ role: 'link', pattern: 'leak' });
    await visitor.press({ role: 'link', name: 'Return to Home' });
    await visitor.arrives('/');
  });
});

test('emergency guide: when the connection is lost after a first visit, then it opens', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.until(
    'the service worker',
    () =>
      visitor.driver.evaluate(() =>
        Promise.race([
          navigator.serviceWorker.ready.then(({ active }) => active?.state === 'activated'),
          new Promise<boolean>((resolve) => {
            setTimeout(resolve, 500, false);
          }),
        ]),
      ) as unknown as Promise<boolean>,
  );
  await visitor.site.close();
  await visitor.open('/guides/emergency-leak-repair');
  await visitor.see({ role: 'heading', pattern: 'leak' });
  await visitor.see({ role: 'link', name: 'Call' });
});

test.describe('when scripts are refused', () => {
  test.use({ expected: [/Content.Security.Policy|Refused to (?:load|execute)/i] });
  test('pages: when the policy refuses every script, then four of them can be read and show a phone number', async ({
    visitor,
  }) => {
    visitor.site.alterations.refuseScripts = true;
    await worksAsSent(visitor);
  });
});
