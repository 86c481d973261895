import { expect, test } from './test';
import type { Target } from './visitor';

const path = '/guides/how-to-increase-boiler-pressure';
const slider: Target = { role: 'slider', name: 'Let water in' };

test('gauge: when the slider is moved before and after its scripts arrive, then the words follow each time', async ({
  visitor,
}) => {
  await visitor.open(path);
  const scripts = () =>
    visitor.driver.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/islands/')).length,
    );
  expect(await scripts()).toBe(0);
  await visitor.press(slider);
  await visitor.see(slider, ({ value, attributes }) =>
    Boolean(attributes['aria-valuetext']?.startsWith(`${value} bar: `)),
  );
  for (let press = 0; press < 30; press += 1) await visitor.key('ArrowRight');
  await visitor.see(slider, ({ attributes }) => attributes['aria-valuetext'] === '3.0 bar: too high');
  expect(await scripts()).toBeGreaterThan(0);
});
