import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { isScalar, type Node, parseDocument, visit } from 'yaml';
import { buildCopy } from '../../scripts/tests/build-copy';
import { applyDocEdit, docEdits } from '../../scripts/tests/doc-edits';
import { comparedPlaces, comparedWords } from '../source/listed-places';
import { copyProject } from '../../scripts/tests/project-copy';
import { fixture, fixtureText } from '../../test/fixture';
import { cases, pricedCases } from '../booking-cases';
import { guidePage } from '../fault-steps';
import { grow } from './grow';

// Copies the project with the content of the fixture, makes the edits of docs/how-to-change.md in it, and gives
// other numbers, addresses and shared texts new values. Builds the copy once, on top of the fixture's build, as staff's
// builds are warm too.
const project = path.resolve(__dirname, '../..');
const copy = path.join(project, '.tmp', 'fixture');
/** The build of the unchanged fixture. */
const unchanged = path.join(project, '.tmp', 'fixture-site');

const read = (file: string) => readFileSync(path.join(project, file), 'utf8');
const edits = docEdits(read('docs/how-to-change.md'));
/**
 * Lines that the edits have changed keep their values, so that the pages can be compared with docs/how-to-change.md.
 */
const documented = new Set(edits.flatMap(({ changes }) => changes.flatMap(({ after }) => after.split('\n'))));

/**
 * Returns a number that no text contains by chance: 50 becomes 50713, and 0.06, of which two digits are shown, 7130.06.
 */
const marked = (number: string) => (number.includes('.') ? `713${number}` : `${number}713`);

function editFacts(file: string): string[] {
  const target = path.join(copy, 'data', file);
  const changed: string[] = [];
  const lines = readFileSync(target, 'utf8').split('\n');
  writeFileSync(
    target,
    lines
      .map((line) => {
        if (!/^[a-z]\w*:/.test(line) || documented.has(line)) return line;
        return line.replace(/(?<=(?:^\w+|from|to|value): )\d+(?:\.\d+)?/g, (number) => {
          changed.push(marked(number));
          return marked(number);
        });
      })
      .join('\n'),
  );
  return changed;
}

/** Sets values of a file by their path. */
function edit(file: string, values: Record<string, unknown>) {
  const target = path.join(copy, 'data', file);
  const document = parseDocument(readFileSync(target, 'utf8'));
  for (const [key, value] of Object.entries(values)) document.setIn(key.split('.'), value);
  writeFileSync(target, document.toString());
}

