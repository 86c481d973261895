import { expect, test } from './test';

// The journeys of an engine begin once its browser has started, so that a broken one costs half a minute and one line.
test('the browser starts and answers', async ({ driver }) => {
  await driver.reset();
  expect(await driver.evaluate(() => 1 + 1)).toBe(2);
});
