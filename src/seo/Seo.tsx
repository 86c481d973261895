import type { Thing } from 'schema-dts';
import { named, type Stop } from '../layout/trail';
import { useSite } from '../layout/use-site';
import { cardAddress, cardSize } from './card';
import { absolute, breadcrumbs, business, jsonLd } from './json-ld';

interface Props {
  /** The page's address. */
  path: string;
  title: string;
  description: string;
  /** From the home page to this one; none on the home page itself. */
  trail?: readonly Stop[];
  /** What the page is about, beside the company and the trail. */
  things?: readonly Thing[];
  type?: 'website' | 'article';
  /** Keeps a page out of search results. */
  hidden?: boolean;
}

/** Everything a page says in its head. */
export function Seo({ path, title, description, trail = [], things = [], type = 'website', hidden = false }: Props) {
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
    }),
    ...(trail.length > 0 ? [breadcrumbs(siteUrl, named(trail, navigation))] : []),
    ...things,
  ];
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
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
      {/* Title, words and alt text are read from above; not every reader takes the picture from there too. */}
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
