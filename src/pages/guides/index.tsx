import { asBlocks } from '../../blocks/rendered-blocks';
import { slugify } from '../../../tools/shared/text';
import { graphql, type HeadProps, Link, type PageProps } from 'gatsby';
import styled from 'styled-components';
import { Blocks } from '../../blocks/Blocks';
import { blocksOn, entriesOn, type ListPage, pagesOf } from '../../domain/lists/list-pages';
import { Thumbnail } from '../../brand/drawings/StepDrawing';
import { Breadcrumb } from '../../layout/Breadcrumb';
import { CallButton } from '../../layout/contact-buttons';
import { Layout } from '../../layout/Layout';
import { JumpList, ListPageContext, ListPages, usePageWords, withPage } from '../../layout/lists/ListPages';
import { PageHead } from '../../layout/PageHead';
import { SearchField } from '../../layout/SearchField';
import { Seo } from '../../seo/Seo';
import { from, token } from '../../theme/tokens';
import { ButtonLink } from '../../ui/controls/Button';
import { Lead, Section, Wrap } from '../../ui/page-grid';
import { Row } from '../../ui/Row';
import { Panel } from '../../ui/Panel';
import { Prose } from '../../ui/Prose';
import { ReadingList } from '../../ui/ReadingList';

const Groups = styled(Wrap)`
  display: grid;
  gap: 3rem 4rem;
  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    /* The first group, usually the longest, beside the two others, so that no column ends in a gap. */
    section:first-child {
      grid-row: span 2;
    }
  }
  h2 + p {
    margin: 0.75rem 0 1.5rem;
    color: ${token('ink-700')};
  }
`;
const Pinned = styled(Wrap)`
  margin-top: 1rem;
  h2 + p {
    margin-top: 0.75rem;
  }
`;

/** The drawing of the step that the guide names, or else the first one. */
function thumbnailOf(
  steps: readonly { readonly drawing: Readonly<Record<string, unknown>> | null }[],
  step: number | null,
) {
  const drawing = (step === null ? undefined : steps[step - 1]?.drawing) ?? steps.find((each) => each.drawing)?.drawing;
  return drawing && <Thumbnail drawing={drawing} />;
}

const trail = [{ to: '/guides' }];

interface Context {
  /** Which page of the list, from 2 on. */
  page?: number;
  /** The guides on it. The first page asks for all of them. */
  ids?: readonly string[];
}

/** Returns which page is shown, of as many as the longest group takes. */
const shownPage = ({ counted }: Queries.GuidesPageQuery, page = 1): ListPage => ({
  route: '/guides',
  page,
  pages: Math.max(...counted.group.map(({ totalCount }) => pagesOf('/guides', totalCount))),
});

export default function GuidesPage({ data, location, pageContext }: PageProps<Queries.GuidesPageQuery, Context>) {
  const { guidesPage: page, allGuide } = data;
  const shown = shownPage(data, pageContext.page);
  const pageWords = usePageWords(shown);
  if (!page) return null;
  const isFirst = shown.page === 1;
  const groups = page.groups
    .map((group) => {
      const guides = allGuide.nodes.filter((guide) => guide.group === group.name);
      return { ...group, guides: pageContext.ids ? guides : entriesOn(guides, shown) };
    })
    .filter(({ guides }) => isFirst || guides.length > 0);
  return (
    <Layout path={location.pathname} line="emergency">
      <Breadcrumb trail={trail} />
      <PageHead title={`${page.title}${pageWords}`} lead={isFirst ? page.lead : undefined}>
        <SearchField />
        {shown.pages > 1 && groups.length > 1 && (
          <JumpList groups={groups.map(({ heading }) => ({ to: `#${slugify(heading)}`, label: heading }))} />
        )}
      </PageHead>
      {allGuide.nodes
        .filter(({ pinned }) => pinned && isFirst)
        .map(({ route, title, summary }) => (
          <Pinned key={route}>
            <Panel className="on-dark">
              <div>
                <h2>{title}</h2>
                <Lead>{summary}</Lead>
              </div>
              <Row>
                <ButtonLink as={Link} to={route} $look="inverse" $large>
                  {page.open}
                </ButtonLink>
                <CallButton $large />
              </Row>
            </Panel>
          </Pinned>
        ))}
      <Section>
        <Groups>
          {groups.map(({ name, heading, text, guides }) => (
            <section key={name}>
              <h2 id={slugify(heading)}>{heading}</h2>
              <Prose html={text} />
              <ReadingList
                items={guides.map(({ route, linkText, summary, time, steps, thumbnail }) => ({
                  to: route,
                  title: linkText,
                  text: summary,
                  note: time,
                  picture: thumbnailOf(steps, thumbnail),
                }))}
              />
            </section>
          ))}
          <ListPageContext value={shown}>
            <ListPages />
          </ListPageContext>
        </Groups>
      </Section>
      {page.blocks && <Blocks blocks={blocksOn(shown, asBlocks(page.blocks))} data={data} />}
    </Layout>
  );
}

export function Head({ data, location, pageContext }: HeadProps<Queries.GuidesPageQuery, Context>) {
  const page = data.guidesPage;
  const pageWords = usePageWords(shownPage(data, pageContext.page));
  return page && <Seo path={location.pathname} {...withPage(page.seo, pageWords)} trail={trail} />;
}

export const query = graphql`
  query GuidesPage($ids: [String]) {
    guidesPage {
      title
      lead
      seo {
        title
        description
      }
      open
      groups {
        name
        heading
        text
      }
      blocks
    }
    counted: allGuide {
      group(field: { group: SELECT }) {
        totalCount
      }
    }
    allGuide(filter: { id: { in: $ids } }, sort: [{ order: ASC }, { route: ASC }]) {
      nodes {
        route
        title
        linkText
        summary
        time
        group
        pinned
        thumbnail
        steps {
          drawing
        }
      }
    }
    ...BlockData
  }
`;
