import { expect, expectSaid, readOn, test } from './test';
import type { Reader } from './reader';

// What must be said, and what must not, by rules and not by whole transcripts, so that another version of Orca may word it
// differently. `.ci/run` runs these four; the other ten, in more-journeys.spec.ts,
// run with `SPOKEN=all`.

/** Goes on by Tab to a control and presses it. */
async function choose(reader: Reader, words: RegExp, until: RegExp) {
  await reader.pressUntil('Tab', words);
  return reader.press('Return', { until });
}

test('booking: says the dialog, what is missing, the chosen day, and last that the mail is still to be sent', async ({
  open,
}) => {
  const reader = await open('/services/boiler-servicing-surrey');
  await reader.pressUntil('b', /Book Now/);
  const opened = await reader.press('Return', { least: 2000 });
  expectSaid(opened, 'the dialog says its name and first step', 'Book Your Boiler Service', 'Choose a day to begin');

  await reader.pressUntil('Tab', /Confirm Booking/);
  const noDay = await reader.press('Return', { until: /^Missing Information/ });
  expectSaid(noDay, 'no day: it is asked for', '25 November 2026', 'Error: Choose a day');
  expectSaid(noDay, 'no day: the message', /Missing Information Please fill in all fields\./);

  await reader.pressUntil('Tab', /Confirm Booking/);
  await reader.pressUntil('shift+Tab', /25 November 2026/);
  const chosen = await reader.press('Return', { until: /^Wednesday 25 November/ });
  expectSaid(chosen, 'a chosen day says the next step', 'Time slot', 'Afternoon', 'radio button');
  expectSaid(chosen, 'a chosen day is named', 'Wednesday 25 November 2026');

  expectSaid(await reader.press('space'), 'a chosen slot is answered', 'selected');
  await reader.pressUntil('Tab', /Full name/);
  await reader.type('Ann Lee');
  await reader.pressUntil('Tab', /^Address/m);
  await reader.type('1 High Street, Ash');
  for (const list of [/manufacturer/, /Year installed/, /last serviced/]) {
    await reader.pressUntil('Tab', list, 1);
    expect(await reader.press('Down'), String(list)).toHaveLength(1);
  }
  await reader.pressUntil('Tab', /Confirm Booking/, 1);
  const noEmail = await reader.press('Return', { until: /^Missing Information/ });
  expectSaid(noEmail, 'no email: it is asked for', 'Email', 'Error: Enter your email address');
  await reader.type('ann@example.org');
  await reader.pressUntil('Tab', /Confirm Booking[^]*25 November 2026[^]*afternoon[^]*everything filled in/);

  const booked = await reader.press('Return', { least: 4000, until: /press send/ });
  expect(
    booked.filter((line) => line.startsWith('Booking...')),
    'the booking is said once',
  ).toHaveLength(1);
  expectSaid(booked, 'the booking is told', 'Appointment Booked! Your boiler service is scheduled for');
  expectSaid(booked, 'the receipt is named', /Your booking.* heading/);
  expect(booked.at(-1), 'what is heard last is what is left to do').toMatch(/press send/);
  expect(reader.mails(), 'mails').toHaveLength(1);
});

test('estimate: says question and step, answers Continue without an answer, and reads on after the price', async ({
  open,
}) => {
  const reader = await open('/services/boiler-installation-replacement');
  for (const [option, question, step] of [
    [/Mains gas/, 'Which type of boiler', 'Step 2 of 8'],
    [/Combi/, 'How big is your home', 'Step 3 of 8'],
    [/Small/, 'Where does the flue', 'Step 4 of 8'],
    [/Roof/, 'What kind of roof', 'Step 5 of 7'],
    [/Flat/, 'What is your postcode', 'Step 6 of 7'],
  ] as const) {
    const asked = await choose(reader, option, /^Step/);
    expectSaid(asked, 'an answer leads to the next question', question);
    expectSaid(asked, 'each question says its step', step);
  }
  await reader.pressUntil('Tab', /Postcode/, 2);
  const noPostcode = await reader.press('Return', { until: /postcode/ });
  expectSaid(noPostcode, 'Continue without an answer is answered', 'Enter your postcode');
  await reader.type('gu12 9zz');
  expectSaid(await reader.press('Return', { until: /^Step/ }), 'each question says its step', 'Step 7 of 7');
  await reader.pressUntil('Tab', /Email/, 2);
  await reader.type('a@example.org');
  expectSaid(await reader.press('Return', { until: /£/ }), 'the price is said', /Your estimate: £\d/);
  const lines = await readOn(reader, 'the price is followed by its lines', 10);
  expectSaid(
    lines,
    'the price is followed by its lines',
    'Including installation and VAT',
    'Standard installation',
    '£',
  );
  expectSaid(lines, 'an amount comes after its name', /Standard installation\s+£2,000/, /Total\s+£/);
  expect(reader.transcript.join('\n'), 'the last question is not the end').not.toContain('100 percent');
});

test('guide: reads a drawing by its description alone, and whole sentences after it', async ({ open }) => {
  const reader = await open('/guides/fix-water-leaks-quickly');
  await reader.pressUntil('h', /Read the water meter/, 15);
  let drawings = 0;
  let isAfterDrawing = false;
  for (let times = 0; times < 24; times += 1) {
    const lines = await readOn(reader, 'a guide is read on', 1);
    const torn = lines.slice(lines.findIndex((line) => /\bimage\b/.test(line)) + 1 || lines.length);
    expect(torn, 'a drawing says its description alone').toEqual([]);
    if (isAfterDrawing)
      expect(lines[0]?.split(' ').length, `no torn words after a drawing: ${String(lines[0])}`).toBeGreaterThan(3);
    isAfterDrawing = /\bimage\.?$/.test(lines.at(-1) ?? '');
    drawings += Number(isAfterDrawing);
  }
  expect(drawings, 'drawings').toBeGreaterThan(0);
});

test.describe('on a narrow window', () => {
  test.use({ size: [460, 860] });

  test('menu: each of its stops has a name, and it closes when the focus leaves it', async ({ open }) => {
    const reader = await open('/faq');
    await reader.pressUntil('Tab', /Menu/);
    expectSaid(await reader.press('Return'), 'the menu says that it opens', 'expanded');
    expectSaid(await reader.press('Tab'), 'the first stop is a link', 'Home');
    await reader.pressUntil('Tab', /^Gas Safe Register/m);
    await reader.press('Tab');
    const back = await reader.press('shift+Tab');
    expectSaid(back, 'the menu has closed when the focus has left it', /Menu\W+collapsed/);
  });
});
