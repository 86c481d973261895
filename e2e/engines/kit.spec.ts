import { expect, test } from './test';
import type { Visitor } from './visitor';
import { waitForWorker } from './worker';

// What a visitor without a connection reads after a long time, in Chromium and Firefox.
test.use({ expected: [/./] });

const kitPage = '/guides/emergency-leak-repair';
const visited = '/legal';

/** Gives the worker a clock that a page can move. It has no other way to learn the time. */
const clock = `let shift = 0;
const now = Date.now.bind(Date);
Date.now = () => now() + shift;
self.addEventListener('message', ({ data }) => { shift = data; });
`;

const isKept = ({ driver }: Visitor, route: string) =>
  driver.evaluate(async (path) => Boolean(await caches.match(path)), route);

const headingOf = ({ driver }: Visitor) => driver.evaluate(() => document.querySelector('h1')?.textContent ?? '');

test('offline kit: when a visitor comes back after 90 days, then the leak guide has its fonts and drawings, and a visited page is gone', async ({
  visitor,
}) => {
  const { alterations, origin } = visitor.site;
  alterations.script = (script) => (script.includes('X-Kept-At') ? clock + script : script);
  await visitor.open('/faq');
  await waitForWorker(visitor);
  await visitor.open(visited);
  await visitor.until('the visited page in the cache', () => isKept(visitor, visited));

  alterations.answers = (_, response) => {
    response.destroy();
    return true;
  };
  const goTo = async (route: string) => {
    await visitor.driver.goTo(`${origin}${route}`);
    await visitor.arrives(route);
    return headingOf(visitor);
  };
  const legal = await goTo(visited);
  expect(legal).toMatch(/legal|terms/i);
  await visitor.driver.evaluate(() => {
    navigator.serviceWorker.controller?.postMessage(90 * 86_400_000);
  });

  expect(await goTo(kitPage)).toMatch(/leak/i);
  expect(
    await visitor.driver.evaluate(async () => {
      const fonts = [...document.querySelectorAll<HTMLLinkElement>('link[as=font]')];
      return Promise.all(fonts.map(async ({ href }) => (await fetch(href)).headers.get('Content-Type')));
    }),
  ).toEqual(['font/woff2', 'font/woff2']);
  const drawn = () =>
    visitor.driver.evaluate(() =>
      ['ol.urgent svg[role=img]', '.steps svg[role=img]', '.steps use'].map((drawings) =>
        [...document.querySelectorAll(drawings)].map((part) => {
          // A level line has no height.
          const { width, height } = part.getBoundingClientRect();
          return width + height > 0;
        }),
      ),
    );
  await visitor.until('the drawings', async () => {
    const [urgent = [], steps = [], parts = []] = await drawn();
    return urgent.length > 2 && steps.length > 2 && parts.length > 8 && [...urgent, ...steps, ...parts].every(Boolean);
  });
  expect(await goTo(visited)).not.toBe(legal);
});
