import { asBlocks } from '../content/filled';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Blocks } from '../blocks/Blocks';
import { dialogId, formOf } from '../booking/dialogs';
import Booking from '../islands/booking';
import { Island } from '../islands/Island';
import { BackLink } from '../layout/BackLink';
import { Breadcrumb } from '../layout/Breadcrumb';
import { BookButton, CallButton, EmailButton } from '../layout/Call';
import { Layout } from '../layout/Layout';
import { OfferWords, whileRunning } from '../layout/OfferStrip';
import { useSite } from '../layout/use-site';
import type { CompanyLine } from '../layout/page-contact';
import { service } from '../seo/json-ld';
import { Seo } from '../seo/Seo';
import { below, from, token } from '../theme/tokens';
import { Badge } from '../ui/Badge';
import { OpenBoiler } from '../ui/drawings/OpenBoiler';
import { Scene, type SceneName } from '../ui/drawings/Scene';
import { Columns, Lead, Row, Section, shortHead, tiles, Wall, Wrap } from '../ui/layout';
import { ArrowLink } from '../ui/Links';
import { Picture } from '../ui/Picture';
import { Prose } from '../ui/Prose';
import { FactRow } from '../ui/Ticks';

type Page = NonNullable<Queries.ServicePageQuery['service']>;

const Hero = styled(Wrap)<{ $tool?: boolean }>`
  padding-block: clamp(0.5rem, 1.5vw, 1.5rem) ${({ $tool }) => ($tool ? '0.5rem' : 'clamp(2rem, 4vw, 4rem)')};
  ${below.tablet} {
    padding-block-start: 0.25rem;
  }
  h1 {
    margin-block: 0.5rem 1rem;
  }
  .words > * + * {
    margin-top: 1.5rem;
  }
  .words > h1 + p {
    margin-top: 0;
  }
  ${({ $tool }) => $tool && shortHead}
  /* Beside buttons alone a tall picture would stand in an empty room. */
  &.buttons img {
    aspect-ratio: 2/1;
  }
`;
const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 1rem;
  b {
    font: 700 min(clamp(4.5rem, 3.4rem + 4.6vw, 7rem), 26vw) / 0.9 ${token('font-display')};
    letter-spacing: -0.035em;
  }
  span {
    color: ${token('ink-700')};
    line-height: 1.35;
  }
`;
const Tile = styled.div`
  ${tiles}
  border-radius: ${token('r-xl')};
  overflow: hidden;
`;
const Shown = styled.div`
  img {
    border-radius: ${token('r-xl')};
    width: 100%;
    aspect-ratio: 3/2;
    object-fit: cover;
  }
  ${from.tablet} {
    img {
      aspect-ratio: 5/4;
    }
  }
`;

const Words = styled.div`
  > * + * {
    margin-top: 1.25rem;
  }
