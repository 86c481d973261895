import type { Thing } from 'schema-dts';
import { named, type Stop } from '../site-data/trail';
import { useSite } from '../site-data/use-site';
import { cardAddress, cardSize } from './social-card-address';
import { absolute, breadcrumbs, business, type BusinessDetails, jsonLd, realOwner } from './json-ld';

interface Props {
  /** The page's address. */
  path: string;
  title: string;
  description: string;
  /** The path from the home page to this page. Empty on the home page. */
  trail?: readonly Stop[];
  /** Structured data about the page's subject, in addition to the company and the path. */
  things?: readonly Thing[];
  type?: 'website' | 'article';
  /** More about the company, on a page that is about it. */
  details?: Omit<BusinessDetails, 'image' | 'owner'> & { placeholders: readonly string[] };
  /** Keeps a page out of search results. */
  hidden?: boolean;
  /** Whether the page is shown at other addresses than its own, as the not-found page is. */
  anywhere?: boolean;
}

/** Renders the head of a page. */
export function Seo({
  path,
  title,
  description,
  trail = [],
  things = [],
  type = 'website',
  details,
  hidden = false,
  anywhere = false,
}: Props) {
  const { company, navigation, words } = useSite();
  const { siteUrl } = company;
  const full = `${title} | ${company.name}`;
  const canonical = absolute(siteUrl, path.replace(/(.)\/$/, '$1'));
  const card = absolute(siteUrl, cardAddress(path));
  const graph = [
    business({
      ...company,
      phone: company.phones.office.number,
      email: company.emails.office,
      gasSafeNumber: company.gasSafe.number,
      social: company.social.url,
      ...(details && {
        details: {
          ...details,
          image: cardAddress('/'),
          owner: realOwner({ owner: company.owner, placeholders: details.placeholders }),
        },
      }),
    }),
    ...(trail.length > 0 ? [breadcrumbs(siteUrl, named(trail, navigation))] : []),
    ...things,
  ];
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {hidden && <meta name="robots" content="noindex" />}
      {!anywhere && <link rel="canonical" href={canonical} />}
      <meta property="og:type" content={type} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content={String(cardSize.width)} />
      <meta property="og:image:height" content={String(cardSize.height)} />
      <meta property="og:image:alt" content={full} />
      {/* Most services fall back to the Open Graph tags for title, description and alt text, but not all do for the
          picture. */}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={card} />
      <link
        rel="alternate"
        type="application/atom+xml"
        href="/feed.xml"
        title={`${company.name} ${words.insights.feed}`}
      />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(graph) }} />
    </>
  );
}
