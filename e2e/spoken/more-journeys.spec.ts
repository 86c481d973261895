import { asks, finder, gas, guidePage, headingOf, wayTo } from '../fault-steps';
import { readYaml } from '../pages';
import { expect, expectSaid, readOn, test } from './test';

// The other ten journeys: `SPOKEN=all npm test -- spoken`. The first four, which `.ci/run` runs, are in journeys.spec.ts.

const literally = (words: string) => new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
/** Returns how often some words were said. */
const times = (lines: readonly string[], words: string) => lines.join('\n').split(words).length - 1;

test('home: has a heading for each way to begin, and a house that answers', async ({ open }) => {
  const reader = await open('/');
  const headings = await readOn(reader, 'headings', 7, 'h');
  expectSaid(
    headings,
    'each way to begin has a heading',
    'heading level 1',
    'It is an emergency',
    'No heat or hot water',
    'Price a new boiler',
    'Book a boiler service',
  );
  await reader.press('ctrl+Home');
  expectSaid(await readOn(reader, 'landmarks', 6, 'm'), 'landmarks are named', 'Current offer', 'Main', 'Start here');
  await reader.press('ctrl+Home');
  const picture = await reader.pressUntil('g', /house/i, 4);
  expect(picture, 'a picture says its description alone').toHaveLength(1);
  await reader.press('ctrl+Home');
  await reader.pressUntil('h', /What has happened/, 3);
  await reader.pressUntil('Tab', /collapsed/, 4);
  expectSaid(await reader.press('Return'), 'the house answers', 'expanded');
  // Orca stays in the mode for typing after such a button.
  await reader.press('Insert+a');
  expect((await readOn(reader, 'the answer is read', 2)).join(' ').split(' ').length).toBeGreaterThan(6);
});

test('quote: calendar in both modes, a time that is missing, and another day', async ({ open }) => {
  const reader = await open('/services/emergency-drain-unblocking');
  await reader.pressUntil('b', /Free Quote/);
  const opened = await reader.press('Return', { least: 2000 });
  expectSaid(opened, 'the dialog says its name and first step', 'Book Your Free Quote', 'Choose a day to begin');
  const arrived = await reader.pressUntil('Tab', /Wednesday 25 November 2026/);
  // In Orca's browse mode, in which people arrive, arrow keys would move through the page.
  expectSaid(arrived, 'arrow keys go to the calendar', 'Focus mode');
  for (const [key, day] of [
    ['Right', 'Thursday 26 November 2026'],
    ['Right', 'Friday 27 November 2026'],
    ['Down', 'Friday 4 December 2026'],
    ['Up', 'Friday 27 November 2026'],
    ['End', 'Saturday 28 November 2026'],
    ['Page_Down', 'December 2026'],
    ['Page_Up', 'November 2026'],
  ] as const)
    expectSaid(await reader.press(key), `${key} says where it leads`, day);
  // Whoever reads instead, hears whole weeks.
  await reader.press('Insert+a');
  expectSaid(await reader.press('Up'), 'this week is read before the next', '25 November 2026', '28 November 2026');
  expectSaid(await reader.press('Down'), 'the next week follows', '30 November 2026', '5 December 2026');
  const chosen = await reader.press('Return', { until: /^Monday 30 November/ });
  expectSaid(chosen, 'a chosen day says the next step', 'Time slot', 'Morning', 'radio button');
  await reader.press('Insert+a');

  await reader.pressUntil('Tab', /Confirm Booking/);
  const noTime = await reader.press('Return', { until: /^Missing Information/ });
  expectSaid(noTime, 'no time: it is asked for', 'Morning', 'Error: Choose a time slot');
  expectSaid(noTime, 'no time: the message', 'Please fill in all fields including your name and work summary');
  expectSaid(await reader.press('space'), 'a chosen time is answered', 'selected');
  await reader.pressUntil('Tab', /Full name/);
  expectSaid(await reader.press('shift+Tab'), 'the time is chosen', 'Morning', /\bselected/);
  await reader.press('Tab');
  await reader.type('Ann Lee');

  await reader.pressUntil('shift+Tab', /Change/);
  const again = await reader.press('Return');
  expectSaid(again, 'a change of the date begins at the chosen day', /Monday 30 November 2026, (selected|chosen)/);
  // Back to the Saturday before, in one press.
  await reader.press('Left');
  expectSaid(
    await reader.press('Return', { until: /^Saturday 28 November/ }),
    'another day is named',
    'Saturday 28 November',
  );
  const restore = await reader.pressUntil('shift+Tab', /Restore my details/, 3);
  expectSaid(restore, 'what was typed can be brought back', 'Restore my details');
  expect(await reader.press('Return'), 'restoring is answered').not.toEqual([]);
});

