import { telLink, plainText } from '../content/words';
import type { Article, BreadcrumbList, FAQPage, Graph, HVACBusiness, Plumber, Service, Thing } from 'schema-dts';

/** What structured data says about the company; all of it stands on the pages too. */
export interface BusinessFacts {
  siteUrl: string;
  name: string;
  description: string;
  phone: string;
  email: string;
  address: { street: string; town: string; county: string; postcode: string };
  base: string;
  areas: readonly string[];
  gasSafeNumber: string;
  social: string;
}

/** An address of this site in full, as canonical links and structured data write it: no slash at the end. */
export const absolute = (siteUrl: string, path: string) => `${siteUrl.replace(/\/$/, '')}${path}`;

const businessId = (siteUrl: string) => absolute(siteUrl, '/#business');

/** The town the company is in, and those around it. */
const townsOf = ({ base, areas }: Pick<BusinessFacts, 'base' | 'areas'>) =>
  [base, ...areas].map((name) => ({ '@type': 'City' as const, name }));

/** The company. Ratings about oneself are left out: search engines ignore them (decisions, Safety and law). */
export function business(facts: BusinessFacts): Plumber | HVACBusiness {
  const { siteUrl, address } = facts;
  return {
    '@type': ['Plumber', 'HVACBusiness'] as unknown as 'Plumber',
    '@id': businessId(siteUrl),
    name: facts.name,
    description: facts.description,
    url: absolute(siteUrl, '/'),
    telephone: telLink(facts.phone).replace('tel:', ''),
    email: facts.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.town,
      addressRegion: address.county,
      postalCode: address.postcode,
      addressCountry: 'GB',
    },
    areaServed: townsOf(facts),
    identifier: { '@type': 'PropertyValue', propertyID: 'Gas Safe Register number', value: facts.gasSafeNumber },
    sameAs: facts.social,
  };
}

/** The path from the home page to a page; the last one is the page itself. */
export function breadcrumbs(siteUrl: string, trail: readonly { to: string; label: string }[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ to, label }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(siteUrl, to),
    })),
  };
}

/**
 * A service page. Its `offers` cost `low` to `high` pounds, VAT included; without `high` there is no upper end. Only where
 * both are the same does an offer have a price: any other would be told as exact in search results.
 */
export function service(
  siteUrl: string,
  page: {
    path: string;
    name: string;
    serviceType: string;
    description: string;
    base: string;
    areas: readonly string[];
    offers: readonly { name: string; low: number; high?: number }[];
  },
): Service {
  return {
    '@type': 'Service',
    name: page.name,
    serviceType: page.serviceType,
    description: page.description,
    url: absolute(siteUrl, page.path),
    provider: { '@id': businessId(siteUrl) },
    areaServed: townsOf(page),
    ...(page.offers.length > 0 && {
      offers: page.offers.map(({ name, low, high }) => {
        const exact = low === high ? { price: low } : undefined;
        return {
          '@type': 'Offer' as const,
          name,
          ...exact,
          priceCurrency: 'GBP',
          // Only a price of its own can say that VAT is in it; many readers look no further than the offer's.
          priceSpecification: {
            '@type': 'UnitPriceSpecification' as const,
            ...(exact ?? { minPrice: low, ...(high !== undefined && { maxPrice: high }) }),
            priceCurrency: 'GBP',
            valueAddedTaxIncluded: true,
          },
        };
      }),
    }),
  };
}

/** A guide or an article; days are written 2026-11-24. */
export function article(
  siteUrl: string,
  page: { path: string; headline: string; description: string; published: string; updated: string },
): Article {
  return {
    '@type': 'Article',
    headline: page.headline,
    description: page.description,
    url: absolute(siteUrl, page.path),
    datePublished: page.published,
    dateModified: page.updated,
    inLanguage: 'en-GB',
    author: { '@id': businessId(siteUrl) },
    publisher: { '@id': businessId(siteUrl) },
  };
}

/** The questions of /faq; answers are the HTML the page shows, as plain text. */
export function faqPage(items: readonly { question: string; answer: string }[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  };
}

/** Several things as one block of structured data, safe inside a script element whatever a text holds. */
export function jsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
