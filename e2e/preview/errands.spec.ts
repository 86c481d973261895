import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { Desk } from './desk';

// What an office manager has to do now and then, from a page of the preview to a saved file, with a count of the presses.
test.describe.configure({ mode: 'serial' });

/** The most presses of an errand, without the typing. */
const mostPresses = 12;

const desk = new Desk(8125);
const { edit, press, panel, button, save, visit, find, lines } = desk;
let page: Page;
const counts: string[] = [];

const photo = (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: readFileSync(edit.file('pictures/gallery-boiler-service.jpg')),
});

/** Expects that nothing of `data/` differs from the last commit, whole files included. */
const isAsBefore = () => expect.poll(() => edit.git('status', '--short', '--', 'data')).toBe('');

test.beforeAll(async ({ browser }) => {
  test.setTimeout(900_000);
  page = await desk.open(browser);
});
test.beforeEach(() => desk.begin());
test.afterEach(() => {
  counts.push(`${String(desk.presses).padStart(3)}  ${test.info().title.replace('errand: when ', '')}`);
  expect(desk.presses).toBeLessThanOrEqual(mostPresses);
});
test.afterAll(async () => {
  console.log(`Presses of an errand\n${counts.join('\n')}`);
  await desk.close();
});

test('errand: when the offer gets a last day, then its file has it', async () => {
  await visit('/');
  await find('Limited Offer', /^Such as|^(?!The whole form).*Limited Offer/);
  await press(button('The whole form'));
  await press(button('Add: The last day of the offer'));
  await panel().locator('input').last().fill('2030-01-31');
  await save();
  lines("+endsOn: '2030-01-31'");
});

test('errand: when a new price is added and used in a text, then both files have it, and the page shows it', async () => {
  await visit('/faq');
  await find('Annual service', /^Annual service/);
  await press(button('The whole form'));
  await panel().getByLabel('Add a new one').fill('Bathroom survey');
  await press(button('Add'));
  await panel().getByRole('spinbutton').first().fill('95');
  await save();
  lines('+bathroomSurvey: 95');
  await press(page.locator('h1'));
  const heading = panel().getByRole('textbox').first();
  await heading.fill('Questions, and a survey for ');
  await heading.press('End');
  desk.presses += 1;
  await panel().getByLabel('Insert a price or detail').selectOption({ label: 'Bathroom survey: £95' });
  await save();
  await expect(page.locator('h1')).toHaveText('Questions, and a survey for £95', { timeout: 20_000 });
});

test('errand: when a review gets its day and its source, then its lines have them', async () => {
  await visit('/reviews');
  await press(page.getByText('Helen R.').first());
  await press(button('This part of the form'));
  await panel().getByLabel('The day of the review').fill('2026-05-03');
  await panel().getByLabel('Where it was published').fill('Google');
  await save();
  lines("+    'on': '2026-05-03'", '+    source: Google');
});

test('errand: when a guide gets a photo afterwards, then its file names it', async () => {
  await visit('/guides/how-to-bleed-radiator');
  await press(page.locator('h1'));
  await press(button('The whole form'));
  await press(button('Add: A photo above the steps'));
  desk.presses += 1;
  await panel().locator('input[type=file]').setInputFiles(photo('Radiator key.jpg'));
  await expect(panel()).toContainText("Press 'Save' to use it");
  await panel().getByRole('textbox', { name: 'What the photo shows' }).fill('A key on the valve of a radiator');
  await save();
  expect(edit.changedLines().every((line) => line.startsWith('+'))).toBe(true);
  await expect(page.getByRole('img', { name: 'A key on the valve of a radiator' })).toBeVisible({ timeout: 30_000 });
});

