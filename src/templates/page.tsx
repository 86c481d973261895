import { asBlocks } from '../content/filled';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Blocks } from '../blocks/Blocks';
import { dialogId, formOf } from '../booking/dialogs';
import Booking from '../islands/booking';
import { Island } from '../islands/Island';
import { Breadcrumb } from '../layout/Breadcrumb';
import { BookButton, CallButton } from '../layout/Call';
import { Layout } from '../layout/Layout';
import { OfferTerms, whileRunning } from '../layout/OfferStrip';
import { PageHead } from '../layout/PageHead';
import { Rating } from '../layout/Rating';
import { useSite } from '../layout/use-site';
import { Seo } from '../seo/Seo';
import { token } from '../theme/tokens';
import { OpenBoiler } from '../ui/drawings/OpenBoiler';
import { Columns, Lead, Row, Wall, Wrap } from '../ui/layout';
import { ArrowLink } from '../ui/Links';
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
`;

function OfferBanner({ offer }: { offer: Queries.OfferPartsFragment }) {
  const { buttons, drawings } = useSite().words;
  return (
    <Offer as="section" aria-labelledby="offer" {...whileRunning(offer)}>
      <Columns>
        <div>
          <h2 id="offer">
            {offer.label}: {offer.text} {offer.price.text}
          </h2>
          <p>
            <OfferTerms offer={offer} />
          </p>
          <Row>
            <BookButton label={buttons.book} $large />
            <CallButton $look="secondary" $large />
          </Row>
        </div>
        <Wall>
          <OpenBoiler label={offer.drawing} display={drawings.display} />
        </Wall>
      </Columns>
    </Offer>
  );
}

/** The path to a page, from the parts of its address. */
const trailOf = ({ route, linkText }: Page) => [
  ...(route.startsWith('/about/') ? [{ to: '/about' }] : []),
  { to: route, label: linkText },
];

interface Props extends Pick<PageProps<Queries.PlainPageQuery>, 'data' | 'location'> {
  /** What stands under the heading: the calculator, in the template `calculator.tsx`. */
  tool?: ReactNode;
}

export default function PlainPage({ data, location, tool }: Props) {
  const { page, offer } = data;
  const { buttons } = useSite().words;
  if (!page || !offer) return null;
  const form = page.booking ? formOf(page.booking) : undefined;
  return (
    <Layout
      path={location.pathname}
      line="office"
      // With the calculator only its price leads to the dialog: a quote needs the answers (spec 5).
      booking={form && !tool ? { dialog: dialogId(form), label: page.offer ? buttons.book : buttons.quote } : undefined}
      dialogs={form && <Island name="booking" of={Booking} props={{ form, line: 'office' }} />}
    >
      <Breadcrumb trail={trailOf(page)} hasBackLink={Boolean(page.backLink)} />
      <PageHead
        title={page.title}
        lead={page.lead}
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
      <Blocks blocks={asBlocks(page.blocks)} data={data} />
    </Layout>
  );
}

export function Head({ data, location }: HeadProps<Queries.PlainPageQuery>) {
  const { page } = data;
  return page && <Seo path={location.pathname} {...page.seo} trail={trailOf(page)} />;
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
    ...BlockData
  }
  query PlainPage($id: String!) {
    ...PlainPageParts
  }
`;
