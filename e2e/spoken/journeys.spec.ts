import { expect, test } from './test';
import type { Reader } from './reader';

// What must be said, and what must not, by rules and not by whole transcripts, so that another Orca may word it otherwise.

const said = (lines: readonly string[]) => lines.join('\n');

/** Goes on by Tab to a control and presses it. */
async function choose(reader: Reader, words: RegExp) {
  await reader.pressUntil('Tab', words);
  return said(await reader.press('Return', 1500));
}

test('booking: says the dialog, what is missing, the chosen day, and last that the mail is still to be sent', async ({
  open,
}) => {
  const reader = await open('/services/boiler-servicing-surrey');
  await reader.pressUntil('b', /Book Now/);
  expect(said(await reader.press('Return', 2000)), 'the dialog opens').toMatch(/Book Your Boiler Service/);

  await reader.pressUntil('Tab', /Confirm Booking/);
  const noDay = said(await reader.press('Return', 1500));
  expect(noDay, 'no day').toMatch(/Wednesday 25 November 2026[^]*Error: Choose a day/);
  expect(noDay, 'the message').toMatch(/Missing Information Please fill in all fields\./);

  await reader.pressUntil('Tab', /Confirm Booking/);
  await reader.pressUntil('shift+Tab', /25 November 2026/);
  const chosen = said(await reader.press('Return', 1500));
  expect(chosen, 'the chosen day').toMatch(/Wednesday 25 November 2026/);
  expect(chosen, 'the next step').toMatch(/Time slot[^]*Afternoon[^]*radio button/);

  await reader.press('space');
  await reader.pressUntil('Tab', /Full name/);
  await reader.type('Ann Lee');
  await reader.pressUntil('Tab', /^Address/m);
  await reader.type('1 High Street, Ash');
  for (const list of [/manufacturer/, /Year installed/, /last serviced/]) {
    await reader.pressUntil('Tab', list, 1);
    expect(await reader.press('Down'), String(list)).toHaveLength(1);
  }
  await reader.pressUntil('Tab', /Confirm Booking/, 1);
  expect(said(await reader.press('Return', 1500)), 'no email').toMatch(/Email[^]*Error: Enter your email address/);
  await reader.type('ann@example.org');
  await reader.pressUntil('Tab', /Confirm Booking[^]*everything filled in/);

  const booked = await reader.press('Return', 4000);
  expect(booked.filter((line) => line === 'Booking...')).toHaveLength(1);
  expect(said(booked), 'the end').toMatch(/Appointment Booked! Your boiler service is scheduled for/);
  expect(booked.at(-1), 'what is heard last').toMatch(/Your email is ready: press send/);
  expect(said(booked), 'the focus stays on the receipt').toMatch(/Your booking heading(?![^]*Book Now)/);
  expect(reader.mails()).toHaveLength(1);
});

test('estimate: says question and step, answers Continue without an answer, and reads on after the price', async ({
  open,
}) => {
  const reader = await open('/services/boiler-installation-replacement');
  for (const [option, question, step] of [
    [/Mains gas/, /Which type of boiler/, 'Step 2 of 8'],
    [/Combi/, /How big is your home/, 'Step 3 of 8'],
    [/Small/, /Where does the flue/, 'Step 4 of 8'],
    [/Roof/, /What kind of roof/, 'Step 5 of 7'],
    [/Flat/, /What is your postcode/, 'Step 6 of 7'],
  ] as const) {
    const asked = await choose(reader, option);
    expect(asked).toMatch(question);
    expect(asked).toContain(step);
  }
  await reader.pressUntil('Tab', /Postcode/, 2);
  expect(said(await reader.press('Return', 1200)), 'no postcode').toMatch(/Enter your postcode/);
  await reader.type('gu12 9zz');
  expect(said(await reader.press('Return', 1500))).toContain('Step 7 of 7');
  await reader.pressUntil('Tab', /Email/, 2);
  await reader.type('a@example.org');
  expect(said(await reader.press('Return', 2000)), 'the price').toMatch(/Your estimate: £\d/);
  const lines: string[] = [];
  for (let times = 0; times < 9; times += 1) {
    const next = await reader.press('Down');
    expect(next, 'a line of the price').not.toEqual([]);
    lines.push(...next);
  }
  expect(said(lines)).toMatch(/Including installation and VAT[^]*Standard installation[^]*£[^]*Total[^]*£/);
  expect(said(reader.transcript)).not.toContain('100 percent');
});

test('guide: reads each step as heading, drawing and words, without what is written in the drawing', async ({
  open,
}) => {
  const reader = await open('/guides/fix-water-leaks-quickly');
  await reader.pressUntil('h', /Find out whether water escapes|meter/i, 15);
  let drawings = 0;
  let isAfterDrawing = false;
  for (let times = 0; times < 24; times += 1) {
    const lines = await reader.press('Down');
    expect(lines, 'a line of the guide').not.toEqual([]);
    if (isAfterDrawing) expect(lines[0]?.split(' ').length, `after a drawing: ${String(lines[0])}`).toBeGreaterThan(3);
    isAfterDrawing = / image\.?$/.test(lines.at(-1) ?? '');
    drawings += Number(isAfterDrawing);
  }
  expect(drawings, 'drawings').toBeGreaterThan(0);
});

test.describe('on a narrow window', () => {
  test.use({ size: [460, 860] });

  test('menu: each of its stops has a name, and it closes when the focus leaves it', async ({ open }) => {
    const reader = await open('/faq');
    await reader.pressUntil('Tab', /Menu/);
    expect(said(await reader.press('Return')), 'the menu opens').toMatch(/expanded/);
    expect(said(await reader.press('Tab')), 'the first link').toMatch(/Home link/);
    await reader.pressUntil('Tab', /^Gas Safe Register/m);
    await reader.press('Tab');
    expect(said(await reader.pressUntil('shift+Tab', /Menu/, 3)), 'the menu has closed').toMatch(/collapsed/);
  });
});
