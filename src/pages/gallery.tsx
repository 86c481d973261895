import { graphql, type HeadProps, type PageProps } from 'gatsby';
import styled, { css } from 'styled-components';
import { CtaBlock } from '../blocks/offers';
import { JobLine } from '../brand/Job';
import { Breadcrumb } from '../layout/Breadcrumb';
import { entriesOn, type ListPage, pagesOf, type Way } from '../domain/lists/list-pages';
import { pagesByWay } from '../domain/lists/list-ways';
import { Layout } from '../layout/Layout';
import { ListPageContext, usePageWords, withPage } from '../layout/lists/ListPages';
import { JobGroups } from '../layout/lists/ListWays';
import { PageHead } from '../layout/PageHead';
import { photographs } from '../seo/photographs';
import { Seo } from '../seo/Seo';
import { useSite } from '../site-data/use-site';
import { from, token } from '../theme/tokens';
import { Wrap } from '../ui/page-grid';
import { Picture } from '../ui/pictures/Picture';
import { Prose } from '../ui/Prose';

const title = css`
  font: 700 ${token('h3')} / 1.25 ${token('font-text')};
  letter-spacing: -0.01em;
  margin-top: 1rem;
`;

const Grid = styled(Wrap)`
  display: grid;
  gap: clamp(1.5rem, 3vw, 3rem) clamp(1.25rem, 2.5vw, 2rem);
  padding-block: clamp(1rem, 1.5vw, 1.5rem) ${token('section')};
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  figure {
    position: relative;
  }
  img {
    width: 100%;
    aspect-ratio: 3/2;
    object-fit: cover;
    border-radius: ${token('r-l')};
    background: ${token('mist-200')};
  }
  figcaption {
    position: absolute;
    left: 0.75rem;
    bottom: 0.75rem;
    background: ${token('enamel')};
    font-size: 0.8125rem;
    line-height: 1.2;
    padding: 0.25rem 0.625rem;
    border-radius: 99px;
    color: ${token('ink-700')};
  }
  h2 {
    ${title}
  }
  p {
    color: ${token('ink-700')};
    font-size: 1rem;
    line-height: 1.5;
    margin-top: 0.25rem;
  }
  p > a {
    display: table;
    margin-top: 0.25rem;
  }
`;

const trail = [{ to: '/gallery' }];

interface Context {
  /** Which page of the list, from 2 on; by service or by town from 1 on. */
  page?: number;
  way?: Way;
}

type Gallery = NonNullable<Queries.GalleryPageQuery['gallery']>;

const route = '/gallery';
const shownPage = ({ items }: Pick<Gallery, 'items'>, { page = 1, way }: Context): ListPage => ({
  route,
  way,
  page,
  pages: way ? pagesByWay(route, way, items) : pagesOf(route, items.length),
});
const onePage = { route, page: 1, pages: 1 };

/** The heading of a service or a town, across all columns. */
const GroupHeading = styled.h2`
  && {
    grid-column: 1 / -1;
    margin-top: 0;
    font: 700 ${token('h2')} / 1.08 ${token('font-display')};
    letter-spacing: -0.025em;
  }
`;

const SmallTitle = styled.h3`
  ${title}
`;

function Pictures({ page }: { page: Gallery }) {
  return (
    <Grid>
      <JobGroups of={route} entries={page.items} heading={GroupHeading}>
        {(jobs, { headed, first }) =>
          jobs.map(
            ({ title, description, picture, pictureAlt, pictureFocus, service, town, on, illustrative }, index) => {
              const image = picture?.childImageSharp?.gatsbyImageData;
              const Title = headed ? SmallTitle : 'h2';
              return (
                <article key={title}>
                  {image && (
                    <figure>
                      <Picture
                        image={image}
                        alt={pictureAlt}
                        focus={pictureFocus}
                        sizes="(min-width:78rem) 23rem, (min-width:64rem) 30vw, (min-width:48rem) 45vw, 92vw"
                        first={first && index === 0}
                      />
                      {illustrative && <figcaption>{page.illustrativeNote}</figcaption>}
                    </figure>
                  )}
                  <Title>{title}</Title>
                  <Prose html={description} />
                  <JobLine service={service} town={town} on={on} />
                </article>
              );
            },
          )
        }
      </JobGroups>
    </Grid>
  );
}

export default function GalleryPage({ data, location, pageContext }: PageProps<Queries.GalleryPageQuery, Context>) {
  const page = data.gallery;
  const shown = page && shownPage(page, pageContext);
  const pageWords = usePageWords(shown ?? onePage);
  if (!shown) return null;
  return (
    <Layout path={location.pathname} line="office">
      <Breadcrumb trail={trail} />
      <PageHead title={`${page.title}${pageWords}`} lead={pageWords ? undefined : page.lead} />
      <ListPageContext value={shown}>
        <Pictures page={page} />
      </ListPageContext>
      <CtaBlock kind="cta" {...page.closing} actions={['call', 'book']} />
    </Layout>
  );
}

export function Head({ data, location, pageContext }: HeadProps<Queries.GalleryPageQuery, Context>) {
  const page = data.gallery;
  const { siteUrl } = useSite().company;
  const pageWords = usePageWords(page ? shownPage(page, pageContext) : onePage);
  if (!page) return null;
  const { way } = pageContext;
  const shown = way ? [] : entriesOn(page.items, shownPage(page, pageContext));
  return (
    <Seo
      path={location.pathname}
      {...withPage(page.seo, pageWords)}
      trail={trail}
      things={photographs(siteUrl, shown)}
      hidden={way !== undefined}
    />
  );
}

export const query = graphql`
  query GalleryPage {
    gallery {
      title
      lead
      seo {
        title
        description
      }
      illustrativeNote
      closing {
        heading
        text
      }
      items {
        title
        description
        pictureAlt
        pictureFocus
        service
        town
        on
        illustrative
        picture {
          childImageSharp {
            gatsbyImageData(width: 1080, breakpoints: [360, 540, 720, 1080])
          }
        }
      }
    }
  }
`;
