import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { knownPlaces } from '../source/known-places';
import { realSite } from '../pages';
import { expect, test } from '../test';

// What machines read: structured data, facts.json, llms.txt, feed, sitemap, manifest, robots.txt, licences.txt and
// security.txt. And what holds for the links and anchors of all pages.

const { built, fileOf, readYaml, routes } = realSite;
const htmlOf = (route: string) => readFileSync(fileOf(route), 'utf8');
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const siteUrl = String(readYaml('company.yaml').siteUrl).replace(/\/$/, '');

interface FactsFile {
  $schema: string;
  facts: {
    name: string;
    text: string;
    qualifier?: string;
    condition?: string;
    page: string;
    statement: string;
    date?: string;
  }[];
}

interface Thing {
  '@type': string | string[];
  '@id'?: string;
  [property: string]: unknown;
}

const things = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].flatMap(
    ([, text = '']) => (JSON.parse(text) as { '@graph': Thing[] })['@graph'],
  );
const typesOf = (thing: Thing) => [thing['@type']].flat();

/** The properties that each type must have. */
const required: Record<string, readonly string[]> = {
  Plumber: ['@id', 'name', 'url', 'telephone', 'address', 'areaServed'],
  HVACBusiness: ['@id', 'name', 'url', 'telephone', 'address', 'areaServed'],
  BreadcrumbList: ['itemListElement'],
  Service: ['name', 'serviceType', 'description', 'url', 'provider', 'areaServed'],
  Article: ['headline', 'description', 'url', 'datePublished', 'dateModified', 'author', 'publisher'],
  FAQPage: ['mainEntity'],
};

test('structured data: when any page is read, then it has some, of known and complete types, without ratings', () => {
  for (const route of routes) {
    const found = things(htmlOf(route));
    expect(found.length).toBeGreaterThan(0);
    for (const thing of found)
      for (const type of typesOf(thing)) {
        expect(Object.keys(required)).toContain(type);
        for (const property of required[type] ?? []) expect(thing[property], `${type}.${property}`).toBeTruthy();
      }
    const text = JSON.stringify(found);
    expect(text).not.toMatch(/aggregateRating|"Review"|undefined|null|NaN/);
    for (const [, link = ''] of text.matchAll(/"(?:url|item)":"([^"]*)"/g))
      expect(routes.map((known) => siteUrl + known)).toContain(link);
  }
});

test('structured data: when it tells the last change of an article, then the text of the page has the same day', () => {
  const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  let articles = 0;
  for (const route of routes)
    for (const thing of things(htmlOf(route)).filter((each) => typesOf(each).includes('Article'))) {
      articles += 1;
      const visible = htmlOf(route).replace(/<script[\s\S]*?<\/script>/g, '');
      expect(visible, route).toContain(long.format(new Date(String(thing.dateModified))));
    }
  expect(articles).toBeGreaterThan(0);
});

test('structured data: when /faq is read by a machine, then its questions and answers are those of the page', async ({
  page,
}) => {
  const faq = things(htmlOf('/faq')).find((thing) => typesOf(thing).includes('FAQPage'));
  const told = faq?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  expect(told.length).toBeGreaterThan(0);
  await page.goto('/faq');
  const shown = await page.locator('main details').evaluateAll((items) =>
    items.map((item) => {
      const question = item.querySelector('summary')?.textContent ?? '';
      return { question, answer: (item.textContent ?? '').slice(question.length) };
    }),
  );
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  expect(told.map(({ name, acceptedAnswer }) => [plain(name), plain(acceptedAnswer.text)])).toEqual(
    shown.map(({ question, answer }) => [plain(question), plain(answer)]),
  );
});

test('sitemap: when it is read, then it lists exactly the pages, without trailing slashes', () => {
  const read = (file: string) => readFileSync(path.join(built, file), 'utf8');
  expect(read('sitemap-index.xml')).toContain('/sitemap-0.xml');
  const found = [...read('sitemap-0.xml').matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, to]) => to || '/');
  expect(found.sort()).toEqual([...routes].sort());
});