/** Gives the second item of a list the value of the first. */
function repeatFirst(file: string, list: string) {
  const target = path.join(copy, 'data', file);
  const document = parseDocument(readFileSync(target, 'utf8'));
  const keys = list.split('.');
  document.setIn([...keys, '1'], document.getIn([...keys, '0']));
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
/** Matches the company's old values, on pages and in links. */
const oldCompany =
  /Ash Plumbing|Local Plumbing, Heating|www\.example\.com|952583|960123|960911|900123|hello@|bookings@example|Example Street|GU12 9ZZ|000 0000 00|Farnborough|[Ff]acebook/;

const types = ['combi', 'system', 'regular'];
const sizes = ['small', 'medium', 'large'];
/** Base prices from 713,500 on lead to prices that nothing else has. */
const bases = types.flatMap((type, row) =>
  sizes.map((size, column) => [`base.${type}.${size}`, 713_500 + 500 * (3 * row + column)] as const),
);

const extras = { 'fuel.lpg': 7131, 'distance.nearby': 7132, 'distance.far': 7133, 'window.within30cm': 7134 };
const roofs = { 'roofType.flat': 7135, 'roofType.pitched': 7136 };

const isFactName = (text: string) => /^[a-z]+\.\w+$/.test(text);

/** Returns every text of a file that is the value of a field, except names of facts. Leaves out items of lists. */
function textsOf(yaml: string): string[] {
  const texts: string[] = [];
  visit(parseDocument(yaml), {
    Scalar(key, { value }) {
      if (key === 'value' && typeof value === 'string' && !isFactName(value)) texts.push(value);
    },
  });
  return texts;
}

/** Appends a marker to every text of a file that is the value of a field, except names of facts. */
function markWords(file: string): string[] {
  const target = path.join(copy, 'data', file);
  const document = parseDocument(readFileSync(target, 'utf8'));
  const words: string[] = [];
  visit(document, {
    Scalar(key, node) {
      if (key !== 'value' || typeof node.value !== 'string' || isFactName(node.value)) return;
      words.push(`${path.parse(file).name}${words.length}w`);
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

/** Plain-text fields that stand beside fields with bold, italics and links. */
const plainFields = new Set(['summary', 'cells', 'includes', 'features', 'values']);
const markup = '<img src=x> & <b';

/** Appends a marker and HTML to the first text of each of these fields, except in a few files. Returns the markers. */
function plantMarkup(): string[] {
  const marks: string[] = [];
  const files = readdirSync(path.join(copy, 'data'), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.yaml') && !/^(?:booking|wording|estimate)/.test(name))) {
    const target = path.join(copy, 'data', file);
    const document = parseDocument(readFileSync(target, 'utf8'));
    visit(document, {
      Pair(_, { key, value }) {
        if (!isScalar(key) || !plainFields.has(String(key.value))) return undefined;
        visit(value as Node, {
          Scalar(_place, text) {
            if (typeof text.value !== 'string' || _place === 'key') return undefined;
            marks.push(`markup${marks.length}m`);
            text.value = `${text.value} ${marks.at(-1) ?? ''} ${markup}`;
            return visit.BREAK;
          },
        });
        return visit.SKIP;
      },
    });
    writeFileSync(target, document.toString());
  }
  return marks;
}

test.describe.configure({ mode: 'serial' });

let facts: string[] = [];
let words: string[] = [];
let dialogWords: string[] = [];
let planted: string[] = [];
let promises: string[] = [];

/** Every part of reach.yaml that the owner can offer. */
const reachParts = ['reachBy', 'atHome', 'dayPhone', 'forWhom', 'priority', 'arrival', 'textLink', 'relay'];

test.beforeAll(() => {
  test.setTimeout(600_000);
  copyProject(project, 'fixture', { keep: true, content: fixture });
  for (const edit of edits) applyDocEdit(copy, edit);
  facts = ['prices.yaml', 'claims.yaml', 'figures.yaml'].flatMap(editFacts);
  grow(path.join(copy, 'data'));
  words = markWords('wording.yaml');
  dialogWords = ['booking.yaml', 'booking-dialog.yaml'].flatMap(markWords);
  promises = markWords('reach.yaml');
  edit('reach.yaml', Object.fromEntries(reachParts.map((part) => [`${part}.offered`, true])));
  planted = plantMarkup();
  // The word for both makes is shown only beside a value that both have.
  repeatFirst('boiler-brands.yaml', 'tables.0.rows.1.values');
  edit('company.yaml', company);
  edit('calculator.yaml', Object.fromEntries(bases));
  edit('estimate.yaml', { ...extras, ...roofs });
  edit('appointments.yaml', { 'slots.am.start': '07:13', 'slots.am.end': '11:13', 'slots.pm.end': '17:13' });
  edit('guides/how-to-bleed-radiator.yaml', {
    'photo.picture': 'gallery-boiler-service.jpg',
    'photo.pictureAlt': 'A photo of the valve',
  });
  buildCopy(copy);
});

test('facts: when facts change, then each new number is shown, and no old price is left', () => {
  expect(facts.length).toBeGreaterThan(60);
  const before = htmlFiles(unchanged).map((file) => visibleText(readFileSync(file, 'utf8')));
  const after = htmlFiles(path.join(copy, 'public')).map((file) => visibleText(readFileSync(file, 'utf8')));
  const all = after.join('\n');
  const unused = facts.filter((number) => !all.includes(number));
  expect(unused).toEqual([]);
  const oldPrices = new Set(before.join('\n').match(/£\d+(?:\.\d+)?(?: million)?/g));
  const leftovers = [...oldPrices].filter((price) => new RegExp(`${price.replace('.', '\\.')}(?![\\d.])`).test(all));
  expect(leftovers).toEqual([]);
});

test('guide: when it gets a photo, then its page shows it above the steps, in several sizes', () => {
  const html = readFileSync(path.join(copy, 'public/guides/how-to-bleed-radiator/index.html'), 'utf8');
  const [image = ''] = /<img[^>]*alt="A photo of the valve"[^>]*>/.exec(html) ?? [];
  expect(image).toMatch(/srcset="[^"]+ 360w,[^"]+ 1200w"/i);
  expect(html.indexOf(image)).toBeLessThan(html.indexOf('id="bleed-your-radiators"'));
});

test('studio: when a number of a fact changes, then the builds change the pages that were listed before saving', () => {
  const compared = comparedPlaces(copy, (number) => facts.includes(number));
  expect(compared.length).toBeGreaterThan(40);
  expect(compared.filter(({ listed, built }) => listed.join() !== built.join())).toEqual([]);
});

/** The links of a page's list to its other pages. */
const pageLinks = (html: string) => {
  const [nav = ''] = /<nav aria-label="Pages of this list[^"]*"[\s\S]*?<\/nav>/.exec(html) ?? [];
  return [...nav.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replace(/(.)\/$/, '$1'));
};

test('lists: when they are long, then each entry stands on one page, and the pages link each other', () => {
  const reviews = ['reviews', 'reviews/2', 'reviews/3'].map((page) => builtFile(`${page}/index.html`));
  expect(reviews.map((html) => html.split('<blockquote').length - 1)).toEqual([18, 18, 8]);
  expect(reviews.map((html) => /<link rel="canonical" href="[^"]+example([^"]+)"/.exec(html)?.[1])).toEqual([
    '/reviews',
    '/reviews/2',
    '/reviews/3',
  ]);
  expect(reviews.map((html) => /<title>([^|]+)/.exec(html)?.[1]?.includes('page '))).toEqual([false, true, true]);
  const all = ['/reviews', '/reviews/2', '/reviews/3'];
  expect(reviews.map(pageLinks)).toEqual([
    [...all, '/reviews/2'],
    ['/reviews', ...all, '/reviews/3'],
    ['/reviews/2', ...all],
  ]);
  const pictures = ['gallery', 'gallery/2'].map((page) => builtFile(`${page}/index.html`).split('<figure').length - 1);
  expect(pictures).toEqual([12, 8]);
  expect(builtFile('sitemap-0.xml')).toContain('/reviews/3<');
  expect(builtFile('guides/2/index.html')).toContain('More of the same 12');
  expect(builtFile('guides/index.html')).not.toContain('More of the same 12');
  expect(pageLinks(builtFile('insights/index.html'))).toEqual([]);
});

test('reviews and gallery: when they are long, then plain links lead to them by service and by town, which search engines leave out', () => {
  const linksOf = (html: string, label: string) =>
    [
      ...(new RegExp(`<nav aria-label="${label}[^"]*"[\\s\\S]*?</nav>`).exec(html)?.[0] ?? '').matchAll(
        /href="([^"]+)"/g,
      ),
    ].map(([, href = '']) => href);
  const ways = (html: string) => linksOf(html, 'Ways to look at this list').map((href) => href.replace(/(.)\/$/, '$1'));
  for (const list of ['reviews', 'gallery'])
    for (const page of [list, `${list}/2`, `${list}/by-service`, `${list}/by-town`])
      expect(ways(builtFile(`${page}/index.html`))).toEqual([`/${list}`, `/${list}/by-service`, `/${list}/by-town`]);
  const [first, second] = ['reviews/by-service', 'reviews/by-service/2'].map((page) => builtFile(`${page}/index.html`));
  const groups = linksOf(first ?? '', 'Groups of this list');
  expect(groups.length).toBe(3);
  for (const href of groups) {
    const [address = '', anchor = ''] = href.split('#');
    expect(builtFile(`${address || 'reviews/by-service'}/index.html`)).toContain(`id="${anchor}"`);
  }
  expect(first?.split('<blockquote').length).toBe(19);
  expect(second?.split('<blockquote').length).toBeGreaterThan(1);
  for (const html of [first, second]) expect(html).toContain('<meta name="robots" content="noindex"');
  expect(builtFile('sitemap-0.xml')).not.toContain('/by-');
  expect(builtFile('reviews/by-town/index.html')).toMatch(/<h3 id="farnham"[^>]*>Farnham/);
  expect(builtFile('services/boiler-servicing-surrey/index.html')).toMatch(/href="\/reviews\/by-service[^"]*#/);
});

test('services: when there are more than eight, then the footer names eight, and footer and home page lead to all', () => {
  const home = builtFile('index.html');
  const footer = home.slice(home.indexOf('<footer'));
  const main = home.slice(home.indexOf('<main'), home.indexOf('</main>'));
  expect(new Set(footer.match(/\/services\/[a-z-]+/g)).size).toBe(8);
  expect(footer).toMatch(/href="\/services\/?">All services/);
  expect(main).toMatch(/href="\/services\/?"[^>]*>All services/);
  expect(builtFile('services/index.html')).toContain('Power flushing');
  expect(builtFile('services/2/index.html')).toContain('Repair of kind 10');
  expect(pageLinks(builtFile('services/2/index.html'))).toEqual(['/services', '/services', '/services/2']);
});

test('FAQ: when it has 40 questions, then 36 are on /faq and 4 on /faq/2, both link to every group, and the sitemap has /faq/2', () => {
  const pages = ['faq', 'faq/2'].map((page) => builtFile(`${page}/index.html`));
  expect(pages.map((html) => html.match(/<details[^>]* name="faq"/g)?.length)).toEqual([36, 4]);
  expect(pages.map((html) => html.match(/"@type":"Question"/g)?.length)).toEqual([36, 4]);
  const groups = pages.map((html) => /<nav aria-label="Groups of this list[^"]*"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '');
  expect(groups.map((html) => html.match(/href="[^"]*#/g))).toEqual([
    ['href="/faq#', 'href="/faq#', 'href="/faq#', 'href="/faq#'],
    ['href="/faq#', 'href="/faq#', 'href="/faq#', 'href="/faq#'],
  ]);
  expect(builtFile('sitemap-0.xml')).toContain('/faq/2<');
});

test('search: when there are more than twenty guides, then /search leaves one of them out and links to all', () => {
  const [, list = ''] = builtFile('search/index.html').split('<main');
  expect(list.split('<footer')[0]).toMatch(/href="\/guides"[^>]*>DIY Hub/);
  expect(list.split('<footer')[0]).not.toContain('"/guides/no-heating-or-hot-water"');
});

test('studio: when a shared word changes, then the builds change the pages that were listed before saving', () => {
  const compared = comparedWords(copy, (text) => words.find((word) => text.endsWith(` ${word}`)));
  expect(compared.length).toBeGreaterThan(40);
  expect(compared.filter(({ listed, built }) => listed.join() !== built.join())).toEqual([]);
});

const builtFile = (file: string) => readFileSync(path.join(copy, 'public', file), 'utf8');
/** Returns all scripts of islands. Which file holds what depends on what the islands share. */
const islandScripts = (site = path.join(copy, 'public')) =>
  readdirSync(path.join(site, 'islands'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(site, 'islands', file), 'utf8'))
    .join('\n');
const readAll = () => htmlFiles(path.join(copy, 'public')).map((file) => readFileSync(file, 'utf8'));

test('company: when its name, numbers and towns change, then they change on every page, in every link and in structured data', () => {
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

test('estimate: when base prices and extras change, then they change in tables, texts and questionnaires', () => {
  const all = readAll().map(visibleText).join('\n');
  const missing = bases.map(([, base]) => `£${0.8 * base}`).filter((price) => !all.includes(price));
  expect(missing).toEqual([]);
  const tool = islandScripts();
  expect(Object.values({ ...extras, ...roofs }).filter((pounds) => !tool.includes(`:${pounds}`))).toEqual([]);
});

test('slots: when their hours change, then they change in texts', () => {
  const all = readAll().map(visibleText).join('\n');
  expect(all).toContain('7:13am to 11:13am');
  expect(all).toContain('1pm to 5:13pm');
  expect(all).not.toMatch(/8am to 12pm|1pm to 5pm/);
});

const unusedOf = (marks: readonly string[], text: string) =>
  marks.filter((mark) => !new RegExp(`\\b${mark}\\b`).test(text));

test('wording.yaml: when each of its texts has changed, then every new text is on some page', () => {
  expect(words.length).toBeGreaterThan(50);
  expect(unusedOf(words, readAll().join('\n'))).toEqual([]);
});

test('booking files: when each of their texts has changed, then the scripts have them all, and the home page what a dialog says first', () => {
  expect(dialogWords.length).toBeGreaterThan(120);
  expect(unusedOf(dialogWords, islandScripts())).toEqual([]);
  // The page itself contains what a dialog says before React and the calendar have loaded.
  const home = builtFile('index.html');
  const onThePage = ['Book Your Free Quote', 'Loading the calendar…', 'Try again', 'Book by email'];
  for (const text of onThePage) expect(home).toMatch(new RegExp(`${text} booking-dialog\\d+w`));
});

test('reach.yaml: when every promise is offered, then each of its words is on a page or in a dialog', () => {
  expect(promises.length).toBeGreaterThan(20);
  expect(unusedOf(promises, `${readAll().join('\n')}${islandScripts()}`)).toEqual([]);
});

test('reach.yaml: when every promise is offered, then the empty mails of dialogs without scripts are what they were', () => {
  const routes = [...Object.values(cases).map(({ path: route }) => route), guidePage, pricedCases.calculator.path];
  /** Returns subject and lines of the empty mails of a build, without the marks on the words of the copy. */
  const emptyMails = (folder: string) =>
    [...new Set(routes)].flatMap((route) => {
      const html = readFileSync(path.join(folder, route, 'index.html'), 'utf8');
      return [...html.matchAll(/href="mailto:[^"?]*\?([^"]*)"/g)]
        .map(([, query = '']) => new URLSearchParams(query.replaceAll('&amp;', '&')))
        .filter((fields) => fields.get('body')?.includes('\r\n'))
        .map((fields) => [route, ...[...fields.values()].map((text) => text.replace(/ booking(-dialog)?\d+w/g, ''))]);
    });
  expect(emptyMails(unchanged).length).toBeGreaterThan(routes.length);
  expect(emptyMails(path.join(copy, 'public'))).toEqual(emptyMails(unchanged));
});

test('reach.yaml: when texts and Relay UK are offered, then home and legal page link to both, and emergency pages to Relay UK', () => {
  for (const file of ['index.html', 'legal/index.html']) {
    expect(builtFile(file)).toContain('href="sms:+447700900703"');
    expect(builtFile(file)).toMatch(/href="tel:180010163296070[12]"/);
  }
  for (const file of ['services/emergency-drain-unblocking', 'guides/emergency-leak-repair'])
    expect(builtFile(`${file}/index.html`)).toContain('href="tel:1800101632960702"');
});

test('reach.yaml: when nothing is offered, then no word and no link of it is on a page or in a dialog', () => {
  const data = readdirSync(path.join(fixture, 'data'), { recursive: true, encoding: 'utf8' });
  const others = data
    .filter((file) => file.endsWith('.yaml') && file !== 'reach.yaml')
    .map(fixtureText)
    .join('\n');
  // The texts around names and numbers. Leaves out those that another file says too, such as 'Email'.
  const own = textsOf(fixtureText('reach.yaml'))
    .flatMap((text) => text.split(/[{[][\w.]+[}\]]/))
    .filter((text) => text.trim().length > 1 && !others.includes(text));
  expect(own.length).toBeGreaterThan(20);
  const built = htmlFiles(unchanged).map((file) => readFileSync(file, 'utf8'));
  const all = [...built, islandScripts(unchanged)].join('\n');
  expect(own.filter((text) => all.includes(text))).toEqual([]);
  expect(all).not.toMatch(/href="sms:|href="tel:18001/);
});

for (const { title, shown } of edits)
  test(`how-to-change: when "${title}" is done, then the pages change as it says`, () => {
    for (const { route, text } of shown)
      expect(visibleText(builtFile(`${route}/index.html`)).replace(/\s+/g, ' ')).toContain(text.replaceAll(',', ''));
  });

test('appointments: when days are closed, then the calendars have them', () => {
  const calendar = islandScripts();
  expect(calendar).toContain('"closedWeekdays":["Saturday","Sunday"]');
  expect(calendar).toContain('"2027-03-26"');
});

test('pages: when a plain text contains HTML, then it is shown as it was typed', () => {
  expect(planted.length).toBeGreaterThan(20);
  const pages = readAll().map((html) => html.replace(/<template[\s\S]*?<\/template>/g, ''));
  expect(pages.filter((html) => /<img src="?x"?/.test(html))).toEqual([]);
  const all = pages.join('\n');
  expect(planted.filter((mark) => !all.includes(`${mark} &lt;img src=x&gt; &amp; &lt;b`))).toEqual([]);
});

test('stars: when the rating is 4.9, then the home page and /reviews show 4.9 stars', () => {
  for (const file of ['index.html', 'reviews/index.html']) {
    const stated = /<main[\s\S]*?<\/h1>/.exec(builtFile(file))?.[0] ?? '';
    expect(stated).toContain('aria-label="4.9 out of 5 stars');
  }
});

test('offer: when it has a last day, then the page marks its headline price with the end', () => {
  const page = builtFile('services/boiler-servicing-surrey/index.html');
  expect(page).toMatch(/<p [^>]*data-end="\d+"[^>]*><b[^>]*>£/);
  expect(page).not.toMatch(/<p class="[^"]*"><b[^>]*>£/);
});

test('video: when a page has one, then it has a player, captions, a poster and a download, and is not preloaded', () => {
  const html = builtFile('guides/how-to-bleed-radiator/index.html');
  const player = /<video[\s\S]*?<\/video>/.exec(html)?.[0] ?? '';
  for (const part of [
    'controls=""',
    'preload="none"',
    'playsInline=""',
    'poster="/videos/bleed-radiator.jpg"',
    'aria-label="Opening a bleed valve and closing it at the right moment"',
    '<source src="/videos/bleed-radiator.mp4" type="video/mp4"',
    '<track kind="captions" src="/videos/bleed-radiator.vtt" srcLang="en-GB"',
    'href="/videos/bleed-radiator.mp4"',
  ])
    expect(player).toContain(part);
  expect(readdirSync(path.join(copy, 'public/videos')).sort()).toEqual([
    'bleed-radiator.jpg',
    'bleed-radiator.mp4',
    'bleed-radiator.vtt',
  ]);
});

test('build: when the site is built, then it contains nothing of `npm run edit`', () => {
  const folder = path.join(copy, 'public');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:html|js|json)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(40);
  const told = files.filter((file) =>
    /___preview|___studio|studio-script|data-source|\u{E0001}|rjsf/u.test(readFileSync(file, 'utf8')),
  );
  expect(told).toEqual([]);
});

test('guide: when a file is added, then it gets a page, a card, a sitemap entry and structured data', () => {
  const page = builtFile('guides/how-to-fit-a-new-washer/index.html');
  expect(page).toMatch(/<h1[^>]*>How to fit a new washer/);
  expect(page).toContain('"headline":"How to fit a new washer"');
  expect(builtFile('guides/index.html')).toMatch(/href="\/guides\/how-to-fit-a-new-washer"[^>]*>Fit a new washer/);
  expect(builtFile('sitemap-0.xml')).toContain('/guides/how-to-fit-a-new-washer<');
  expect(builtFile('llms.txt')).toContain('/guides/how-to-fit-a-new-washer');
});