test('calculator: says what is missing, and reads the lines of the price', async ({ open }) => {
  const reader = await open('/boiler-quote-calculator');
  await reader.pressUntil('b', /^Next/m);
  expectSaid(await reader.press('Return'), 'Next without an answer is answered', 'Choose an answer');
  for (const option of [/Combi/, /Small/, /Roof/, /Mains gas/, /Yes/, /Flat/]) {
    await reader.pressUntil(option.source === 'Combi' ? 'shift+Tab' : 'Tab', option, 6);
    expectSaid(await reader.press('Return'), 'an answer says that it is chosen', 'pressed');
    await reader.pressUntil('Tab', /^Next|estimate|price/im, 6);
    const asked = await reader.press('Return', { until: /^Step|£/ });
    expectSaid(asked, 'each question says its step, and the last one the price', /Step \d of \d|Your estimate: £2,000/);
  }
  const lines = await readOn(reader, 'the price is followed by its lines', 9);
  expectSaid(lines, 'an amount comes after its name', /Standard installation\s+£2,000/, /Total\s+£2,000/);
  const answers = await reader.pressUntil('b', /Change Boiler type/, 6);
  expect(answers.join(' ').match(/Change Boiler type/g), 'the button of an answer is said once').toHaveLength(1);
});

test('faq: says what is open and what is shut, and reads the answer', async ({ open }) => {
  const reader = await open('/faq');
  await reader.pressUntil('Tab', /collapsed/);
  expectSaid(await reader.press('Return'), 'a question opens', 'expanded');
  await reader.press('Insert+a');
  expect((await readOn(reader, 'an answer is read', 2)).join(' ').split(' ').length).toBeGreaterThan(6);
  await reader.pressUntil('Tab', /collapsed/, 6);
  expectSaid(await reader.press('Return'), 'the next question opens', 'expanded');
  await reader.pressUntil('shift+Tab', /collapsed/, 3);
});

test('table: has a name, and reads cell by cell', async ({ open }) => {
  const reader = await open('/insights/combi-boiler-guide');
  const table = await reader.press('t');
  expectSaid(table, 'a table has a name', 'Which homes suit a combi', 'table');
  expectSaid(await reader.press('alt+shift+Down'), 'the row is named', '1 bathroom', 'row header');
  const cell = await reader.press('alt+shift+Right');
  expectSaid(cell, 'a cell has its column, and words for its colour', 'Combi', 'A natural fit', '(the better');
  expectSaid(await reader.press('alt+shift+Right'), 'the next column is named', 'System boiler', 'More than you need');
  expectSaid(await reader.press('alt+shift+Down'), 'the next row is named', '2 bathrooms');
});

test('gauge: says at each press what the gauge tells', async ({ open }) => {
  const reader = await open('/guides/how-to-increase-boiler-pressure');
  const gauge = await reader.pressUntil('Tab', /filling loop/, 40);
  expectSaid(gauge, 'the gauge says its name and reading', 'Let water in', '0.5 bar: too low');
  expectSaid(await reader.press('Right'), 'a step is said', '0.6 bar: too low');
  expectSaid(await reader.press('Page_Up'), 'a leap is said', '0.9 bar: too low');
  expectSaid(await reader.press('End'), 'the end is said', '3.0 bar: too high');
});

