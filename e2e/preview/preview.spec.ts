import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { applyDocEdit, docEdits } from '../../scripts/tests/doc-edits';
import { hostileBytes, hostileFiles } from '../source/hostile-files';
import { alteredSite } from '../source/altered-site';
import { cases, confirm, fill, monday, open, receiptOf } from '../booking-steps';
import { built } from '../pages';
import { RunningEdit } from './running';

// Runs `npm run edit` in a copy of the project, and breaks, corrects and changes files of data/ while a page is open.
const project = path.resolve(__dirname, '../..');
const { drain } = cases;

test.describe.configure({ mode: 'serial' });

let edit: RunningEdit;
let page: Page;
const file = (name: string) => edit.file(name);
const change = (name: string, from: string, to: string) => {
  edit.change(name, from, to);
};
const at = (route: string) => edit.at(route);

test.beforeAll(async ({ browser }) => {
  test.setTimeout(900_000);
  edit = new RunningEdit(8124);
  change('offer.yaml', 'label: ', 'lable: ');
  edit.start();
  // A preview that starts with a mistake waits until it is corrected.
  await expect.poll(() => edit.said, { timeout: 120_000 }).toMatch(/data\/offer\.yaml:\d+:1 lable: unknown field/);
  expect(edit.said).not.toContain('createPages');
  change('offer.yaml', 'lable: ', 'label: ');
  await edit.isReady();
  page = await browser.newPage();
  await page.goto(at('/faq'), { timeout: 120_000 });
  // The first page is bundled when it is asked for.
  await expect(page.locator('h1')).toHaveText('Questions and answers', { timeout: 120_000 });
});

test.afterAll(async () => {
  edit.kill('SIGTERM');
  await edit.hasEnded();
});

/** Waits until Gatsby has finished reporting the last change. */
async function quiet() {
  let length = -1;
  while (length !== edit.said.length) {
    length = edit.said.length;
    await page.waitForTimeout(3000);
  }
}

/** Marks the document. A reload removes the mark. */
const mark = (on: Page) =>
  on.evaluate(() => {
    document.documentElement.dataset.mark = 'same';
  });
const unloaded = (on: Page) => expect(on.locator('html')).toHaveAttribute('data-mark', 'same');
const strip = () => page.getByRole('alert').filter({ hasText: 'data/ has' });
const overlay = () => page.locator('gatsby-fast-refresh');

for (const [mistake, name, from, to, sentence] of [
  ['a colon without quotes', 'offer.yaml', 'text: Boiler Service', 'text: Boiler Service: now', 'data/offer.yaml:4:'],
  ['a field that is missing', 'company.yaml', 'tagline: ', 'tagine: ', 'data/company.yaml:5:1 tagine: unknown field'],
  ['an empty file', 'booking-dialog.yaml', '', '', 'data/booking-dialog.yaml:1:1 the file is empty'],
  ['an unknown name', 'faq.yaml', 'Questions and answers', "'{claims.no}'", 'unknown fact name "claims.no"'],
] as const)
  test(`preview: when data/ has ${mistake}, then a page stays the same, and is updated once that is corrected`, async () => {
    await mark(page);
    const good = readFileSync(file(name), 'utf8');
    const before = await page.locator('main').innerText();
    await quiet();
    const start = edit.said.length;
    if (from) change(name, from, to);
    else writeFileSync(file(name), '');
    await expect(strip()).toContainText(sentence);
    await page.waitForTimeout(3000);
    expect(await page.locator('main').innerText()).toBe(before);
    await expect(overlay()).toBeHidden();
    // The message must be the last output. Anything before it is older.
    expect(edit.said.slice(start).trim().split('\n').at(-1)).toContain('data/');
    expect(edit.said.slice(start)).not.toMatch(/GRAPHQL|TypeError/);

    writeFileSync(file(name), good);
    await expect(strip()).toBeHidden();
    change('faq.yaml', 'title: Questions and answers', `title: After ${mistake}`);
    await expect(page.locator('h1')).toHaveText(`After ${mistake}`, { timeout: 30_000 });
    change('faq.yaml', `title: After ${mistake}`, 'title: Questions and answers');
    await expect(page.locator('h1')).toHaveText('Questions and answers', { timeout: 30_000 });
    await unloaded(page);
  });