for (const file of ['feed.xml', 'sitemap-index.xml', 'sitemap-0.xml'])
  test(`${file}: when it is read, then it is well-formed XML, and its addresses are pages`, async ({ page }) => {
    const text = readFileSync(path.join(built, file), 'utf8');
    const [mistake, addresses] = await page.evaluate((xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      return [
        parsed.querySelector('parsererror')?.textContent ?? '',
        [...parsed.querySelectorAll(':is(url, sitemap) > loc, entry > link, entry > id')].map(
          (node) => node.getAttribute('href') ?? node.textContent ?? '',
        ),
      ] as const;
    }, text);
    expect(mistake).toBe('');
    expect(addresses.length).toBeGreaterThan(0);
    const known = [...routes.map((route) => siteUrl + route), `${siteUrl}/sitemap-0.xml`, `${siteUrl}/`];
    for (const address of addresses) expect(known).toContain(address);
  });

test('sitemap: when it names a picture, then the picture exists', () => {
  const sitemap = readFileSync(path.join(built, 'sitemap-0.xml'), 'utf8');
  const pictures = [...sitemap.matchAll(/<image:loc>https:\/\/[^/<]+([^<]*)<\/image:loc>/g)];
  expect(pictures.length).toBeGreaterThan(0);
  for (const [, address = ''] of pictures) expect(existsSync(path.join(built, address))).toBe(true);
});

test('feed: when it is read, then it has the elements that Atom requires', async ({ page }) => {
  const text = readFileSync(path.join(built, 'feed.xml'), 'utf8');
  const lacking = await page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml');
    const entries = [...parsed.querySelectorAll('entry')];
    const lacks = (node: Element, names: string[]) => names.filter((name) => !node.querySelector(`:scope > ${name}`));
    return [
      parsed.documentElement.namespaceURI === 'http://www.w3.org/2005/Atom' ? [] : ['namespace'],
      lacks(parsed.documentElement, ['id', 'title', 'updated', 'link', 'author']),
      ...entries.map((entry) => lacks(entry, ['id', 'title', 'updated', 'link'])),
    ].flat();
  }, text);
  expect(lacking).toEqual([]);
});

test('facts.json: when it states a fact, then its page does, with value, qualifier and date, a page states its condition, and the file follows its schema', async ({
  page,
}) => {
  const read = (file: string) => JSON.parse(readFileSync(path.join(built, file), 'utf8')) as unknown;
  const told = read('facts.json') as FactsFile;
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(read('facts.schema.json') as object);
  expect(validate(told), JSON.stringify(validate.errors)).toBe(true);
  expect(told.$schema).toBe(`${siteUrl}/facts.schema.json`);
  expect(told.facts.length).toBeGreaterThan(0);
  const plain = (text: string) => text.replace(/\s+/g, ' ');
  for (const route of new Set(told.facts.map((fact) => fact.page.slice(siteUrl.length)))) {
    expect(routes).toContain(route);
    await page.goto(route);
    const shown = plain((await page.locator('main').textContent()) ?? '');
    const date = await page.locator('script[type="application/ld+json"]').textContent();
    for (const fact of told.facts.filter((each) => each.page === siteUrl + route)) {
      const statement = plain(fact.statement);
      expect.soft(shown, fact.name).toContain(statement);
      expect.soft(statement, fact.name).toContain(fact.text);
      // A qualifier need not stand right before its value. In 'up to 10 or 12 years' it stands before the first of two.
      const qualifier = fact.qualifier === 'or more' ? /or more|\+/ : new RegExp(fact.qualifier ?? '', 'i');
      expect.soft(statement, fact.name).toMatch(qualifier);
      if (fact.qualifier === undefined)
        expect
          .soft(statement, fact.name)
          .not.toMatch(new RegExp(`(?:up to|from|over|at least) ${escaped(fact.text)}`, 'i'));
      if (fact.condition)
        expect
          .soft(
            routes.filter((each) => htmlOf(each).includes(fact.condition ?? '')),
            fact.name,
          )
          .not.toEqual([]);
      if (fact.date) expect.soft(date, fact.name).toContain(`"dateModified":"${fact.date}"`);
    }
  }
});

