import { expect, test } from './test';
import type { Target, Visitor } from './visitor';

const estimate: Target = { role: 'region', name: 'Boiler installation estimate' };
const calculator: Target = { role: 'region', name: 'Boiler quote calculator' };
const estimatePage = '/services/boiler-installation-replacement';
const button = (inside: Target, name: string): Target => ({ role: 'button', name, inside });

/** Answers each question with an option, and waits until the next question replaces it. */
async function choose(visitor: Visitor, inside: Target, options: readonly string[]) {
  for (const option of options) {
    await visitor.press(button(inside, option));
    if (inside === calculator) await visitor.press(button(inside, 'Next'));
    await visitor.gone(button(inside, option));
  }
}

async function finish(visitor: Visitor) {
  await visitor.fill({ role: 'textbox', name: 'Postcode', inside: estimate }, 'gu12 9zz');
  await visitor.see({ role: 'textbox', name: 'Postcode', inside: estimate }, ({ value }) => value === 'GU12 9ZZ');
  await visitor.press(button(estimate, 'Continue'));
  await visitor.fill({ role: 'textbox', name: 'Email', inside: estimate }, 'jo@example.org');
  await visitor.key('Enter');
}

for (const [way, width, options, price] of [
  ['a wall', 360, ['LPG', 'Combi', 'Medium', 'Wall', 'Nearby', 'Within 30 cm'], '£2,870'],
  ['a roof', 768, ['Mains gas', 'System', 'Large', 'Roof', 'Pitched'], '£3,750'],
  ['a wall', 1280, ['Mains gas', 'Combi', 'Small', 'Wall', 'Adjacent', 'More than 30 cm'], '£2,000'],
] as const)
  test(`estimate: when the flue goes through ${way} at ${width} px, then the price is right and the visit form has the email`, async ({
    visitor,
  }) => {
    await visitor.resize(width, width === 360 ? 640 : 900);
    await visitor.open(estimatePage);
    await choose(visitor, estimate, options);
    await finish(visitor);
    await visitor.see(estimate, ({ text }) => text.includes(price));
    await visitor.see({ role: 'table', inside: estimate });
    expect(await visitor.sideways()).toBe(0);
    await visitor.press(button(estimate, 'Book Your Free Visit Now'));
    const inside: Target = { role: 'dialog', name: 'Book Your Free Visit' };
    await visitor.press({ role: 'button', pattern: '24 November 2026', inside });
    await visitor.see({ role: 'textbox', name: 'Email', inside }, ({ value }) => value === 'jo@example.org');
  });

test('estimate: when Back is pressed, then the earlier answer is shown', async ({ visitor }) => {
  await visitor.open(estimatePage);
  await choose(visitor, estimate, ['Mains gas', 'Combi']);
  await visitor.press(button(estimate, 'Back'));
  await visitor.see(button(estimate, 'Combi'), ({ attributes }) => attributes['aria-pressed'] === 'true');
  await visitor.see(estimate, ({ text }) => text.includes('Step 2 of 8'));
});

test('estimate: when an option is pressed twice at once, then it advances one step', async ({ visitor }) => {
  await visitor.open(estimatePage);
  await choose(visitor, estimate, ['Mains gas']);
  await visitor.press(button(estimate, 'Combi'), 2);
  await visitor.see(estimate, ({ text }) => text.includes('Step 3 of 8'));
});

test('estimate: when the page is loaded again, then the questions continue where they were', async ({ visitor }) => {
  await visitor.open(estimatePage);
  await choose(visitor, estimate, ['Mains gas', 'Combi', 'Small']);
  await visitor.open(estimatePage);
  await visitor.see(estimate, ({ text }) => text.includes('Step 4 of 8'));
});

for (const width of [360, 1280])
  test(`calculator: when it is answered at ${width} px, then it leads to the price and its booking, and Back goes through every step`, async ({
    visitor,
  }) => {
    await visitor.resize(width, 800);
    await visitor.open('/boiler-quote-calculator');
    const answers = ['Regular', 'Medium', 'Wall', 'Mains gas', 'Yes', 'Nearby', 'More than 30 cm'];
    await choose(visitor, calculator, answers);
    await visitor.see(calculator, ({ text }) => text.includes('£2,900'));
    expect(await visitor.sideways()).toBe(0);
    await visitor.press(button(calculator, 'Book Your Free Visit Now'));
    await visitor.see({ role: 'button', name: 'Next month', inside: { role: 'dialog', name: 'Book Your Free Quote' } });
    await visitor.key('Escape');
    for (const answer of answers.reverse()) {
      await visitor.press(button(calculator, 'Back'));
      await visitor.see(button(calculator, answer));
    }
  });