test('missing page: says what has happened in its headings, and suggests a page', async ({ open }) => {
  const reader = await open('/servces');
  expectSaid(await readOn(reader, 'headings', 2, 'h'), 'its headings say it', '404', 'Oops! Page not found');
  expectSaid(await reader.pressUntil('Down', /Services link/, 12), 'it suggests a page', 'Were you looking for');
});

test('toast: is said at each press, once, and leaves the focus at Confirm', async ({ open }) => {
  const reader = await open('/services/plumbing-repairs-surrey');
  await reader.pressUntil('b', /Free Quote/);
  await reader.press('Return', { least: 2000 });
  for (const time of ['first', 'second']) {
    await reader.pressUntil('Tab', /Confirm Booking/);
    const refused = await reader.press('Return', { until: /^Missing Information/ });
    expectSaid(refused, `the ${time} refusal names what is missing`, 'Error: Choose a day', 'Missing Information');
    expect(refused.join('\n').match(/Missing Information/g), `the ${time} message is said once`).toHaveLength(1);
  }
  await reader.pressUntil('Tab', /Hide message/, 3);
  expectSaid(await reader.press('Return'), 'the focus goes on to Confirm', 'Confirm Booking');
});

test('fault finder: says each question once, in order, and then the ending with its button', async ({ open }) => {
  const reader = await open(guidePage);
  const { presses, ending } = wayTo('noPower');
  const asked = presses.map(
    ({ question, option = 0 }) => asks.find((ask) => ask.question === question)?.answers?.[option],
  );
  for (const [index, { question }] of presses.entries()) {
    const words = asked[index]?.label ?? '';
    const option = await reader.pressUntil('Tab', literally(words), 60);
    expect(times(option, words), `an option is said once: ${words}`).toBe(1);
    const next = presses[index + 1]?.question ?? headingOf(ending);
    const said = await reader.press('Return', { until: literally(next) });
    // An ending is said as a message too, as a price is, because Orca has been silent about its heading.
    const isEnding = index + 1 === presses.length;
    expect(times(said, next), `what follows is said: ${next}`).toBeGreaterThan(0);
    expect(times(said, next), `what follows is said once: ${next}`).toBeLessThan(isEnding ? 3 : 2);
    expect(said.join('\n'), 'the question that was answered is not said again').not.toContain(question);
    if (!isEnding) expectSaid(said, 'the question is a heading, and then its step', next, /Step \d+ of \d+/);
  }
  const words = (await readOn(reader, 'the ending is read on', 3)).join(' ');
  expect(words.split(' ').length, 'the ending says why').toBeGreaterThan(12);
  await reader.pressUntil('Tab', literally(finder.repair.button), 4);
});

test('danger: says at once what to do and which number to call, and has a link to it unless it is on the tank', async ({
  open,
}) => {
  const { card } = readYaml('estimate.yaml') as { card: { change: string } };
  const reader = await open(guidePage);
  for (const [index, name] of ['gasSmell', 'coSigns', 'lpgSmell'].entries()) {
    const { presses, ending } = wayTo(name);
    const { question = '', option = 0 } = presses[0] ?? {};
    const { label = '', answers = [] } = asks.find((ask) => ask.question === question) ?? {};
    if (index > 0) {
      await reader.pressUntil('Tab', literally(`${card.change} ${label}`), 10);
      const asked = await reader.press('Return', { until: /^Step/ });
      expectSaid(asked, 'a changed question says its step', question, /Step \d+ of \d+/);
    }
    await reader.pressUntil('Tab', literally(answers[option]?.label ?? ''), 60);
    const said = await reader.press('Return', { until: literally(headingOf(ending)), least: 2500 });
    const words = gas[ending.danger ?? ''];
    const number = ending.danger === 'lpg' ? 'The number to call is on the tank' : '0800 111 999';
    expectSaid(said, `${name}: the danger is said, and then its number`, headingOf(ending), number);
    expect(times(said, words?.text.split(/[.,]/)[0] ?? ''), `${name}: what to do is said once`).toBe(1);
    if (ending.danger !== 'lpg') await reader.pressUntil('Tab', /0800 111 999 link/, 4);
  }
});
