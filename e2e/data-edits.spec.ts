import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

// A copy of the project in which every fact has another value and there is one more guide, built once.
const project = path.resolve(__dirname, '..');
const copy = path.join(project, '.tmp', 'edited');

/** Numbers no text of the site holds by chance: 50 becomes 50713, and 0.06, of which two digits are shown, 7130.06. */
const marked = (number: string) => (number.includes('.') ? `713${number}` : `${number}713`);

function editFacts(file: string): string[] {
  const target = path.join(copy, 'data', file);
  const changed: string[] = [];
  const lines = readFileSync(target, 'utf8').split('\n');
  writeFileSync(
    target,
    lines
      .map((line) => {
        if (!/^[a-z]\w*:/.test(line)) return line;
        return line.replace(/(?<=(?:^\w+|from|to|value): )\d+(?:\.\d+)?/g, (number) => {
          changed.push(marked(number));
          return marked(number);
        });
      })
      .join('\n'),
  );
  return changed;
}

const visibleText = (html: string) =>
  html
    .replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<template[\s\S]*?<\/template>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll(',', '');

const htmlFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name));

test.describe.configure({ mode: 'serial' });

let facts: string[] = [];

test.beforeAll(() => {
  test.setTimeout(600_000);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const name of readdirSync(project))
    if (/^(data|src|static|gatsby-.*|package\.json|tsconfig\.json|\.cache)$/.test(name))
      cpSync(path.join(project, name), path.join(copy, name), { recursive: true });
  if (!existsSync(path.join(copy, 'node_modules')))
    symlinkSync(path.join(project, 'node_modules'), path.join(copy, 'node_modules'));
  facts = ['prices.yaml', 'claims.yaml', 'figures.yaml'].flatMap(editFacts);
  const guide = readFileSync(path.join(copy, 'data/guides/how-to-bleed-radiator.yaml'), 'utf8');
  writeFileSync(
    path.join(copy, 'data/guides/how-to-fit-a-new-washer.yaml'),
    guide
      .replace(/^title: .*/m, 'title: How to fit a new washer')
      .replace(/^linkText: .*/m, 'linkText: Fit a new washer')
      .replace(/^order: .*/m, 'order: 995'),
  );
  execFileSync('npx', ['gatsby', 'build'], { cwd: copy, stdio: 'pipe', env: { ...process.env, CI: 'true' } });
});

test('every fact that is changed is changed wherever it was shown', () => {
  expect(facts.length).toBeGreaterThan(60);
  const before = htmlFiles(path.join(project, 'public')).map((file) => visibleText(readFileSync(file, 'utf8')));
  const after = htmlFiles(path.join(copy, 'public')).map((file) => visibleText(readFileSync(file, 'utf8')));
  const all = after.join('\n');
  const unused = facts.filter((number) => !all.includes(number));
  expect(unused).toEqual([]);
  // What the old values looked like: a price, a percentage, a saving must be nowhere any more.
  const oldPrices = new Set(before.join('\n').match(/£\d+(?:\.\d+)?(?: million)?/g));
  const base =
    readFileSync(path.join(project, 'data/calculator.yaml'), 'utf8') +
    readFileSync(path.join(project, 'data/estimate.yaml'), 'utf8');
  const leftovers = [...oldPrices].filter((price) => new RegExp(`${price.replace('.', '\\.')}(?![\\d.])`).test(all));
  const estimates = /£(2000|2500|3000|2400|2900|3400|3500|4020)$/;
  expect(leftovers.filter((price) => !estimates.test(price) && !base.includes(`: ${price.slice(1)}`))).toEqual([]);
});

test('a guide that is one more file has its page, its card, its sitemap entry and its structured data', () => {
  const read = (file: string) => readFileSync(path.join(copy, 'public', file), 'utf8');
  const page = read('guides/how-to-fit-a-new-washer/index.html');
  expect(page).toMatch(/<h1[^>]*>How to fit a new washer/);
  expect(page).toContain('"headline":"How to fit a new washer"');
  expect(read('guides/index.html')).toMatch(/href="\/guides\/how-to-fit-a-new-washer"[^>]*>Fit a new washer/);
  expect(read('sitemap-0.xml')).toContain('/guides/how-to-fit-a-new-washer<');
  expect(read('llms.txt')).toContain('/guides/how-to-fit-a-new-washer');
});