test('llms.txt: when a line says that we answer at any hour, then it has the whole statement of that fact', () => {
  const { facts } = JSON.parse(readFileSync(path.join(built, 'facts.json'), 'utf8')) as FactsFile;
  const hours = facts.find(({ name }) => name === 'claims.emergencyHours');
  const lines = readFileSync(path.join(built, 'llms.txt'), 'utf8').split('\n');
  const open = lines.filter((each) => (hours && each.includes(hours.text)) || /day (?:or|and) night/i.test(each));
  expect(open).not.toEqual([]);
  for (const line of open) expect(line).toContain(hours?.statement);
});

test('manifest: when it is read, then it names the site, a start page and real icons', async ({ page }) => {
  const manifest = JSON.parse(readFileSync(path.join(built, 'manifest.webmanifest'), 'utf8')) as {
    name: string;
    short_name: string;
    start_url: string;
    icons: { src: string; sizes: string; type: string }[];
  };
  expect(manifest.name).toMatch(/./);
  expect(manifest.short_name).toMatch(/./);
  expect(routes).toContain(manifest.start_url);
  expect(manifest.icons.length).toBeGreaterThanOrEqual(2);
  await page.goto('/legal');
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
});

test('robots.txt: when it is read, then it names the sitemap and disallows nothing', () => {
  const lines = readFileSync(path.join(built, 'robots.txt'), 'utf8').split('\n');
  expect(lines).toContain(`Sitemap: ${siteUrl}/sitemap-index.xml`);
  expect(lines.filter((line) => /^disallow:\s*\S/i.test(line))).toEqual([]);
});

test('licences.txt: when visitors get code of a package, then its licence is there, as text', async ({ page }) => {
  const answer = await page.request.get('/licences.txt');
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
  const text = await answer.text();
  // As SECURITY.md lists them.
  const sent = ['react', 'react-dom', 'styled-components', 'react-calendar', 'react-hot-toast', 'fastest-levenshtein'];
  for (const name of [...sent, 'lucide', 'scheduler']) {
    const folder = path.resolve('node_modules', name);
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each)) ?? '';
    expect(text, name).toMatch(new RegExp(`^${name} \\d[\\d.]* \\(\\w+\\)$`, 'm'));
    expect(text, name).toContain(readFileSync(path.join(folder, file), 'utf8').trim());
  }
  expect(text).not.toMatch(/^(?:gatsby|esbuild|graphql|zod|yaml) \d/m);
  const fonts = text.match(/\/fonts\/[\w.-]+/g) ?? [];
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) expect((await page.request.get(font)).status(), font).toBe(200);
});

test('security.txt: when it is read, then it names the office and expires in a month to a year', async ({ page }) => {
  const answer = await page.request.get('/.well-known/security.txt');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
  const text = await answer.text();
  const { emails } = readYaml('company.yaml') as { emails: { office: string } };
  expect(text).toContain(`Contact: mailto:${emails.office}?subject=Security\n`);
  expect(text).toContain(`Canonical: ${siteUrl}/.well-known/security.txt\n`);
  const days = (Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});

test('external links: when a page has one, then with https, and with noopener in a new tab', () => {
  const html = [...routes, '/404.html'].map(htmlOf).join('\n');
  const anchors = html.match(/<a [^>]*>/g) ?? [];
  expect(anchors.length).toBeGreaterThan(100);
  expect(anchors.filter((tag) => /href="(?:http:|javascript:|\/\/)/.test(tag))).toEqual([]);
  expect(anchors.filter((tag) => tag.includes('target="_blank"') && !/rel="[^"]*noopener/.test(tag))).toEqual([]);
});

test('check-data: when a page has an anchor, then it is known, and no other is', () => {
  const known = knownPlaces(path.resolve(__dirname, '../..'));
  for (const route of routes) {
    const html = htmlOf(route);
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    // A question changes with the answers, and the offer is hidden once it has ended.
    const headings = [...main.matchAll(/<h2 [^>]*?\bid="([^"]*)"/g)].flatMap(([, id = '']) =>
      id === 'question' || id === 'offer' ? [] : [id],
    );
    const sections = [...main.matchAll(/<(?:main|section) [^>]*?\bid="([^"]*)"/g)].map(([, id = '']) => id);
    const answers = [...main.matchAll(/<\/summary><p id="([^"]*)"/g)].map(([, id = '']) => id);
    const found = new Set([...headings, ...sections, ...answers]);
    expect([...(known.get(route) ?? [])].sort(), route).toEqual([...found].sort());
  }
});
