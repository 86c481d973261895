import { telLink, plainText } from '../../tools/shared/text';
import type { Article, BreadcrumbList, FAQPage, Graph, HVACBusiness, Plumber, Service, Thing } from 'schema-dts';

/** What structured data say about the company. */
interface BusinessFacts {
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
  details?: BusinessDetails;
}

interface Owner {
  name: string;
  role: string;
}

/** What one page says about the company in addition: search engines join it by the company's `@id`. */
export interface BusinessDetails {
  legalName: string;
  vatNumber: string;
  /** The address of a picture. */
  image: string;
  hours?: string | null;
  geo?: { latitude: number; longitude: number } | null;
  /** The owner, unless the name is a placeholder. */
  owner?: Owner | undefined;
}

/** Returns an absolute address, as canonical links and structured data need it. Adds no trailing slash. */
export const absolute = (siteUrl: string, path: string) => `${siteUrl.replace(/\/$/, '')}${path}`;

const businessId = (siteUrl: string) => absolute(siteUrl, '/#business');

/** Returns the company's own town and those around it. */
const townsOf = ({ base, areas }: Pick<BusinessFacts, 'base' | 'areas'>) =>
  [base, ...areas].map((name) => ({ '@type': 'City' as const, name }));

const clockTime = /(\d{1,2})(?::(\d\d))?(am|pm)/.source;
const weekdayHours = new RegExp(`^(\\w+day) to (\\w+day) ${clockTime} to ${clockTime}$`);

/** Turns 'Monday to Friday 9am to 5pm' into 'Mo-Fr 09:00-17:00'. Returns undefined for other words. */
export function openingHours(words: string): string | undefined {
  const [, first, last, ...times] = weekdayHours.exec(words) ?? [];
  if (first === undefined || last === undefined) return undefined;
  const time = ([hour, minutes = '00', half]: readonly (string | undefined)[]) =>
    `${String((Number(hour) % 12) + (half === 'pm' ? 12 : 0)).padStart(2, '0')}:${minutes}`;
  return `${first.slice(0, 2)}-${last.slice(0, 2)} ${time(times.slice(0, 3))}-${time(times.slice(3))}`;
}

const personOf = ({ name, role }: Owner) => ({ '@type': 'Person' as const, name, jobTitle: role });

/** Returns the owner, unless the name is a placeholder. */
export const realOwner = ({ owner, placeholders }: { owner: Owner; placeholders: readonly string[] }) =>
  placeholders.includes('owner.name') ? undefined : owner;

function detailsOf(siteUrl: string, { legalName, vatNumber, image, hours, geo, owner }: BusinessDetails) {
  const opens = hours ? openingHours(hours) : undefined;
  return {
    legalName,
    vatID: vatNumber,
    image: absolute(siteUrl, image),
    ...(opens && { openingHours: opens }),
    ...(geo && { geo: { '@type': 'GeoCoordinates' as const, ...geo } }),
    ...(owner && { founder: personOf(owner) }),
  };
}

/** Returns the structured data of the company, without ratings: search engines ignore a firm's ratings of itself. */
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
    ...(facts.details && detailsOf(siteUrl, facts.details)),
  };
}

/** Returns the path from the home page to the current page. */
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
 * Describes a service. Its `offers` cost `low` to `high` pounds including VAT; without `high` there is no upper limit.
 * An offer has a `price` only if both are equal, because search results show it as exact.
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
          // Only a price specification can say that VAT is included. Many readers use only the offer's own price.
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

/**
 * Describes a guide or an article. Dates are ISO dates, such as 2026-11-24. Its author is the company if nobody has checked
 * it, or while the owner's name is a placeholder.
 * @param image the address of a picture of what it is about
 */
export function article(
  company: { siteUrl: string; owner: Owner; placeholders: readonly string[] },
  page: {
    route: string;
    title: string;
    seo: { description: string };
    published: string;
    updated: string;
    /** Who has checked the page, if anybody has. */
    author: string | null;
  },
  image?: string,
): Article {
  const { siteUrl } = company;
  const author = page.author ? realOwner(company) : undefined;
  return {
    '@type': 'Article',
    headline: page.title,
    description: page.seo.description,
    url: absolute(siteUrl, page.route),
    datePublished: page.published,
    dateModified: page.updated,
    ...(image && { image: absolute(siteUrl, image) }),
    inLanguage: 'en-GB',
    author: author ? { ...personOf(author), worksFor: { '@id': businessId(siteUrl) } } : { '@id': businessId(siteUrl) },
    publisher: { '@id': businessId(siteUrl) },
  };
}

/** Describes the questions of /faq. Converts answers from HTML to plain text. */
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

/** Serialises structured data into one block that is safe inside a script element, whatever the texts contain. */
export function jsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
