import { expect, test } from './test';

// The journeys of an engine depend on this test, so that a broken browser costs half a minute and one line.
test('the browser starts and answers', async ({ driver }) => {
  await driver.reset();
  expect(await driver.evaluate(() => 1 + 1)).toBe(2);
});
