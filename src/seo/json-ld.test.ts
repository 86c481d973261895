import { site } from '../../content/site';
import { factsOf, namedAddress, toHtml } from '../../tools/yaml/facts';
import { parse } from 'yaml';
import { fixture } from '../../test/fixture';
import type { Faq } from '../../content/pages/faq';
import { readData } from '../../tools/yaml';
import { absolute, article, breadcrumbs, business, faqPage, jsonLd, openingHours, realOwner, service } from './json-ld';

const siteUrl = 'https://www.example.com';
const company = {
  siteUrl,
  name: 'Ash Plumbing & Heating',
  description: 'Plumbers in Ash.',
  phone: '01632 960123',
  email: 'hello@example.com',
  address: { street: '1 Example Street', town: 'Ash', county: 'Surrey', postcode: 'GU12 9ZZ' },
  base: 'Guildford',
  areas: ['Woking'],
  gasSafeNumber: '952583',
  social: 'https://www.facebook.com/ash',
};

it.each([
  [siteUrl, '/guides', 'https://www.example.com/guides'],
  [siteUrl, '/', 'https://www.example.com/'],
  [`${siteUrl}/`, '/guides', 'https://www.example.com/guides'],
])('structured data: when a page is named, then by its absolute address', (site, path, full) => {
  expect(absolute(site, path)).toBe(full);
});

it('structured data: when the company is described, then with name, contact, address, towns, register number and profile', () => {
  expect(business(company)).toEqual({
    '@type': ['Plumber', 'HVACBusiness'],
    '@id': 'https://www.example.com/#business',
    name: 'Ash Plumbing & Heating',
    description: 'Plumbers in Ash.',
    url: 'https://www.example.com/',
    telephone: '+441632960123',
    email: 'hello@example.com',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1 Example Street',
      addressLocality: 'Ash',
      addressRegion: 'Surrey',
      postalCode: 'GU12 9ZZ',
      addressCountry: 'GB',
    },
    areaServed: [
      { '@type': 'City', name: 'Guildford' },
      { '@type': 'City', name: 'Woking' },
    ],
    identifier: { '@type': 'PropertyValue', propertyID: 'Gas Safe Register number', value: '952583' },
    sameAs: 'https://www.facebook.com/ash',
  });
});

const details = { legalName: 'Ash Ltd', vatNumber: 'GB 1', image: '/cards/home.png' };

it('structured data: when a page is about the company, then it adds legal name, VAT number, picture, hours, place and owner', () => {
  const owner = { name: 'A. Ash', role: 'Engineer' };
  const geo = { latitude: 51.2, longitude: -0.7 };
  const full = business({ ...company, details: { ...details, hours: 'Monday to Friday 9am to 5pm', geo, owner } });
  expect(full).toMatchObject({
    '@id': 'https://www.example.com/#business',
    legalName: 'Ash Ltd',
    vatID: 'GB 1',
    image: 'https://www.example.com/cards/home.png',
    openingHours: 'Mo-Fr 09:00-17:00',
    geo: { '@type': 'GeoCoordinates', latitude: 51.2, longitude: -0.7 },
    founder: { '@type': 'Person', name: 'A. Ash', jobTitle: 'Engineer' },
  });
});

it('structured data: when a detail is not known, then it is left out', () => {
  const bare = business({ ...company, details: { ...details, hours: null, geo: null } });
  for (const name of ['openingHours', 'geo', 'founder']) expect(bare).not.toHaveProperty(name);
});

it.each([
  ['Monday to Friday 9am to 5pm', 'Mo-Fr 09:00-17:00'],
  ['Tuesday to Saturday 8:30am to 12pm', 'Tu-Sa 08:30-12:00'],
  ['Monday to Sunday 12am to 11:59pm', 'Mo-Su 00:00-23:59'],
  ['by appointment', undefined],
])('opening hours: when they read "%s", then machines read %s', (words, written) => {
  expect(openingHours(words)).toBe(written);
});

it('structured data: when the company is described, then without ratings, which search engines ignore on its own site', () => {
  expect(jsonLd([business(company)])).not.toMatch(/rating|review/i);
});

it('structured data: when a page has a path, then its steps are numbered', () => {
  const trail = [
    { to: '/', label: 'Home' },
    { to: '/guides', label: 'DIY Hub' },
  ];
  expect(breadcrumbs(siteUrl, trail)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.example.com/' },
      { '@type': 'ListItem', position: 2, name: 'DIY Hub', item: 'https://www.example.com/guides' },
    ],
  });
});

const servicing = {
  path: '/services/boiler-servicing-surrey',
  name: 'Boiler servicing in Surrey',
  serviceType: 'Boiler servicing',
  description: 'A yearly check.',
  base: 'Guildford',
  areas: [],
  offers: [{ name: 'Annual boiler service', low: 50, high: 50 }],
};

