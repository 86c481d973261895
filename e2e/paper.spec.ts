import { cases, confirm, dialogOf, fill, isReady, open, openerOf, visit } from './booking-steps';
import { routes } from './pages';
import { expect, type Page, test } from './test';
import { choose, finish, openEstimate, price, wall } from './wizard-steps';

// What a page says in words, it says on paper. The words are taken out of the PDF that Chromium prints.

/** Returns the letters and digits of a text: a PDF may break lines and hyphenate anywhere. */
const lettersOf = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{N}£%]+/gu, '');

/** Returns the texts that a visitor can read in a part of the page, or open to read. */
const said = (page: Page, part: string) =>
  page.evaluate((selector) => {
    // A button and a slider do nothing on paper, a list of links to parts of the page leads nowhere, and a film is not there. A
    // chart has its numbers in it, and once more in a table for screen readers.
    const left =
      'button, [data-look]:not([href^="tel:"]), .no-print, dialog, nav, aside:has(.contents), svg, figure details, label, [aria-live], [data-resume] a:not([href^="tel:"])';
    const closed = [...document.querySelectorAll('details')].filter(({ open }) => !open);
    const names = closed.map(({ name }) => name);
    for (const each of closed) {
      each.name = '';
      each.open = true;
    }
    const walker = document.createTreeWalker(document.querySelector(selector) ?? document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      // What is for screen readers alone is one pixel wide.
      const isSeen = parent !== null && parent.checkVisibility() && parent.getBoundingClientRect().width > 1;
      if (isSeen && parent.closest(left) === null) texts.push(textContent ?? '');
    }
    closed.forEach((each, index) => {
      each.open = false;
      each.name = names[index] ?? '';
    });
    return texts;
  }, part);

/** Returns the letters and digits of each sheet that the page is printed on. */
async function print(page: Page, format: 'A4' | 'Letter' = 'A4'): Promise<string[]> {
  await page.evaluate(() => {
    for (const shown of document.querySelectorAll('img[loading=lazy]')) shown.removeAttribute('loading');
  });
  const { extractText, getDocumentProxy } = await import('unpdf');
  const pdf = await page.pdf({ format });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false });
  return text.map(lettersOf);
}

/** Whether a text is on the sheets, whole or with a break between two words. */
function isOn(sheets: readonly string[], text: string): boolean {
  const words = text.split(/\s+/);
  return words.some((_, index) =>
    [words.slice(0, index), words.slice(index)].every((part) => {
      const wanted = lettersOf(part.join(' '));
      return sheets.some((sheet) => sheet.includes(wanted));
    }),
  );
}

/** Returns the first and the last text of each part of a page that paper must not cut, such as a card. */
const wholes = (page: Page) =>
  page.evaluate(() => {
    const parts = 'article:not(:has(section)), tr, [data-tone]';
    return [...document.querySelectorAll<HTMLElement>(`main :is(${parts})`)]
      .filter((part) => part.checkVisibility() && part.closest('.no-print, dialog, figure details') === null)
      .map((part) => {
        const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        const texts: string[] = [];
        while (walker.nextNode()) {
          const { parentElement: parent, textContent } = walker.currentNode;
          // Without what is for screen readers alone, and buttons.
          if (parent && parent.getBoundingClientRect().width > 1 && !parent.closest('button, [data-look]'))
            texts.push(textContent ?? '');
        }
        return [texts[0] ?? '', texts.findLast((text) => text.trim()) ?? ''] as const;
      });
  });

for (const format of ['A4', 'Letter'] as const)
  test(`paper: on ${format} no page loses a word or a number, cuts a card or leaves a heading alone`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const lost: string[] = [];
    const table: string[] = [];
    for (const route of routes) {
      await page.goto(route);
      const texts = await said(page, 'main');
      const parts = await wholes(page);
      const headings = await page.locator('main :is(h2, h3, summary):visible').allInnerTexts();
      const sheets = await print(page, format);
      const numbers = await page
        .locator('main a[href^="tel:"]:visible')
        .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => href.replace(/^tel:(?:\+44)?0?/, '')));
      const words = [...new Set(texts)].filter((text) => lettersOf(text));
      const missing = words.filter((text) => !isOn(sheets, text));
      const silent = [...new Set(numbers)].filter((number) => !sheets.join('').replace(/\D/g, '').includes(number));
      const cut = parts.filter(
        ([first, last]) => !sheets.some((sheet) => sheet.includes(lettersOf(first)) && sheet.includes(lettersOf(last))),
      );
      const alone = headings.filter((text) => sheets.slice(0, -1).some((sheet) => sheet.endsWith(lettersOf(text))));
      table.push(`${format} ${route}: ${words.length} texts, ${missing.length} missing, ${sheets.length} sheets`);
      lost.push(
        ...[...missing, ...silent].map((text) => `${route}: lost: ${text}`),
        ...cut.map(([text]) => `${route}: cut: ${text}`),
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

test('paper: the receipt of a booking is whole, and no message is printed', async ({ page }) => {
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

test('paper: an estimate is one sheet with the price and every line of it', async ({ page }) => {
  const region = await openEstimate(page);
  await choose(region, wall);
  await finish(region);
  await expect(price(region)).toBeVisible();
  const texts = await said(page, '[data-resume]');
  const sheets = await print(page);
  expect(sheets).toHaveLength(1);
  expect(texts.filter((text) => lettersOf(text) && !isOn(sheets, text))).toEqual([]);
});