`;

const OfferHead = ({ offer }: { offer: Queries.OfferPartsFragment }) => (
  <p {...whileRunning(offer)}>
    <Badge>
      <OfferWords offer={offer} />
    </Badge>
  </p>
);

/** What stands beside the heading: the open boiler where the offer leads, else the page's picture or its drawing. */
function Beside({ page, drawing }: { page: Page; drawing: string }) {
  const { drawings } = useSite().words;
  const image = page.picture?.childImageSharp?.gatsbyImageData;
  if (page.offer)
    return (
      <Wall>
        <OpenBoiler label={drawing} display={drawings.display} />
      </Wall>
    );
  if (image)
    return (
      <Shown>
        <Picture
          image={image}
          alt={page.pictureAlt ?? ''}
          sizes="(min-width:78rem) 34rem, (min-width:48rem) 45vw, 92vw"
          first
        />
      </Shown>
    );
  return (
    <Tile>
      <Scene name={page.drawing as SceneName} />
    </Tile>
  );
}

function Feature({ feature }: { feature: NonNullable<Page['feature']> }) {
  const image = feature.picture?.childImageSharp?.gatsbyImageData;
  return (
    <Section $surface="mist">
      <Wrap>
        <Columns $even>
          <Words>
            <h2>{feature.heading}</h2>
            <Prose as={Lead} html={feature.text} />
            <ArrowLink {...feature.link} />
          </Words>
          {image && (
            <Shown>
              <Picture image={image} alt={feature.pictureAlt} sizes="(min-width:60rem) 34rem, 92vw" />
            </Shown>
          )}
        </Columns>
      </Wrap>
    </Section>
  );
}

interface Props extends Pick<PageProps<Queries.ServicePageQuery>, 'data' | 'location'> {
  /** What leads the page, directly under the heading: the estimate, in the template `installation.tsx`. */
  tool?: ReactNode;
}

export default function ServicePage({ data, location, tool }: Props) {
  const { service: page, offer, company } = data;
  const { words } = useSite();
  if (!page || !offer || !company) return null;
  const form = formOf(page.booking);
  // Who has water or waste on the floor calls; who compares books.
  const line = page.phoneLine as CompanyLine;
  const isEmergency = line === 'emergency';
  const call = <CallButton key="call" $look={isEmergency ? 'primary' : 'secondary'} $large />;
  const book = <BookButton key="book" $look={isEmergency || tool ? 'secondary' : 'primary'} $large />;
  const buttons = (
    <>
      <Row>
        {isEmergency ? [call, book] : [book, call]}
        <EmailButton $look="secondary" $large />
      </Row>
      <FactRow items={page.facts} />
    </>
  );
  return (
    <Layout
      path={location.pathname}
      line={line}
      booking={{
        dialog: dialogId(form),
        label: page.offer ? words.buttons.book : words.buttons.quote,
      }}
      floating={page.floating as 'none'}
      dialogs={<Island name="booking" of={Booking} props={{ form, line }} />}
    >
      <Breadcrumb trail={trailOf(page)} hasBackLink={page.backLink ?? false} />
      <Hero $tool={tool !== undefined}>
        <Columns>
          <div className="words">
            {page.backLink && <BackLink to="/services" />}
            {page.offer && <OfferHead offer={offer} />}
            <h1>{page.title}</h1>
            <Prose as={Lead} html={page.lead} />
            {page.offer && (
              <Price {...whileRunning(offer)}>
                <b>{offer.price.text}</b>
                <span>
                  {offer.text}, {words.prices.vatShort}
                </span>
              </Price>
            )}
            {!tool && buttons}
          </div>
          {!tool && <Beside page={page} drawing={offer.drawing} />}
        </Columns>
      </Hero>
      {tool && (
        <>
          <Wrap>{tool}</Wrap>
          <Hero className="buttons">
            <Columns>
              <div className="words">
                {page.leadBelow && <Prose as={Lead} html={page.leadBelow} />}
                {buttons}
              </div>
              <Beside page={page} drawing={offer.drawing} />
            </Columns>
          </Hero>
        </>
      )}
      {page.feature && <Feature feature={page.feature} />}
      <Blocks blocks={asBlocks(page.blocks)} data={data} />
    </Layout>
  );
}

const trailOf = ({ route, linkText }: Page) => [{ to: '/services' }, { to: route, label: linkText }];

export function Head({ data, location }: HeadProps<Queries.ServicePageQuery>) {
  const { service: page, company } = data;
  if (!page || !company) return null;
  const thing = service(company.siteUrl, {
    path: page.route,
    name: page.title,
    serviceType: page.serviceType,
    description: page.seo.description,
    base: company.base,
    areas: company.areas,
    offers: (page.offers ?? []).flatMap(({ name, price: { low, high } }) =>
      low === null ? [] : [{ name, low, ...(high !== null && { high }) }],
    ),
  });
  return <Seo path={location.pathname} {...page.seo} trail={trailOf(page)} things={[thing]} />;
}

export const query = graphql`
  fragment ServiceParts on Query {
    service(id: { eq: $id }) {
      route
      title
      linkText
      seo {
        title
        description
      }
      lead
      leadBelow
      facts
      backLink
      offer
      booking
      phoneLine
      floating
      drawing
      pictureAlt
      picture {
        childImageSharp {
          gatsbyImageData(width: 1200, breakpoints: [360, 480, 800, 1200])
        }
      }
      feature {
        heading
        text
        pictureAlt
        picture {
          childImageSharp {
            gatsbyImageData(width: 1200, breakpoints: [360, 480, 800, 1200])
          }
        }
        link {
          to
          label
        }
      }
      serviceType
      offers {
        name
        price {
          low
          high
        }
      }
      blocks
    }
    offer {
      ...OfferParts
    }
    company {
      siteUrl
      base
      areas
    }
    ...BlockData
  }
  query ServicePage($id: String!) {
    ...ServiceParts
  }
`;