it('structured data: when a service has fixed prices, then they are exact', () => {
  expect(service(siteUrl, servicing)).toEqual({
    '@type': 'Service',
    name: 'Boiler servicing in Surrey',
    serviceType: 'Boiler servicing',
    description: 'A yearly check.',
    url: 'https://www.example.com/services/boiler-servicing-surrey',
    provider: { '@id': 'https://www.example.com/#business' },
    areaServed: [{ '@type': 'City', name: 'Guildford' }],
    offers: [
      {
        '@type': 'Offer',
        name: 'Annual boiler service',
        price: 50,
        priceCurrency: 'GBP',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: 50,
          priceCurrency: 'GBP',
          valueAddedTaxIncluded: true,
        },
      },
    ],
  });
});

it.each([
  ['a price without an upper end', { low: 120 }, { minPrice: 120 }],
  ['a price range', { low: 1600, high: 2400 }, { minPrice: 1600, maxPrice: 2400 }],
])('structured data: when an offer has %s, then it has no exact price', (_, price, limits) => {
  const offers = [{ name: 'Boiler', ...price }];
  expect(service(siteUrl, { ...servicing, offers }).offers).toEqual([
    {
      '@type': 'Offer',
      name: 'Boiler',
      priceCurrency: 'GBP',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...limits,
        priceCurrency: 'GBP',
        valueAddedTaxIncluded: true,
      },
    },
  ]);
});

it('structured data: when a service has no price, then it has no offers', () => {
  expect(service(siteUrl, { ...servicing, offers: [] })).not.toHaveProperty('offers');
});

const firm = { siteUrl, owner: { name: 'Sam Hogarth', role: 'Founder' }, placeholders: [] };
const guide = {
  route: '/guides/how-to-bleed-radiator',
  title: 'How to bleed a radiator',
  seo: { description: 'Cold at the top?' },
  published: '2026-11-21',
  updated: '2026-11-24',
  author: null,
};

it('structured data: when nobody has checked a guide or an article, then the company is its author', () => {
  expect(article(firm, guide)).toEqual({
    '@type': 'Article',
    headline: 'How to bleed a radiator',
    description: 'Cold at the top?',
    url: 'https://www.example.com/guides/how-to-bleed-radiator',
    datePublished: '2026-11-21',
    dateModified: '2026-11-24',
    inLanguage: 'en-GB',
    author: { '@id': 'https://www.example.com/#business' },
    publisher: { '@id': 'https://www.example.com/#business' },
  });
});

it('structured data: when somebody has checked a guide, then its author is that person', () => {
  expect(article(firm, { ...guide, author: 'owner' }).author).toEqual({
    '@type': 'Person',
    name: 'Sam Hogarth',
    jobTitle: 'Founder',
    worksFor: { '@id': 'https://www.example.com/#business' },
  });
});

it('structured data: when the name of whoever has checked it is a placeholder, then the company is its author', () => {
  const made = article({ ...firm, placeholders: ['owner.name'] }, { ...guide, author: 'owner' });
  expect(made.author).toEqual({ '@id': 'https://www.example.com/#business' });
});

it.each([
  ['is real', [], { name: 'Sam', role: 'Founder' }],
  ['is a placeholder', ['owner.name'], undefined],
])('structured data: when the name of the owner %s, then it is taken or left out', (_, placeholders, owner) => {
  expect(realOwner({ owner: { name: 'Sam', role: 'Founder' }, placeholders })).toEqual(owner);
});

it('structured data: when a guide has a picture, then by its whole address', () => {
  expect(article(firm, guide, '/cards/x.png')).toMatchObject({ image: 'https://www.example.com/cards/x.png' });
});

it('structured data: when an answer has HTML, then machines read it as plain text', () => {
  const items = [{ question: 'Why?', answer: 'Because of <a href="/x">A &amp; B</a>.' }];
  expect(faqPage(items)).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because of A & B.' } },
    ],
  });
});

it('structured data: when /faq is described, then it has the same questions, each with an answer in plain text', () => {
  const data = new Map(
    readData(fixture, site).files.map(({ path, bytes }) => [path, parse(new TextDecoder().decode(bytes)) as unknown]),
  );
  const facts = factsOf(data, site);
  const references = { fact: (name: string) => facts.get(name), address: (link: string) => namedAddress(link, facts) };
  const items = (data.get('faq.yaml') as Faq).groups
    .flatMap((group) => group.items)
    .map(({ question, answer }) => ({ question, answer: toHtml(answer, references) }));
  const page = JSON.parse(jsonLd([faqPage(items)])) as {
    '@graph': { mainEntity: { name: string; acceptedAnswer: { text: string } }[] }[];
  };
  const pairs = page['@graph'].flatMap(({ mainEntity }) => mainEntity);
  expect(pairs.map(({ name }) => name)).toEqual(items.map(({ question }) => question));
  for (const { acceptedAnswer } of pairs) {
    expect(acceptedAnswer.text.length).toBeGreaterThan(20);
    expect(acceptedAnswer.text).not.toMatch(/[<>{}]|\]\(|\*\*|&\w+;/);
  }
});

it.each(['</script><script>alert(1)</script>', '<!-- <script>', '</SCRIPT >', ']]> & "quotes" \\ \u2028'])(
  'structured data: when a name contains %s, then it is escaped inside the script element, without loss',
  (text) => {
    const json = jsonLd([business({ ...company, name: text })]);
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [business({ ...company, name: text })],
    });
  },
);
