import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parseDocument, visit } from 'yaml';

// A copy of the project in which every fact, address and shared word has another value and there is one more guide,
// built once.
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

/** Changes values of a file by their path. */
function edit(file: string, values: Record<string, unknown>) {
  const target = path.join(copy, 'data', file);
  const document = parseDocument(readFileSync(target, 'utf8'));
  for (const [key, value] of Object.entries(values)) document.setIn(key.split('.'), value);
  writeFileSync(target, document.toString());
}

const company = {
  name: 'Sentinel Pipes',
  legalName: 'Sentinel Pipes Registered',
  tagline: 'The sentinel tagline',
  siteUrl: 'https://sentinel.example',
  'gasSafe.number': '771234',
  'phones.office.number': '01632 960701',
  'phones.emergency.number': '01632 960702',
  'phones.mobile.number': '07700 900703',
  'emails.office': 'office@sentinel.example',
  'emails.bookings': 'bookings@sentinel.example',
  'address.street': '713 Sentinel Road',
  'address.postcode': 'GU99 7XX',
  vatNumber: 'GB 713 7130 71',
  companyNumber: '71307130',
  region: 'Sentinelshire',
  base: 'Baseham',
  near: 'Nearford',
  areas: ['Oneton', 'Twoton', 'Threeton', 'Fourton', 'Fiveton'],
  'social.name': 'Sentinelbook',
  'social.url': 'https://sentinelbook.example/',
};
/** What the company's old values looked like, on pages and in links. */
const oldCompany =
  /Ash Plumbing|Local Plumbing, Heating|www\.example\.com|952583|960123|960911|900123|hello@|bookings@example|Example Street|GU12 9ZZ|000 0000 00|Camberley|Farnborough|facebook/i;

const types = ['combi', 'system', 'regular'];
const sizes = ['small', 'medium', 'large'];
/** 0.8 of a base price of 713,500 and more is a price nothing else has. */
const bases = types.flatMap((type, row) =>
  sizes.map((size, column) => [`base.${type}.${size}`, 713_500 + 500 * (3 * row + column)] as const),
);

const extras = { 'fuel.lpg': 7131, 'distance.nearby': 7132, 'distance.far': 7133, 'window.within30cm': 7134 };
const roofs = { 'roofType.flat': 7135, 'roofType.pitched': 7136 };

/** Marks every word of a file. */
function markWords(file: string): string[] {
  const target = path.join(copy, 'data', file);
  const document = parseDocument(readFileSync(target, 'utf8'));
  const words: string[] = [];
  visit(document, {
    Scalar(key, node) {
      if (key !== 'value' || typeof node.value !== 'string') return;
      words.push(`w${words.length}w`);
      node.value = `${node.value} ${words.at(-1) ?? ''}`;
    },
  });
  writeFileSync(target, document.toString());
  return words;
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
let words: string[] = [];

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
  words = markWords('wording.yaml');
  edit('company.yaml', company);
  edit('calculator.yaml', Object.fromEntries(bases));
  edit('estimate.yaml', { ...extras, ...roofs });
  edit('appointments.yaml', { 'slots.am.start': '07:13', 'slots.am.end': '11:13', 'slots.pm.end': '17:13' });
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
  // A price as it was must be nowhere any more.
  const oldPrices = new Set(before.join('\n').match(/£\d+(?:\.\d+)?(?: million)?/g));
  const leftovers = [...oldPrices].filter((price) => new RegExp(`${price.replace('.', '\\.')}(?![\\d.])`).test(all));
  expect(leftovers).toEqual([]);
});

const readAll = () => htmlFiles(path.join(copy, 'public')).map((file) => readFileSync(file, 'utf8'));

test('the company changes its name, numbers and towns on every page, in every link and in the structured data', () => {
  const pages = readAll().map((html) => html.replace(/<template[\s\S]*?<\/template>/g, ''));
  expect(pages.flatMap((html) => oldCompany.exec(html)?.[0] ?? [])).toEqual([]);
  const all = pages.join('\n');
  const shown = Object.values(company)
    .flat()
    .filter((value) => !all.includes(value));
  expect(shown).toEqual([]);
  for (const dialled of ['tel:+441632960701', 'tel:+441632960702', 'tel:+447700900703']) expect(all).toContain(dialled);
  for (const file of ['llms.txt', 'feed.xml', 'robots.txt', 'sitemap-index.xml', 'manifest.webmanifest'])
    expect(readFileSync(path.join(copy, 'public', file), 'utf8')).not.toMatch(oldCompany);
});

test('boiler prices and what an answer adds are changed in the tables, the texts and the tools', () => {
  const all = readAll().map(visibleText).join('\n');
  const missing = bases.map(([, base]) => `£${0.8 * base}`).filter((price) => !all.includes(price));
  expect(missing).toEqual([]);
  const tool = readFileSync(
    path.join(copy, 'public/page-data/services/boiler-installation-replacement/page-data.json'),
    'utf8',
  );
  expect(Object.values({ ...extras, ...roofs }).filter((pounds) => !tool.includes(`:${pounds}`))).toEqual([]);
});

test('opening hours of the slots are changed in the texts', () => {
  const all = readAll().map(visibleText).join('\n');
  expect(all).toContain('7:13am to 11:13am');
  expect(all).toContain('1pm to 5:13pm');
  expect(all).not.toMatch(/8am to 12pm|1pm to 5pm/);
});

test('every shared word comes from its file', () => {
  const all = readAll().join('\n');
  expect(words.length).toBeGreaterThan(50);
  // The last day of the offer is not set, and the register's artwork is not there: their words have no place to stand.
  const unused = words.filter((word) => !new RegExp(`\\b${word}\\b`).test(all));
  expect(unused.length).toBeLessThanOrEqual(1);
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
