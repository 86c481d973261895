import { asBlocks } from '../blocks/rendered-blocks';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Blocks } from '../blocks/Blocks';
import { dialogId, formOf } from '../domain/dialog-ids';
import { blocksOn, entriesOn, type ListPage, pagesOf, type Way } from '../domain/lists/list-pages';
import { pagesByWay } from '../domain/lists/list-ways';
import Booking from '../islands/booking';
import { Island } from '../../tools/islands';
import { Breadcrumb } from '../layout/Breadcrumb';
import { BookButton, CallButton } from '../layout/contact-buttons';
import { Layout } from '../layout/Layout';
import { ListPageContext, usePageWords, withPage } from '../layout/lists/ListPages';
import { OfferTerms, whileRunning } from '../layout/OfferStrip';
import { PageHead } from '../layout/PageHead';
import { Rating } from '../brand/Rating';
import { Wall } from '../brand/Wall';
import { useSite } from '../site-data/use-site';
import { Seo } from '../seo/Seo';
import { below, token } from '../theme/tokens';
import { OpenBoiler } from '../brand/drawings/OpenBoiler';
import { Columns, Lead, Wrap } from '../ui/page-grid';
import { Row } from '../ui/Row';
import { ArrowLink } from '../ui/controls/Links';
import { Prose } from '../ui/Prose';

type Page = NonNullable<Queries.PlainPageQuery['page']>;

const Score = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
  margin-bottom: 1rem;
  b {
    font: 700 ${token('display')} / 1 ${token('font-display')};
    letter-spacing: -0.035em;
  }
  span {
    font-size: 1.5rem;
  }
`;

const Offer = styled(Wrap)`
  padding-block: 1rem 2rem;
  h2 {
    font-size: ${token('h1')};
    margin-bottom: 0.5rem;
  }
  p::first-letter {
    text-transform: uppercase;
  }
  p + div {
    margin-top: 1.5rem;
  }
  /* On a phone the offer takes only three lines, so that the first service below it is on the first screen. */
  ${below.tablet} {
    padding-block: 0 1.25rem;
    h2 {
      font-size: 1.25rem;
      margin-bottom: 0.125rem;
    }
    p + div {
      margin-top: 0.75rem;
    }
    [data-look] {
      padding-inline: 0.5rem;
      font-size: 1rem;
    }
  }
`;

const OfferDrawing = styled(Wall)`
  ${below.tablet} {
    display: none;
  }
`;

function OfferBanner({ offer }: { offer: Queries.OfferPartsFragment }) {
  const { buttons, drawings } = useSite().words;
  return (
    <Offer as="section" aria-labelledby="offer" {...whileRunning(offer)}>
      <Columns>
        <div>
          <h2 id="offer">
            {`${offer.label}: ${offer.text} `}
            <span translate="no">{offer.price.text}</span>
          </h2>
          <p>
            <OfferTerms offer={offer} />
          </p>
          <Row>
            <BookButton label={buttons.book} $large />
            <CallButton $look="secondary" $large />
          </Row>
        </div>
        <OfferDrawing>
          <OpenBoiler label={offer.drawing} display={drawings.display} />
        </OfferDrawing>
      </Columns>
    </Offer>
  );
}

/** Returns the path to a page, from its address. */
const trailOf = ({ route, linkText }: Page) => [
  ...(route.startsWith('/about/') ? [{ to: '/about' }] : []),
  { to: route, label: linkText },
];

interface Context {
  /** Which page of its list, from 2 on; by service or by town from 1 on. */
  page?: number;
  way?: Way;
}

const shownPage = (
  { page, testimonials, serviceCards }: Queries.PlainPageQuery,
  { page: number = 1, way }: Context,
): ListPage => {
  const route = page?.route ?? '';
  const reviews = testimonials?.items ?? [];
  const entries = route === '/services' ? serviceCards.nodes : reviews;
  return { route, way, page: number, pages: way ? pagesByWay(route, way, reviews) : pagesOf(route, entries.length) };
};

/** Returns the data of blocks with the services of one page. */
const onlyOn = (data: Queries.PlainPageQuery, shown: ListPage): Queries.PlainPageQuery =>
  shown.route === '/services'
    ? { ...data, serviceCards: { ...data.serviceCards, nodes: entriesOn(data.serviceCards.nodes, shown) } }
    : data;

interface Props extends Pick<PageProps<Queries.PlainPageQuery, Context>, 'data' | 'location' | 'pageContext'> {
  /** Shown below the heading: the calculator, in the template `calculator.tsx`. */
  tool?: ReactNode;
}

export default function PlainPage({ data, location, pageContext, tool }: Props) {
  const { page, offer } = data;
  const { buttons } = useSite().words;
  const shown = shownPage(data, pageContext);
  const pageWords = usePageWords(shown);
  if (!page || !offer) return null;
  const form = page.booking ? formOf(page.booking) : undefined;
  return (
    <Layout
      path={location.pathname}
      line="office"
      // On the calculator's page only the result opens the dialog, because the mail needs the answers.
      booking={form && !tool ? { dialog: dialogId(form), label: page.offer ? buttons.book : buttons.quote } : undefined}
      dialogs={form && <Island name="booking" of={Booking} props={{ form, line: 'office' }} />}
    >
      <Breadcrumb trail={trailOf(page)} hasBackLink={Boolean(page.backLink)} />
      <PageHead
        title={`${page.title}${pageWords}`}
        lead={pageWords ? undefined : page.lead}
        isShort={tool !== undefined}
        before={
          <>
            {page.backLink && <ArrowLink {...page.backLink} back />}
            {page.rating && (
              <Score>
                <b>{page.rating.text}</b>
                <Rating stars={page.rating.low ?? 0} />
              </Score>
            )}
          </>
        }
      />
      {page.offer && <OfferBanner offer={offer} />}
      {tool && (
        <Wrap>
          {tool}
          {page.leadBelow && <Prose as={Lead} html={page.leadBelow} />}
        </Wrap>
      )}
      <ListPageContext value={shown}>
        <Blocks blocks={blocksOn(shown, asBlocks(page.blocks))} data={onlyOn(data, shown)} />
      </ListPageContext>
    </Layout>
  );
}

export function Head({ data, location, pageContext }: HeadProps<Queries.PlainPageQuery, Context>) {
  const { page, details } = data;
  const pageWords = usePageWords(shownPage(data, pageContext));
  if (!page) return null;
  // A page with our areas is about the company itself. On others its details would only take time to arrive.
  const isAbout = asBlocks(page.blocks).some(({ kind }) => kind === 'areas');
  return (
    <Seo
      path={location.pathname}
      {...withPage(page.seo, pageWords)}
      trail={trailOf(page)}
      hidden={pageContext.way !== undefined}
      {...(isAbout && details && { details })}
    />
  );
}

export const query = graphql`
  fragment PlainPageParts on Query {
    page(id: { eq: $id }) {
      route
      title
      linkText
      seo {
        title
        description
      }
      lead
      leadBelow
      backLink {
        to
        label
      }
      offer
      rating {
        text
        low
      }
      booking
      blocks
    }
    offer {
      ...OfferParts
    }
    details: company {
      legalName
      vatNumber
      hours
      geo {
        latitude
        longitude
      }
      placeholders
    }
    ...BlockData
  }
  query PlainPage($id: String!) {
    ...PlainPageParts
  }
`;
