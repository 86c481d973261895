import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { applyDocEdit, docEdits } from '../../scripts/doc-edits';
import { copyProject } from '../../scripts/project-copy';
import { fixture } from '../../test/fixture';

// `npm run edit` in a copy of the project, in which files of data/ are broken, mended and changed while a page is open.
const project = path.resolve(__dirname, '../..');
const port = 8124;
const at = (route: string) => `http://localhost:${port}${route}`;

test.describe.configure({ mode: 'serial' });

let copy: string;
let npm: ChildProcess;
let said = '';
let page: Page;

const file = (name: string) => path.join(copy, 'data', name);
const change = (name: string, from: string, to: string) => {
  const text = readFileSync(file(name), 'utf8');
  expect(text).toContain(from);
  writeFileSync(
    file(name),
    text.replace(from, () => to),
  );
};
const answers = () =>
  fetch(at('/')).then(
    (response) => response.ok,
    () => false,
  );

test.beforeAll(async ({ browser }) => {
  test.setTimeout(900_000);
  copy = copyProject(project, 'preview', { keep: true, content: fixture });
  cpSync(path.join(project, 'scripts'), path.join(copy, 'scripts'), { recursive: true });
  change('offer.yaml', 'label: ', 'lable: ');
  npm = spawn('npm', ['run', 'edit', '--', '--port', String(port)], {
    cwd: copy,
    env: { ...process.env, CI: 'true' },
    stdio: 'pipe',
  });
  for (const stream of [npm.stdout, npm.stderr]) stream?.on('data', (part) => (said += String(part)));
  // A preview that starts with a mistake waits for its end.
  await expect.poll(() => said, { timeout: 120_000 }).toContain('data/offer.yaml:3:1 lable: unknown field');
  expect(said).not.toContain('createPages');
  change('offer.yaml', 'lable: ', 'label: ');
  await expect.poll(() => said, { timeout: 600_000, intervals: [1000] }).toContain('Building development bundle');
  page = await browser.newPage();
  await page.goto(at('/faq'), { timeout: 120_000 });
  await expect(page.locator('h1')).toHaveText('Questions and answers');
});

test.afterAll(async () => {
  npm.kill('SIGTERM');
  await expect.poll(answers, { timeout: 20_000 }).toBe(false);
});

test('every page names the line of its heading and of its parts, as they are now', async () => {
  const link = (name: string) => page.getByRole('link', { name });
  await expect(link('Edit this page: data/faq.yaml:2')).toHaveAttribute('href', /\/data\/faq\.yaml:2:1$/);
  const part = link('groups: Emergencies and safety');
  const line = Number(/:(\d+):1$/.exec((await part.getAttribute('href')) ?? '')?.[1]);
  expect(readFileSync(file('faq.yaml'), 'utf8').split('\n')[line - 1]).toContain('heading: Emergencies and safety');
  change('faq.yaml', 'title: ', '# A line more\ntitle: ');
  await expect(part).toHaveAttribute('href', new RegExp(`:${line + 1}:1$`));
});

/** Once Gatsby has nothing more to say of the last change. */
async function quiet() {
  let length = -1;
  while (length !== said.length) {
    length = said.length;
    await page.waitForTimeout(3000);
  }
}

/** Goes when the page is loaded anew. */
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
  ['a file that says nothing', 'booking-dialog.yaml', '', '', 'data/booking-dialog.yaml:1:1 the file is empty'],
  ['an unknown name', 'faq.yaml', 'Questions and answers', "'{claims.no}'", 'unknown fact name "claims.no"'],
] as const)
  test(`a page stays as it was while data/ has ${mistake}, and follows once it is mended`, async () => {
    await mark(page);
    const good = readFileSync(file(name), 'utf8');
    const before = await page.locator('main').innerText();
    await quiet();
    const start = said.length;
    if (from) change(name, from, to);
    else writeFileSync(file(name), '');
    await expect(strip()).toContainText(sentence);
    await page.waitForTimeout(3000);
    expect(await page.locator('main').innerText()).toBe(before);
    await expect(overlay()).toBeHidden();
    // Whatever else stands there is older: the sentence is the last thing said.
    expect(said.slice(start).trim().split('\n').at(-1)).toContain('data/');
    expect(said.slice(start)).not.toMatch(/GRAPHQL|TypeError/);

    writeFileSync(file(name), good);
    await expect(strip()).toBeHidden();
    change('faq.yaml', 'title: Questions and answers', `title: After ${mistake}`);
    await expect(page.locator('h1')).toHaveText(`After ${mistake}`, { timeout: 30_000 });
    change('faq.yaml', `title: After ${mistake}`, 'title: Questions and answers');
    await expect(page.locator('h1')).toHaveText('Questions and answers', { timeout: 30_000 });
    await unloaded(page);
  });

test('how long a page takes to follow', async () => {
  /** From saving a text to seeing it, and what a change that shows nowhere takes until Gatsby has seen it. */
  const times = { shown: [] as number[], noOp: [] as number[] };
  for (const title of ['One', 'Two', 'Three', 'Questions and answers']) {
    let start = performance.now();
    const text = readFileSync(file('faq.yaml'), 'utf8');
    writeFileSync(file('faq.yaml'), text.replace(/^title: .*$/m, `title: ${title}`));
    await expect(page.locator('h1')).toHaveText(title, { timeout: 30_000 });
    times.shown.push(Math.round(performance.now() - start));
    await quiet();
    const before = said.length;
    start = performance.now();
    writeFileSync(file('wording.yaml'), `${readFileSync(file('wording.yaml'), 'utf8')}# ${title}\n`);
    await expect.poll(() => said.slice(before), { intervals: [20], timeout: 30_000 }).toContain('changed file at');
    times.noOp.push(Math.round(performance.now() - start));
    await quiet();
  }
  console.log('Milliseconds:', JSON.stringify(times));
  expect(Math.max(...times.shown)).toBeLessThan(20_000);
});

const read = (name: string) => readFileSync(path.join(project, name), 'utf8');
for (const edit of docEdits(read('docs/how-to-change.md')))
  test(`the page follows: ${edit.title}`, async () => {
    applyDocEdit(copy, edit);
    for (const { route, text } of edit.shown) {
      await expect
        .poll(
          async () => {
            // A page that is not made yet says so until it is loaded again.
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

test('nothing keeps running once npm is killed', async () => {
  npm.kill('SIGKILL');
  await expect.poll(answers, { timeout: 20_000 }).toBe(false);
});
