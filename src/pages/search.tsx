import type { Faq } from '../../content/pages/faq';
import type { Legal } from '../../content/pages/legal';
import type { SearchPage } from '../../content/pages/search';
import { slugify } from '../../tools/shared/text';
import { graphql, type HeadProps, Link, type PageProps } from 'gatsby';
import styled from 'styled-components';
import { BlockDataProvider } from '../blocks/block-data';
import { GasSafety } from '../blocks/safety';
import { namedOfEach } from '../domain/lists/list-pages';
import type { SearchGroup } from '../domain/search/index-file';
import { Breadcrumb } from '../layout/Breadcrumb';
import { Layout } from '../layout/Layout';
import { PageHead } from '../layout/PageHead';
import { SearchField } from '../layout/SearchField';
import { Seo } from '../seo/Seo';
import { nameOf } from '../site-data/trail';
import { useSite } from '../site-data/use-site';
import { from, token } from '../theme/tokens';
import { ArrowLink } from '../ui/controls/Links';
import { Wrap } from '../ui/page-grid';

const Groups = styled(Wrap)`
  padding-block: 1rem ${token('section')};
  h2 {
    font-size: ${token('h3')};
    margin-block: 2.5rem 0.5rem;
  }
  li {
    break-inside: avoid;
    border-top: 1px solid ${token('line-200')};
    padding-block: 0.25rem;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 600;
  }
  li p {
    color: ${token('ink-700')};
    font-size: 1rem;
    line-height: 1.5;
    padding-bottom: 0.5rem;
  }
  ${from.desktop} {
    ul {
      columns: 2;
      column-gap: 4rem;
    }
  }
`;

interface Listed {
  to: string;
  label: string;
  text?: string | undefined;
}

/** The address of the whole list, for each group that may grow long. */
const lists: Partial<Record<SearchGroup, string>> = {
  services: '/services',
  guides: '/guides',
  questions: '/faq',
  insights: '/insights',
};

/** The parts of /legal that have an anchor of their own. */
const parts = ['privacy', 'accessibility', 'contact'] as const;

/** Returns the entries of each group, in the order of the lists that they come from. */
function listed(data: Queries.SearchPageQuery, page: SearchPage): Record<SearchGroup, Listed[]> {
  const pages = (nodes: readonly { route: string; title: string; summary: string }[]) =>
    nodes.map(({ route, title, summary }) => ({ to: route, label: title, text: summary }));
  const faq = data.faq?.words as Faq;
  const legal = data.legal?.words as Legal;
  return {
    services: pages(data.services.nodes),
    guides: (data.guidesPage?.groups ?? []).flatMap(({ name }) =>
      pages(data.guides.nodes.filter(({ group }) => group === name)),
    ),
    prices: [...page.prices],
    questions: faq.groups.flatMap(({ items }) =>
      items.map(({ question }) => ({ to: `/faq#${slugify(question)}`, label: question })),
    ),
    insights: pages(data.insights.nodes),
    terms: [
      ...legal.sections.map(({ heading }) => ({ to: `/legal#${slugify(heading)}`, label: heading })),
      ...parts.map((part) => ({ to: `/legal#${part}`, label: legal[part].heading })),
    ],
    company: data.pages.nodes.map(({ to, label }) => ({ to, label })),
  };
}

export default function SearchIndexPage({ data, location }: PageProps<Queries.SearchPageQuery>) {
  const { navigation } = useSite();
  const page = data.search?.words as SearchPage | undefined;
  if (!page) return null;
  const groups = listed(data, page);
  const own = new Set(groups.company.map(({ to }) => to));
  groups.company.unshift(...navigation.main.filter(({ to }) => !own.has(to)));
  groups.terms.unshift(navigation.legal);
  return (
    <Layout path={location.pathname} line="emergency">
      <Breadcrumb trail={[{ to: '/search', label: page.title }]} />
      <PageHead title={page.title} lead={page.lead}>
        <SearchField isOnList />
      </PageHead>
      <Wrap>
        <BlockDataProvider value={data}>
          <GasSafety />
        </BlockDataProvider>
      </Wrap>
      <Groups>
        {page.groups.map(({ name, heading }) => {
          // Links to the whole list only below a long group that has one.
          const list = groups[name].length > namedOfEach ? lists[name] : undefined;
          return (
            <section key={name}>
              <h2 id={slugify(heading)}>{heading}</h2>
              <ul className="plain">
                {groups[name].slice(0, list ? namedOfEach : undefined).map(({ to, label, text }) => (
                  <li key={label}>
                    <Link to={to}>{label}</Link>
                    {text && !list && <p>{text}</p>}
                  </li>
                ))}
              </ul>
              {list && <ArrowLink to={list} label={nameOf(list, navigation)} />}
            </section>
          );
        })}
      </Groups>
    </Layout>
  );
}

export function Head({ data }: HeadProps<Queries.SearchPageQuery>) {
  const page = data.search?.words as SearchPage | undefined;
  return page && <Seo path="/search" {...page.seo} trail={[{ to: '/search', label: page.title }]} hidden />;
}

export const query = graphql`
  query SearchPage {
    search {
      words
    }
    faq {
      words
    }
    legal {
      words
    }
    guidesPage {
      groups {
        name
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
        route
        title
        summary
        group
      }
    }
    insights: allInsight(sort: [{ published: DESC }, { title: ASC }]) {
      nodes {
        route
        title
        summary
      }
    }
    pages: allPage(sort: { route: ASC }) {
      nodes {
        to: route
        label: linkText
      }
    }
    ...BlockData
  }
`;
