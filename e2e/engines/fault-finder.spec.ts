import { finder, headingOf, ways } from '../fault-steps';
import { expect, test } from './test';
import type { Target, Visitor } from './visitor';

const route = '/guides/no-heating-or-hot-water';
const region: Target = { role: 'region', name: finder.heading };
const button = (name: string, inside = region): Target => ({ role: 'button', name, inside });
const dialog: Target = { role: 'dialog', name: 'Book Your Free Quote' };

/** Answers each question with an option, and waits until the next question replaces it. */
async function choose(visitor: Visitor, options: readonly string[]) {
  for (const option of options) {
    await visitor.press(button(option));
    await visitor.gone(button(option));
  }
}

const toThePower = ['None of these', 'Yes, or nothing else here is on gas'];

for (const width of [360, 1280])
  test(`fault finder: at ${width} px, when the boiler gets no power, then a repair is asked for with the answers`, async ({
    visitor,
  }) => {
    await visitor.resize(width, width === 360 ? 640 : 900);
    await visitor.open(route);
    await choose(visitor, [...toThePower, 'No, though everything is switched on']);
    await visitor.see(region, ({ text }) => text.includes('The boiler gets no power'));
    expect(await visitor.sideways()).toBeLessThanOrEqual(0);
    await visitor.press(button('Ask for a boiler repair'));
    await visitor.press({ role: 'button', pattern: '24 November 2026', inside: dialog });
    await visitor.see({ role: 'textbox', name: 'Work summary', inside: dialog }, ({ value }) =>
      value.startsWith('Boiler repair: The boiler gets no power\nDanger: None of these\n'),
    );
  });

test('fault finder: when Back is pressed, then the earlier answer is shown', async ({ visitor }) => {
  await visitor.open(route);
  await choose(visitor, toThePower);
  await visitor.see(region, ({ text }) => text.includes('Is the boiler’s display lit?'));
  await visitor.back();
  await visitor.see(button(toThePower[1] ?? ''), ({ attributes }) => attributes['aria-pressed'] === 'true');
});

test('fault finder: when there is a smell of gas, then the gas emergency line is a press away', async ({ visitor }) => {
  await visitor.open(route);
  await choose(visitor, ['A smell of gas, and our gas is mains gas']);
  await visitor.see({ role: 'link', name: 'Call 0800 111 999', inside: region }, ({ attributes: { href } }) =>
    Boolean(href?.startsWith('tel:')),
  );
});

/** Returns the words of an option, with its facts filled in, once its question is shown. */
async function shownOption(visitor: Visitor, question: string, option: number) {
  await visitor.see({ role: 'heading', inside: region }, ({ text }) => text.includes(question));
  const options = await visitor.all({ role: 'button', inside: { role: 'group', inside: region } });
  return options[option]?.text ?? '';
}

test('fault finder: when every way is walked, then each comes to its ending', async ({ visitor }) => {
  test.skip(
    !process.env.WAYS,
    'WAYS=all walks every way in each engine; fault-finder.spec.ts of e2e does in Chromium.',
  );
  test.setTimeout(240_000);
  for (const { presses, ending } of ways()) {
    await visitor.open(route);
    for (const { question, option } of presses)
      if (option !== undefined) await choose(visitor, [await shownOption(visitor, question, option)]);
      else {
        await visitor.fill({ role: 'textbox', inside: region }, 'F28, Example 24');
        await visitor.press(button(finder.last));
      }
    const words = headingOf(ending);
    await visitor.see({ role: 'heading', inside: region }, ({ text }) => text.includes(words));
    expect(await visitor.sideways()).toBeLessThanOrEqual(0);
    await visitor.driver.evaluate(() => {
      sessionStorage.clear();
    });
  }
});
