import { asBlocks, headingsOf } from '../blocks/rendered-blocks';
import { slugify } from '../../tools/shared/text';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import styled from 'styled-components';
import { Blocks } from '../blocks/Blocks';
import { BackLink } from '../layout/BackLink';
import { Breadcrumb } from '../layout/Breadcrumb';
import { CallButton } from '../layout/contact-buttons';
import { Dated } from '../layout/Dated';
import { Layout } from '../layout/Layout';
import { PageHead } from '../layout/PageHead';
import { useSite } from '../site-data/use-site';
import { article } from '../seo/json-ld';
import { Seo } from '../seo/Seo';
import { below, from } from '../theme/tokens';
import { Contents } from '../ui/Contents';
import { stays, Wrap } from '../ui/page-grid';

type Page = NonNullable<Queries.InsightPageQuery['insight']>;

const Body = styled(Wrap)`
  display: grid;
  gap: 3rem 5rem;
  padding-block: clamp(1rem, 2vw, 2rem) clamp(3rem, 6vw, 6rem);
  > * {
    min-width: 0;
  }
  > aside > a {
    margin-top: 1rem;
  }
  ${below.desktop} {
    gap: 2rem;
    /* A phone has the number in its bar, a tablet in the header. */
    > aside > a {
      display: none;
    }
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 19rem;
    > aside {
      order: 2;
      ${stays}
    }
  }
  @media print {
    display: block;
    aside {
      display: none;
    }
  }
`;
const trailOf = ({ route, linkText }: Page) => [{ to: '/insights' }, { to: route, label: linkText }];

export default function InsightPage({ data, location }: PageProps<Queries.InsightPageQuery>) {
  const page = data.insight;
  const { words } = useSite();
  if (!page) return null;
  const blocks = asBlocks(page.blocks);
  return (
    <Layout path={location.pathname} line="office">
      <Breadcrumb trail={trailOf(page)} hasBackLink />
      <PageHead title={page.title} lead={page.lead} before={<BackLink to="/insights" />}>
        <Dated {...page} />
      </PageHead>
      <Body>
        <aside aria-label={words.frame.onThisPage}>
          <Contents label={words.frame.onThisPage}>
            {headingsOf(blocks, (data.testimonials?.items.length ?? 0) > 0).map((heading) => (
              <li key={heading}>
                <a href={`#${slugify(heading)}`}>{heading}</a>
              </li>
            ))}
          </Contents>
          <CallButton />
        </aside>
        <article>
          <Blocks blocks={blocks} data={data} place="column" />
        </article>
      </Body>
    </Layout>
  );
}

export function Head({ data, location }: HeadProps<Queries.InsightPageQuery>) {
  const { insight: page, company } = data;
  if (!page || !company) return null;
  const thing = article(company, page);
  return <Seo path={location.pathname} {...page.seo} trail={trailOf(page)} things={[thing]} type="article" />;
}

export const query = graphql`
  query InsightPage($id: String!, $needsBlockData: Boolean!) {
    insight(id: { eq: $id }) {
      route
      title
      linkText
      seo {
        title
        description
      }
      published
      updated
      author
      lead
      blocks
    }
    company {
      siteUrl
      owner {
        name
        role
      }
      placeholders
    }
    ...BlockData @include(if: $needsBlockData)
  }
`;
