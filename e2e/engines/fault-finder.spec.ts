import { asks, finder, headingOf, longestWay, type Press, startingAgain, ways } from '../fault-steps';
import { readYaml } from '../pages';
import { expect, lostFiles, test } from './test';
import type { Target, Visitor } from './visitor';
import { waitForWorker } from './worker';

const { card } = readYaml('estimate.yaml') as { card: { change: string } };

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

// With WAYS=all every way is walked, which takes minutes in the three engines. e2e/fault-ways.spec.ts walks them in Chromium.
const walked = process.env.WAYS ? ways() : [longestWay()];
const what = process.env.WAYS ? 'every way' : 'the longest way';

const focused = ({ driver }: Visitor) =>
  driver.evaluate(() => {
    const { tagName = '', innerText = '' } = (document.activeElement ?? {}) as Partial<HTMLElement>;
    return { tag: tagName, text: innerText.trim() };
  });

/** Presses Tab until what has the focus matches. Asks the page for nothing else, because a way is hundreds of presses. */
async function tabToThe(visitor: Visitor, name: string, is: (found: { tag: string; text: string }) => boolean) {
  for (let presses = 0; presses < 80; presses += 1) {
    if (is(await focused(visitor))) return;
    await visitor.key('Tab');
  }
  throw new Error(`${visitor.engine}: Tab does not lead to ${name}`);
}
const tabToButton = (visitor: Visitor, label: string) =>
  tabToThe(visitor, label, ({ tag, text }) => tag === 'BUTTON' && text === label);

/** Returns the words of an option, with its facts filled in. */
async function wordsOf(visitor: Visitor, option: number) {
  const options = await visitor.all({ role: 'button', inside: { role: 'group', inside: region } });
  return options[option]?.text ?? '';
}

/** Answers a question by keyboard, once its heading is shown, and has the focus unless it is the first. */
async function answerByKey(visitor: Visitor, { question, option }: Press) {
  const isFirst = question === asks[0]?.question;
  await visitor.see(
    { role: 'heading', inside: region },
    ({ text, hasFocus }) => text.includes(question) && (isFirst || hasFocus),
  );
  if (option !== undefined) await tabToButton(visitor, await wordsOf(visitor, option));
  else {
    await tabToThe(visitor, 'the text box', ({ tag }) => /INPUT|TEXTAREA/.test(tag));
    await visitor.driver.type('F28, Example 24');
  }
  await visitor.key('Enter');
}

/** Goes by keyboard from an ending back to the first question, with no later answer left. */
async function beginAgain(visitor: Visitor) {
  const isChange = ({ tag, text }: { tag: string; text: string }) => tag === 'BUTTON' && text.startsWith(card.change);
  const change = async () => {
    // The first of the answers is that to the first question.
    await tabToThe(visitor, card.change, isChange);
    await visitor.key('Enter');
  };
  await change();
  await answerByKey(visitor, { question: asks[0]?.question ?? '', option: startingAgain() });
  await visitor.see({ role: 'heading', inside: region }, ({ hasFocus }) => hasFocus);
  await change();
}

test.describe('fault finder: when the connection is lost', () => {
  test.use({ expected: [lostFiles, /offline|ServiceWorker/i] });

  test(`then ${what} comes to its ending by keyboard alone`, async ({ visitor }) => {
    test.setTimeout(process.env.WAYS ? 400_000 : 60_000);
    await visitor.open(route);
    // MiniBrowser has no service worker here, so there the page stays open.
    const staysOpen = visitor.engine === 'webkit';
    const isReady = () =>
      visitor.driver.evaluate(() => document.querySelector<HTMLElement>('[data-island]')?.dataset.state === 'up');
    if (!staysOpen) await waitForWorker(visitor);
    if (!staysOpen) await visitor.open(route);
    await visitor.until('the questions', isReady, 30_000);
    visitor.site.alterations.answers = (_, response) => {
      response.destroy();
      return true;
    };
    if (!staysOpen) {
      await visitor.driver.goTo(visitor.site.origin + route);
      await visitor.arrives(route);
      await visitor.until('the questions, from the cache', isReady, 30_000);
    }
    for (const [index, { presses, ending }] of walked.entries()) {
      if (index > 0) await beginAgain(visitor);
      for (const each of presses) await answerByKey(visitor, each);
      const words = headingOf(ending);
      await visitor.see({ role: 'heading', inside: region }, ({ text, hasFocus }) => hasFocus && text.includes(words));
      expect(await visitor.sideways()).toBeLessThanOrEqual(0);
    }
    if (walked.at(-1)?.ending.outcome === 'callNow') return;
    await tabToButton(visitor, finder.repair.button);
    await visitor.key('Enter');
    await visitor.see({ role: 'button', name: 'Next month', inside: dialog });
  });
});
