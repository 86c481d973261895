import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from './test';

// The journeys of an engine depend on this test, so that a broken browser costs half a minute and one line.
test('the browser starts and answers', async ({ driver }) => {
  await driver.reset();
  expect(await driver.evaluate(() => 1 + 1)).toBe(2);
});

// A failed journey keeps a screenshot. In WebKit this once waited for a frame that never came, until the test timed out.
test('the browser takes a screenshot of a page at rest', async ({ driver }) => {
  await driver.reset();
  await sleep(2000);
  expect((await driver.screenshot()).length).toBeGreaterThan(0);
});
