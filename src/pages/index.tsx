import type { Safety } from '../../content/lists/safety';
import { asBlocks } from '../blocks/rendered-blocks';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import styled from 'styled-components';
import { Blocks } from '../blocks/Blocks';
import { ContactTiles } from '../home/ContactTiles';
import { GasDangers } from '../blocks/safety';
import { House } from '../home/House';
import { StartCards } from '../home/StartCards';
import { dialogId } from '../domain/dialog-ids';
import Booking from '../islands/booking';
import { Island } from '../../tools/islands';
import { BookButton, CallButton } from '../layout/contact-buttons';
import { Layout } from '../layout/Layout';
import { OfferStrip } from '../layout/OfferStrip';
import { Rating } from '../brand/Rating';
import { useSite } from '../site-data/use-site';
import { Seo } from '../seo/Seo';
import { below, from, token } from '../theme/tokens';
import { Lead, Wrap } from '../ui/page-grid';
import { Row } from '../ui/Row';
import { opens } from '../ui/controls/opens';
import { Prose } from '../ui/Prose';
import { FactRow } from '../ui/FactRow';

const quote = dialogId('home-quote');
const service = dialogId('home-service');

const Hero = styled(Wrap)`
  padding-block: clamp(1.75rem, 3.6vw, 3.25rem) clamp(2rem, 3.6vw, 3rem);
  h1 {
    font-size: ${token('display')};
    letter-spacing: -0.035em;
    line-height: 1.01;
    margin-block: 1rem 1.25rem;
  }
  h1 span {
    display: block;
  }
  .rating {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.5rem;
    font-size: 0.9375rem;
    font-weight: 600;
  }
  .lead ~ * {
    margin-top: 2rem;
  }
  display: grid;
  gap: 1.25rem clamp(2rem, 5vw, 5rem);
  > * {
    min-width: 0;
  }
  ${below.tablet} {
    padding-top: 1rem;
    h1 {
      margin-block: 0.5rem 0;
    }
    .lead {
      margin-top: 0.5rem;
    }
    .lead ~ * {
      margin-top: 1.5rem;
    }
    .more,
    > section:first-of-type {
      order: 1;
    }
    .actions > * {
      flex: 1 1 auto;
    }
  }
  ${from.tablet} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
    /* An answer that opens moves nothing beside the house. */
    grid-template-rows: auto 1fr;
    h1 {
      align-self: end;
    }
    > section:first-of-type {
      grid-area: 1/2/3;
      /* Not in the middle: the drawing would move from under the pointer as an answer opens below it. */
      align-self: start;
    }
    > section:last-child {
      grid-column: 1/-1;
    }
  }
  /* Firefox draws parts of a grid over each other where a sheet ends. */
  @media print {
    display: block;
    > * {
      margin-bottom: 1rem;
    }
  }
`;

export default function HomePage({ data, location }: PageProps<Queries.HomePageQuery>) {
  const { homePage: page, house, offer, safety } = data;
  const { buttons } = useSite().words;
  if (!page || !house || !offer || !safety) return null;
  return (
    <Layout
      path={location.pathname}
      line="emergency"
      booking={{ dialog: quote, label: buttons.quote }}
      quoteDials
      strip={
        <OfferStrip offer={offer}>
          <button {...opens(service)}>{buttons.book}</button>
        </OfferStrip>
      }
      dialogs={
        <>
          <Island name="booking" of={Booking} props={{ form: 'home-quote', line: 'emergency' }} />
          <Island name="booking" of={Booking} props={{ form: 'home-service', line: 'emergency' }} />
        </>
      }
    >
      <Hero>
        <div>
          <p className="rating">
            <Rating stars={page.stars.low ?? 0} />
            <span>{page.rating}</span>
          </p>
          <h1>
            {page.title.map((words) => (
              <span key={words}>{words} </span>
            ))}
          </h1>
        </div>
        <div className="more">
          <Prose as={Lead} className="lead" html={page.lead} />
          <Row className="actions">
            <CallButton $large />
            <BookButton $look="secondary" $large />
          </Row>
          <FactRow
            items={page.facts.map((html) => (
              <Prose key={html} as="span" html={html} />
            ))}
          />
        </div>
        <House house={house} gas={<GasDangers gas={(safety.words as Safety).gas} />} />
        <StartCards label={page.start} entries={page.entries} dialog={service} />
      </Hero>
      <Blocks blocks={asBlocks(page.blocks)} data={data} />
      <ContactTiles contact={page.contact} />
    </Layout>
  );
}

export const Head = ({ data }: HeadProps<Queries.HomePageQuery>) =>
  data.homePage && <Seo path="/" {...data.homePage.seo} />;

export const query = graphql`
  query HomePage {
    homePage {
      title
      seo {
        title
        description
      }
      rating
      stars {
        low
      }
      start
      lead
      facts
      entries {
        emergency {
          title
          text
        }
        service {
          title
          text
        }
        heat {
          title
          text
          to
        }
        boiler {
          title
          text
          to
        }
      }
      blocks
      contact {
        heading
        phone {
          title
          text
        }
        online {
          title
          text
        }
        email {
          title
          text
        }
      }
    }
    house {
      ...HouseParts
    }
    offer {
      ...OfferParts
    }
    ...BlockData
  }
`;
