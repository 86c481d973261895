import { graphql, type HeadProps, type PageProps } from 'gatsby';
import styled from 'styled-components';
import { CtaBlock } from '../blocks/offers';
import { JobLine } from '../brand/Job';
import { Breadcrumb } from '../layout/Breadcrumb';
import { entriesOn, type ListPage, pagesOf } from '../domain/list-pages';
import { Layout } from '../layout/Layout';
import { ListPageContext, ListPages, usePageWords, withPage } from '../layout/ListPages';
import { PageHead } from '../layout/PageHead';
import { Seo } from '../seo/Seo';
import { from, token } from '../theme/tokens';
import { Wrap } from '../ui/page-grid';
import { Picture } from '../ui/pictures/Picture';
import { Prose } from '../ui/Prose';

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
    font: 700 ${token('h3')} / 1.25 ${token('font-text')};
    letter-spacing: -0.01em;
    margin-top: 1rem;
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
  /** Which page of the list, from 2 on. */
  page?: number;
}

const shownPage = ({ items }: { items: readonly unknown[] }, page = 1): ListPage => ({
  route: '/gallery',
  page,
  pages: pagesOf('/gallery', items.length),
});

export default function GalleryPage({ data, location, pageContext }: PageProps<Queries.GalleryPageQuery, Context>) {
  const page = data.gallery;
  const shown = page && shownPage(page, pageContext.page);
  const pageWords = usePageWords(shown ?? { page: 1, pages: 1 });
  if (!shown) return null;
  return (
    <Layout path={location.pathname} line="office">
      <Breadcrumb trail={trail} />
      <PageHead title={`${page.title}${pageWords}`} lead={shown.page === 1 ? page.lead : undefined} />
      <Grid>
        {entriesOn(page.items, shown).map(
          ({ title, description, picture, pictureAlt, pictureFocus, service, town, on, illustrative }, index) => {
            const image = picture?.childImageSharp?.gatsbyImageData;
            return (
              <article key={title}>
                {image && (
                  <figure>
                    <Picture
                      image={image}
                      alt={pictureAlt}
                      focus={pictureFocus}
                      sizes="(min-width:78rem) 23rem, (min-width:64rem) 30vw, (min-width:48rem) 45vw, 92vw"
                      first={index === 0}
                    />
                    {illustrative && <figcaption>{page.illustrativeNote}</figcaption>}
                  </figure>
                )}
                <h2>{title}</h2>
                <Prose html={description} />
                <JobLine service={service} town={town} on={on} />
              </article>
            );
          },
        )}
        <ListPageContext value={shown}>
          <ListPages />
        </ListPageContext>
      </Grid>
      <CtaBlock kind="cta" {...page.closing} actions={['call', 'book']} />
    </Layout>
  );
}

export function Head({ data, location, pageContext }: HeadProps<Queries.GalleryPageQuery, Context>) {
  const page = data.gallery;
  const pageWords = usePageWords(page ? shownPage(page, pageContext.page) : { page: 1, pages: 1 });
  return page && <Seo path={location.pathname} {...withPage(page.seo, pageWords)} trail={trail} />;
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
