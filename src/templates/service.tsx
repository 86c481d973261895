import { asBlocks } from '../blocks/rendered-blocks';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { ReactNode } from 'react';
import { Blocks } from '../blocks/Blocks';
import { dialogId, formOf } from '../domain/dialog-ids';
import Booking from '../islands/booking';
import { Island } from '../../tools/islands';
import { BackLink } from '../layout/BackLink';
import { Breadcrumb } from '../layout/Breadcrumb';
import { BookButton, CallButton, EmailButton } from '../layout/contact-buttons';
import { Layout } from '../layout/Layout';
import { RelayLine } from '../layout/OtherWays';
import { OfferWords, whileRunning } from '../layout/OfferStrip';
import { useSite } from '../site-data/use-site';
import { service } from '../seo/json-ld';
import { Seo } from '../seo/Seo';
import { Badge } from '../ui/Badge';
import { Beside } from '../service/Beside';
import { Evidence } from '../service/Evidence';
import { Feature } from '../service/Feature';
import { Hero, Price } from '../service/service-layout';
import { Columns, Lead, Wrap } from '../ui/page-grid';
import { Row } from '../ui/Row';
import { Prose } from '../ui/Prose';
import { FactRow } from '../ui/FactRow';

type Page = NonNullable<Queries.ServicePageQuery['service']>;

const OfferHead = ({ offer }: { offer: Queries.OfferPartsFragment }) => (
  <p {...whileRunning(offer)}>
    <Badge>
      <OfferWords offer={offer} />
    </Badge>
  </p>
);

interface Props extends Pick<PageProps<Queries.ServicePageQuery>, 'data' | 'location'> {
  /** Shown directly below the heading: the estimate, in the template `installation.tsx`. */
  tool?: ReactNode;
}

export default function ServicePage({ data, location, tool }: Props) {
  const { service: page, offer, company } = data;
  const { words } = useSite();
  if (!page || !offer || !company) return null;
  const form = formOf(page.booking);
  // On pages for emergencies the call button is the primary one, on others the booking button, and beside the estimate neither.
  const line = page.phoneLine;
  const isEmergency = line === 'emergency';
  const repair = asBlocks(page.blocks).find((block) => block.kind === 'repair');
  const call = <CallButton key="call" $look={isEmergency ? 'primary' : 'secondary'} $large />;
  const book = <BookButton key="book" $look={isEmergency || tool ? 'secondary' : 'primary'} $large />;
  const buttons = (
    <>
      <Row>
        {isEmergency ? [call, book] : [book, call]}
        <EmailButton $look="secondary" $large />
      </Row>
      {isEmergency && <RelayLine />}
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
      floating={page.floating}
      dialogs={
        <>
          <Island name="booking" of={Booking} props={{ form, line }} />
          {repair && (
            <Island
              name="booking"
              of={Booking}
              props={{ form: 'servicing-quote', line, summary: `${repair.summary} ` }}
            />
          )}
        </>
      }
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
                <b translate="no">{offer.price.text}</b>
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
      <Evidence service={page.route} photos={data.photos} testimonials={data.testimonials} />
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
      pictureFocus
      picture {
        childImageSharp {
          gatsbyImageData(width: 1200, breakpoints: [360, 480, 800, 1200])
        }
      }
      feature {
        heading
        text
        pictureAlt
        pictureFocus
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
    ...JobPhotos
    ...BlockData
  }
  query ServicePage($id: String!) {
    ...ServiceParts
  }
`;
