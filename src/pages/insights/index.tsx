import { asBlocks } from '../../blocks/rendered-blocks';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import styled from 'styled-components';
import { entriesOn, type ListPage, pagesOf } from '../../domain/lists/list-pages';
import { monthAndYear } from '../../domain/london-day';
import { readingMinutes } from '../../domain/reading-time';
import { Thumbnail } from '../../brand/drawings/StepDrawing';
import { Breadcrumb } from '../../layout/Breadcrumb';
import { Layout } from '../../layout/Layout';
import { ListPageContext, ListPages, usePageWords, withPage } from '../../layout/lists/ListPages';
import { PageHead } from '../../layout/PageHead';
import { useSite } from '../../site-data/use-site';
import { Seo } from '../../seo/Seo';
import { from } from '../../theme/tokens';
import { ButtonLink } from '../../ui/controls/Button';
import { Icon } from '../../ui/pictures/Icon';
import { Lead, Section, Wrap } from '../../ui/page-grid';
import { Row } from '../../ui/Row';
import { Prose } from '../../ui/Prose';
import { ReadingList } from '../../ui/ReadingList';

const Newsletter = styled(Wrap)`
  > * + * {
    margin-top: 1rem;
  }
`;

const Articles = styled(Wrap)`
  ${from.wide} {
    .reading {
      display: grid;
      grid-template-columns: 1fr 1fr;
      column-gap: 3rem;
    }
  }
`;

/** The article's own thumbnail, or else its first drawing. */
function thumbnailOf(blocks: ReturnType<typeof asBlocks>, own: Readonly<Record<string, unknown>> | null) {
  const first = blocks.find((block) => block.kind === 'drawings')?.items[0]?.drawing;
  const drawing = own ?? first;
  return drawing && <Thumbnail drawing={drawing as Readonly<Record<string, unknown>>} />;
}

const trail = [{ to: '/insights' }];

interface Context {
  /** Which page of the list, from 2 on. */
  page?: number;
  /** The articles on it. The first page asks for all of them. */
  ids?: readonly string[];
}

const shownPage = ({ counted }: Queries.InsightsPageQuery, page = 1): ListPage => ({
  route: '/insights',
  page,
  pages: pagesOf('/insights', counted.totalCount),
});

export default function InsightsPage({ data, location, pageContext }: PageProps<Queries.InsightsPageQuery, Context>) {
  const { company, words } = useSite();
  const { insightsPage: page, allInsight } = data;
  const shown = shownPage(data, pageContext.page);
  const pageWords = usePageWords(shown);
  if (!page) return null;
  const { newsletter } = page;
  const mail = `mailto:${company.emails.office}?subject=${encodeURIComponent(newsletter.subject)}&body=${encodeURIComponent(newsletter.body)}`;
  return (
    <Layout path={location.pathname} line="office">
      <Breadcrumb trail={trail} />
      <PageHead title={`${page.title}${pageWords}`} lead={shown.page === 1 ? page.lead : undefined} />
      <Section>
        <Articles>
          <h2 id="articles">{words.insights.articles}</h2>
          <ReadingList
            items={(pageContext.ids ? allInsight.nodes : entriesOn(allInsight.nodes, shown)).map(
              ({ route, linkText, summary, published, blocks, thumbnail }) => ({
                to: route,
                title: linkText,
                text: summary,
                note: [
                  `${readingMinutes(asBlocks(blocks))} ${words.insights.minutes}`,
                  // In a long list it tells an article from its neighbours, and says how the list is ordered.
                  ...(shown.pages > 1 ? [monthAndYear(published)] : []),
                ].join(', '),
                picture: thumbnailOf(asBlocks(blocks), thumbnail),
              }),
            )}
          />
          <ListPageContext value={shown}>
            <ListPages />
          </ListPageContext>
        </Articles>
      </Section>
      <Section $surface="mist">
        <Newsletter>
          <h2>{newsletter.heading}</h2>
          <Prose as={Lead} html={newsletter.text} />
          <Row>
            <ButtonLink href={mail} $look="secondary">
              <Icon name="mail" />
              {newsletter.button}
            </ButtonLink>
            <a href="/feed.xml">{newsletter.feed}</a>
          </Row>
        </Newsletter>
      </Section>
    </Layout>
  );
}

export function Head({ data, location, pageContext }: HeadProps<Queries.InsightsPageQuery, Context>) {
  const page = data.insightsPage;
  const pageWords = usePageWords(shownPage(data, pageContext.page));
  return page && <Seo path={location.pathname} {...withPage(page.seo, pageWords)} trail={trail} />;
}

export const query = graphql`
  query InsightsPage($ids: [String]) {
    insightsPage {
      title
      lead
      seo {
        title
        description
      }
      newsletter {
        heading
        text
        button
        subject
        body
        feed
      }
    }
    counted: allInsight {
      totalCount
    }
    allInsight(filter: { id: { in: $ids } }, sort: [{ published: DESC }, { title: ASC }]) {
      nodes {
        route
        linkText
        summary
        published
        blocks
        thumbnail
      }
    }
  }
`;
