import { Feed } from 'feed';
import type { Composition } from '../step-drawings/compose';
import { z } from 'zod';
import { asHtml } from '../../tools/yaml/facts';
import { factsFile, type FactsFile } from './published-facts';
import { securityFile } from '../../tools/hosts';

/** The data of the company that the files beside the pages need. */
interface SiteFacts {
  siteUrl: string;
  name: string;
  description: string;
  base: string;
  areas: readonly string[];
  emails: { office: string };
  gasSafe: { number: string };
  phones: Record<string, { number: string; use: string }>;
}

/** A page in a list. Dates are ISO dates, such as 2026-11-24. */
interface ListedPage {
  route: string;
  title: string;
  summary: string;
  published?: string;
  updated?: string;
}

/** The GraphQL query for the files beside the pages. */
export const siteFilesQuery = `
  query SiteFiles {
    company {
      siteUrl
      name
      description
      base
      areas
      emails {
        office
      }
      gasSafe {
        number
      }
      phones {
        office {
          number
          use
        }
        emergency {
          number
          use
        }
        mobile {
          number
          use
        }
        gasEmergency {
          number
          use
        }
      }
    }
    services: allService(sort: [{ order: ASC }, { route: ASC }]) {
      nodes {
        route
        title
        summary
      }
    }
    guides: allGuide(sort: [{ order: ASC }, { route: ASC }]) {
      nodes {
        offline
        route
        title
        summary
        cardDrawing
      }
    }
    insights: allInsight(sort: [{ published: DESC }, { title: ASC }]) {
      nodes {
        route
        title
        summary
        published
        updated
      }
    }
  }
`;

/** The result of the query. */
export interface SiteFilesData {
  company: SiteFacts;
  services: { nodes: readonly ListedPage[] };
  guides: { nodes: readonly (ListedPage & { offline: boolean | null; cardDrawing: Composition | null })[] };
  insights: { nodes: readonly ListedPage[] };
}

const at = (site: SiteFacts, route: string) => site.siteUrl.replace(/\/$/, '') + route;

/** /robots.txt */
const robots = (site: SiteFacts) => `User-agent: *\nAllow: /\n\nSitemap: ${at(site, '/sitemap-index.xml')}\n`;

/** /feed.xml: the insights as an Atom feed. Uses only dates of the data, so that the same data give the same file. */
function atomFeed(site: SiteFacts, articles: readonly ListedPage[]): string {
  const moment = (day = '1970-01-01') => new Date(`${day}T09:00:00Z`);
  const latest = articles.map(({ updated = '' }) => updated).sort();
  const feed = new Feed({
    id: at(site, '/insights'),
    link: at(site, '/insights'),
    title: `${site.name}: insights`,
    description: site.description,
    language: 'en-GB',
    copyright: site.name,
    updated: moment(latest.at(-1)),
    feedLinks: { atom: at(site, '/feed.xml') },
    author: { name: site.name, link: at(site, '/') },
  });
  for (const { route, title, summary, published, updated } of articles)
    feed.addItem({
      id: at(site, route),
      link: at(site, route),
      // The feed declares both as HTML.
      title: asHtml(title),
      description: asHtml(summary),
      published: moment(published),
      date: moment(updated),
    });
  return feed.atom1();
}

/**
 * /llms.txt: a summary of the site for AI assistants. Wherever it says that somebody answers day and night, it also says what
 * a page says with it, such as a callout fee.
 */
function llmsText(
  site: SiteFacts,
  groups: readonly { heading: string; pages: readonly ListedPage[] }[],
  facts: FactsFile['facts'],
): string {
  const hours = facts.find(({ name }) => name === 'claims.emergencyHours');
  const caveat = (line: string, isAlways = false) =>
    hours && (isAlways || line.includes(hours.text) || /\bday (?:or|and) night\b/i.test(line))
      ? `${line.replace(/\.$/, '')}. ${hours.statement}`
      : line;
  const phones = Object.entries(site.phones).map(([line, { number, use }]) =>
    caveat(`- ${use}: ${number}`, line === 'emergency'),
  );
  const lists = groups.map(
    ({ heading, pages }) =>
      `## ${heading}\n\n${pages.map(({ route, title, summary }) => caveat(`- [${title}](${at(site, route)}): ${summary}`)).join('\n')}\n`,
  );
  return [
    `# ${site.name}\n`,
    `> ${caveat(site.description)} Gas Safe Register number ${site.gasSafe.number}. Based in ${site.base}; serves ${site.areas.join(', ')}.\n`,
    `${phones.join('\n')}\n- Email: ${site.emails.office}\n`,
    ...lists,
    `## Facts\n\n- [Prices, claims and figures, each with the sentence of the page that states it](${at(site, '/facts.json')})\n`,
  ].join('\n');
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** /manifest.webmanifest */
const manifest = (site: SiteFacts, colours: { theme: string; background: string }) =>
  json({
    name: site.name,
    short_name: site.name,
    description: site.description,
    start_url: '/',
    display: 'browser',
    theme_color: colours.theme,
    background_color: colours.background,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  });

/** Returns the texts of the files beside the pages, by file name. */
export function siteFiles(
  { company: site, services, guides, insights }: SiteFilesData,
  facts: FactsFile,
  colours: { theme: string; background: string },
  today: Date,
): Record<string, string> {
  return {
    ...securityFile(at(site, ''), site.emails.office, today),
    'robots.txt': robots(site),
    'feed.xml': atomFeed(site, insights.nodes),
    'llms.txt': llmsText(
      site,
      [
        { heading: 'Services', pages: services.nodes },
        { heading: 'Guides', pages: guides.nodes },
        { heading: 'Insights', pages: insights.nodes },
      ],
      facts.facts,
    ),
    'facts.json': json(facts),
    'facts.schema.json': json(z.toJSONSchema(factsFile, { target: 'draft-7' })),
    'manifest.webmanifest': manifest(site, colours),
  };
}