test('errand: when a third make of boiler is added, then the list has it', async () => {
  await visit('/insights/best-boiler-brands-uk');
  await press(page.locator('main th[scope=col]').getByText('Vaillant').first());
  await press(button('The whole list'));
  await press(button('Add'));
  await panel().getByRole('textbox').last().fill('Ideal');
  await save();
  lines('-brands: [Worcester Bosch, Vaillant]', '+brands: [Worcester Bosch, Vaillant, Ideal]');
});

test('errand: when the address of a guide changes, then its links follow, and the old address leads to it', async () => {
  await visit('/guides/how-to-bleed-radiator');
  await press(page.locator('h1'));
  await press(button('The whole form'));
  await press(button('Change its address'));
  await panel().getByRole('textbox').fill('bleed a radiator');
  await expect(panel()).toContainText(/\d+ links change/);
  await press(button('Change the address'));
  await expect(panel()).toContainText('The page has its new address');
  expect(edit.read('guides/bleed-a-radiator.yaml')).toMatch(/^formerly:\s+(\[|- )\/guides\/how-to-bleed-radiator/m);
  expect(edit.read('house.yaml')).not.toContain('/guides/how-to-bleed-radiator');
  await press(button('Undo'));
  await isAsBefore();
});

test('errand: when a service is removed, then its address leads to another, and undo brings it back', async () => {
  await visit('/services/bathroom-installations-surrey');
  await press(page.locator('h1'));
  await press(button('The whole form'));
  await press(button('Remove this page'));
  desk.presses += 1;
  await panel().getByRole('combobox').selectOption('/services/plumbing-repairs-surrey');
  await expect(panel()).toContainText(/\d+ links change/);
  await press(button('Remove the page'));
  await expect(panel()).toContainText('The page is removed');
  expect(edit.git('diff', '--', 'data')).toMatch(/^\+.*\/services\/bathroom-installations-surrey/m);
  await press(button('Undo'));
  await isAsBefore();
});

test('errand: when a picture is replaced and its point in view set, then the lines of its place change', async () => {
  await visit('/gallery');
  await press(page.locator('main img[data-source]').nth(1));
  desk.presses += 1;
  await panel().locator('input[type=file]').setInputFiles(photo('Boiler in June.jpg'));
  await expect(panel()).toContainText("Press 'Save' to use it");
  await panel().getByLabel('What the picture shows').fill('A boiler on a white wall, seen in June');
  const view = panel().locator('.focus');
  await view.scrollIntoViewIfNeeded();
  // The picture has no size before it is loaded.
  await expect.poll(() => view.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const { width, height } = (await view.boundingBox()) ?? { width: 0, height: 0 };
  desk.presses += 1;
  await view.click({ position: { x: width * 0.25, y: height * 0.75 } });
  await save();
  expect(edit.changedLines().join('\n')).toMatch(/boiler-in-june[\s\S]*25% 75%|25% 75%[\s\S]*boiler-in-june/);
});

test('errand: when a list is pasted from a letter, then each line is an item', async () => {
  await visit('/guides/how-to-fix-dripping-tap');
  await press(page.locator('main').getByText('Adjustable spanner').first());
  await press(button('The whole list'));
  await press(button('Add'));
  await panel()
    .getByRole('textbox')
    .last()
    .evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '•\tOld towel\r\n•\tTorch\r\n•\tBasin plug');
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
  await expect(panel()).toContainText('What you pasted became 3 items.');
  await save();
  lines('+  - Old towel', '+  - Torch', '+  - Basin plug');
});

test('errand: when a colleague has changed the same price, then both are shown, and mine can go on top', async () => {
  await visit('/faq');
  await find('Annual service', /^Annual service/);
  await panel().getByLabel('Annual service').fill('60');
  edit.change('prices.yaml', '\nannualService: 50', '\nannualService: 58');
  await press(button('Save'));
  await expect(panel()).toContainText(/58[\s\S]*60|60[\s\S]*58/);
  await press(button('Use my change, and keep the rest of theirs'));
  await desk.isSaved();
  lines('-annualService: 50', '+annualService: 60');
});
