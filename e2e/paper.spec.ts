import { cases, confirm, dialogOf, fill, isReady, open, openerOf, visit } from './booking-steps';
import { finder, guidePage, headingOf } from './fault-steps';
import { routes } from './pages';
import { isOn, lettersOf, loadPictures, lossesOf, type Paper, papers, readPage, sheetsOf } from './paper';
import { expect, type Page, test } from './test';
import { choose, finish, openEstimate, price, wall } from './wizard-steps';

// What a page says in words, it says on paper. The words are taken out of the PDF that Chromium prints;
// engines/paper.spec.ts does so in Firefox.

/** Returns the letters and digits of each sheet that the page is printed on. */
async function print(page: Page, format: Paper = 'A4'): Promise<string[]> {
  await page.evaluate(loadPictures);
  return sheetsOf(await page.pdf({ format }));
}

const said = async (page: Page, part: string) => (await page.evaluate(readPage, part)).texts;

for (const format of papers)
  test(`paper: when pages are printed on ${format}, then no word or number is lost, no card is cut, and no heading ends a sheet`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const lost: string[] = [];
    const table: string[] = [];
    for (const route of routes) {
      await page.goto(route);
      const words = await page.evaluate(readPage, 'main');
      const sheets = await print(page, format);
      const { missing, silent, cut, alone } = lossesOf(words, sheets);
      table.push(`${format} ${route}: ${words.texts.length} texts, ${missing.length} missing, ${sheets.length} sheets`);
      lost.push(
        ...[...missing, ...silent].map((text) => `${route}: lost: ${text}`),
        ...cut.map((text) => `${route}: cut: ${text}`),
        ...alone.map((text) => `${route}: alone: ${text}`),
      );
    }
    console.log(table.join('\n'));
    expect(lost).toEqual([]);
  });

test('paper: when a dialog is open, then the page is printed as without it', async ({ page }) => {
  await visit(page, cases.drain.path);
  const before = await print(page);
  await openerOf(page, cases.drain.openers[0]).click();
  await isReady(dialogOf(page, cases.drain));
  expect(await print(page)).toEqual(before);
});

test('paper: when a receipt is printed, then it is whole, and no message is printed', async ({ page }) => {
  await visit(page, cases.drain.path);
  const dialog = await open(page, cases.drain);
  await fill(dialog, 'quote');
  await confirm(dialog);
  await expect(page.getByRole('status')).toBeVisible();
  const [first = '', ...texts] = await said(page, 'section[aria-labelledby="receipt-title"]');
  const sheets = await print(page);
  const sheet = sheets.filter((text) => text.includes(lettersOf(first)));
  expect(texts.filter((text) => !isOn(sheet, text))).toEqual([]);
  const [title = ''] = await page.getByRole('status').locator('b').allInnerTexts();
  expect(isOn(sheets, title)).toBe(false);
});

test('paper: when an estimate is printed, then one sheet has the price and every line', async ({ page }) => {
  const region = await openEstimate(page);
  await choose(region, wall);
  await finish(region);
  await expect(price(region)).toBeVisible();
  const texts = await said(page, '[data-resume]');
  const sheets = await print(page);
  expect(sheets).toHaveLength(1);
  expect(texts.filter((text) => lettersOf(text) && !isOn(sheets, text))).toEqual([]);
});

test('paper: when a guide with a fault finder is printed, then letters and addresses stand in for links', async ({
  page,
}) => {
  await page.goto(guidePage);
  const sheets = await print(page);
  for (const [index, ending] of finder.endings.entries()) {
    // Once below an answer that leads there, once over the ending.
    const named = lettersOf(`${String.fromCharCode(65 + index)}. ${headingOf(ending)}`);
    expect(sheets.join('').split(named).length, named).toBeGreaterThan(2);
  }
  expect(isOn(sheets, 'www.example.com/guides/how-to-increase-boiler-pressure')).toBe(true);
});
