import { parse } from 'yaml';
import { fixture } from '../../test/fixture';
import { factsOf, namedAddress } from '../content/facts';
import type { Faq } from '../content/faq';
import { toHtml } from '../content/prose';
import { readData } from '../content/read-data';
import { absolute, article, breadcrumbs, business, faqPage, jsonLd, service } from './json-ld';

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
])('writes an address in full', (site, path, full) => {
  expect(absolute(site, path)).toBe(full);
});

it('describes the company', () => {
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

it('rates nobody', () => {
  expect(jsonLd([business(company)])).not.toMatch(/rating|review/i);
});

it('numbers the path to a page', () => {
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

it('describes a service with its fixed prices', () => {
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
  ['a price that begins somewhere', { low: 120 }, { minPrice: 120 }],
  ['a price between two ends', { low: 1600, high: 2400 }, { minPrice: 1600, maxPrice: 2400 }],
])('structured data: %s is no exact price of an offer', (_, price, limits) => {
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

it('offers nothing where no price is named', () => {
  expect(service(siteUrl, { ...servicing, offers: [] })).not.toHaveProperty('offers');
});

it('describes a guide or an article, written by the company', () => {
  const page = {
    path: '/guides/how-to-bleed-radiator',
    headline: 'How to bleed a radiator',
    description: 'Cold at the top?',
    published: '2026-11-21',
    updated: '2026-11-24',
  };
  expect(article(siteUrl, page)).toEqual({
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

it('writes answers as plain text', () => {
  const items = [{ question: 'Why?', answer: 'Because of <a href="/x">A &amp; B</a>.' }];
  expect(faqPage(items)).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because of A & B.' } },
    ],
  });
});

it('has the questions of /faq, each with the text of its answer', () => {
  const data = new Map(
    readData(fixture).files.map(({ path, bytes }) => [path, parse(new TextDecoder().decode(bytes)) as unknown]),
  );
  const facts = factsOf(data);
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
  'keeps %s inert inside a script element, and whole',
  (text) => {
    const json = jsonLd([business({ ...company, name: text })]);
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [business({ ...company, name: text })],
    });
  },
);
