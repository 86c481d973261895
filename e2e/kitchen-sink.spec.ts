import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { axeFindings } from './axe';
import { readYaml, routes } from './pages';
import { expect, test } from './test';

const project = path.resolve(__dirname, '..');
const address = '/kitchen-sink';

/** What the page's query returns, but with the names of facts in braces: nothing fills them in here. */
const nodes = routes.filter((route) => route.startsWith('/guides/')).map((route) => readYaml(`${route.slice(1)}.yaml`));

/** Replaces what components import from Gatsby. */
const gatsby =
  'import { createElement } from "react"; export const Link = ({ to, ...rest }) => createElement("a", { href: to, ...rest }); ' +
  `export const graphql = () => undefined; export const useStaticQuery = () => (${JSON.stringify({ allGuide: { nodes } })});`;
const start =
  'import { createRoot } from "react-dom/client"; import { createElement } from "react"; import Sink from "./src/dev/KitchenSink"; createRoot(document.getElementById("root")).render(createElement(Sink));';

// Bundles the source, because the built site does not contain the page: a second instead of a whole build.
let script = '';
test.beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: start, resolveDir: project },
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'gatsby',
        setup: ({ onResolve, onLoad }) => {
          onResolve({ filter: /^gatsby$/ }, () => ({ path: 'gatsby', namespace: 'stub' }));
          onLoad({ filter: /.*/, namespace: 'stub' }, () => ({ contents: gatsby, resolveDir: project }));
        },
      },
    ],
  });
  script = outputFiles[0]?.text ?? '';
});

test.beforeEach(async ({ page }) => {
  await page.route(`**${address}`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!DOCTYPE html><html lang="en-GB"><title>Kitchen sink</title><meta name="viewport" content="width=device-width"><div id="root"></div><script src="/kitchen-sink.js"></script></html>',
    }),
  );
  await page.route('**/kitchen-sink.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
});

for (const width of [360, 1280])
  test(`kitchen sink: when axe looks at ${width} px, then no state of a component has a fault`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Kitchen sink' })).toBeVisible();
    expect.soft(await axeFindings(page), 'the page').toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    for (const summary of await page.locator('summary').all()) await summary.click();
    expect.soft(await axeFindings(page), 'opened').toEqual([]);
    await page.getByRole('button', { name: 'Open the dialog' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect.soft(await axeFindings(page), 'the dialog').toEqual([]);
  });

test('kitchen sink: when colour shows something, then it is shown in another way too', async ({ page }) => {
  await page.goto(address);
  const wrong = page.locator('[aria-invalid="true"]');
  await expect(wrong).toHaveCount(2);
  for (const control of await wrong.all()) await expect(control).toHaveAccessibleDescription(/^Error: /);
  // A group cannot be marked as invalid, but it can be described.
  await expect(page.getByRole('group').and(page.locator('[aria-describedby]'))).toHaveAccessibleDescription(/^Error: /);
  await expect(page.locator('button[aria-pressed="true"]')).toHaveCount(1);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(page.getByText('Not included:')).toHaveCount(2);
});

test('kitchen sink: when the site is built, then this page is not part of it', () => {
  expect(existsSync(path.join(project, 'public', 'kitchen-sink'))).toBe(false);
  expect(readFileSync(path.join(project, 'public', 'sitemap-0.xml'), 'utf8')).not.toContain('kitchen-sink');
});