test('preview: when a file is spoilt in one of many known ways, then the preview names it, answers, and heals', async () => {
  test.setTimeout(420_000);
  await mark(page);
  const before = await page.locator('main').innerText();
  for (const each of hostileFiles) {
    const good = readFileSync(file(each.file));
    writeFileSync(file(each.file), hostileBytes(each, good));
    await expect(strip(), each.what).toContainText(`data/${each.file}:`, { timeout: 30_000 });
    // A connection that was kept for later may be closed by now.
    const status = () =>
      fetch(at('/legal')).then(
        (answer) => answer.status,
        () => 0,
      );
    await expect.poll(status, { message: each.what }).toBe(200);
    expect(await page.locator('main').innerText(), each.what).toBe(before);
    writeFileSync(file(each.file), good);
    await expect(strip(), each.what).toBeHidden({ timeout: 30_000 });
  }
  await unloaded(page);
  await expect(overlay()).toBeHidden();
});

/** Makes a booking on a page of a site. Returns everything that a visitor is told, and the mails. */
async function booking(browser: Browser, origin: string) {
  const visitor = await browser.newPage();
  await visitor.clock.install({ time: new Date(monday) });
  await visitor.goto(`${origin}${drain.path}`);
  const dialog = await open(visitor, drain);
  await fill(dialog, drain.kind);
  const asked = await dialog
    .getByRole('textbox')
    .evaluateAll((fields: HTMLInputElement[]) =>
      fields.map(({ labels, maxLength, required }) => [labels?.[0]?.textContent, maxLength, required]),
    );
  expect(asked.length).toBeGreaterThan(0);
  await confirm(dialog);
  const receipt = receiptOf(visitor);
  await expect(receipt).toBeVisible();
  await expect(dialog).toBeHidden();
  const told = {
    asked,
    toast: await visitor
      .getByRole('status')
      .filter({ has: visitor.getByRole('button', { name: 'Hide message' }) })
      .innerText(),
    receipt: await receipt.innerText(),
    mails: await receipt
      .locator('a[href^="mailto:"]')
      .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => href)),
  };
  await visitor.close();
  return told;
}

test('booking: when it is made in a preview, then it goes as on the built site', async ({ browser }) => {
  const site = await alteredSite(built);
  try {
    const onBuilt = await booking(browser, site.origin);
    expect(onBuilt.mails.length).toBeGreaterThan(0);
    expect(await booking(browser, at(''))).toEqual(onBuilt);
  } finally {
    await site.close();
  }
});

test('preview: when a text changes, then the page follows', async () => {
  const times: number[] = [];
  for (const title of ['One', 'Two', 'Three', 'Questions and answers']) {
    const start = performance.now();
    const text = readFileSync(file('faq.yaml'), 'utf8');
    writeFileSync(file('faq.yaml'), text.replace(/^title: .*$/m, `title: ${title}`));
    await expect(page.locator('h1')).toHaveText(title, { timeout: 30_000 });
    times.push(Math.round(performance.now() - start));
    await quiet();
  }
  console.log(`Milliseconds until a page follows: ${times.join(', ')}`);
  expect(Math.max(...times)).toBeLessThan(20_000);
});

const read = (name: string) => readFileSync(path.join(project, name), 'utf8');
for (const described of docEdits(read('docs/how-to-change.md')))
  test(`preview: when "${described.title}" is done, then the page follows`, async () => {
    applyDocEdit(edit.copy, described);
    for (const { route, text } of described.shown) {
      await expect
        .poll(
          async () => {
            // The page of a new file shows the not-found page until it is loaded again.
            const missing = (await page.locator('h1').first().textContent())?.includes('404');
            if (page.url() !== at(route) || missing) await page.goto(at(route));
            return (await page.locator('body').textContent())?.includes(text);
          },
          { timeout: 45_000, intervals: [500] },
        )
        .toBe(true);
      await expect(strip()).toBeHidden();
    }
  });

test('preview: when npm is killed, then the preview no longer answers', async () => {
  edit.kill('SIGKILL');
  await edit.hasEnded();
});
