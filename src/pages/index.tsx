import { telLink } from '../content/words';
import { asBlocks } from '../content/filled';
import { graphql, type HeadProps, Link, type PageProps } from 'gatsby';
import styled from 'styled-components';
import { Blocks } from '../blocks/Blocks';
import { BookingDialog } from '../booking/BookingDialog';
import { dialogId } from '../booking/dialogs';
import { BookButton, CallButton, EmailButton } from '../layout/Call';
import { Layout } from '../layout/Layout';
import { OfferStrip } from '../layout/OfferStrip';
import { useSite } from '../layout/use-site';
import { Seo } from '../seo/Seo';
import { below, from, token } from '../theme/tokens';
import { Stars } from '../ui/Badge';
import { HeroBoiler } from '../ui/drawings/HeroBoiler';
import { Icon } from '../ui/Icon';
import { Columns, Lead, Row, Section, Wall, Wrap } from '../ui/layout';
import { opens } from '../ui/opens';
import { Prose } from '../ui/Prose';
import { FactRow } from '../ui/Ticks';

type Page = NonNullable<Queries.HomePageQuery['homePage']>;
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
    align-items: center;
    gap: 0.5rem;
    font-size: 0.9375rem;
    font-weight: 600;
  }
  .lead ~ * {
    margin-top: 2rem;
  }
  ${below.tablet} {
    .words {
      display: flex;
      flex-direction: column;
      align-items: start;
    }
    .lead ~ * {
      margin-top: 1.5rem;
    }
    .facts {
      order: 1;
    }
    .actions {
      order: 2;
      width: 100%;
      > * {
        flex: 1 1 9rem;
      }
    }
  }
`;

const Entries = styled.div`
  display: grid;
  gap: 1rem;
  position: relative;
  > * {
    min-width: 0;
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0.25rem 1rem;
    align-content: start;
    text-align: left;
    padding: 1.25rem 1.5rem;
    border: 1px solid ${token('line-200')};
    border-radius: ${token('r-l')};
    background: ${token('enamel')};
    text-decoration: none;
    position: relative;
    cursor: pointer;
    transition:
      border-color 0.15s,
      box-shadow 0.2s;
  }
  > *:hover {
    border-color: ${token('ink-900')};
    box-shadow: ${token('shadow-1')};
  }
  h2,
  > * > b {
    font: 700 ${token('h3')} / 1.25 ${token('font-text')};
    letter-spacing: -0.01em;
  }
  p,
  > * > small {
    grid-column: 1;
    color: ${token('ink-700')};
    font-size: 1rem;
    line-height: 1.45;
  }
  > * > span {
    grid-row: 1/3;
    grid-column: 2;
    align-self: center;
    font-size: 1.2rem;
    color: ${token('copper-600')};
  }
  .now {
    background: ${token('copper-600')};
    border-color: ${token('copper-600')};
  }
  .now:hover {
    background: ${token('copper-700')};
  }
  .now,
  .now p,
  .now span {
    color: #fff;
  }
  ${from.wide} {
    grid-template-columns: repeat(3, 1fr);
    gap: 1.5rem;
    padding-top: 2.5rem;
    > * {
      padding: 1.75rem 1.5rem;
    }
    &::before,
    &::after {
      content: '';
      position: absolute;
      top: 0;
      left: calc((100% - 3rem) / 6 - 6px);
      right: calc((100% - 3rem) / 6 - 6px);
      height: 2.5rem;
      border: 12px solid ${token('copper-500')};
      border-bottom: 0;
      border-radius: 22px 22px 0 0;
    }
    &::after {
      border: 3px solid ${token('copper-300')};
      border-bottom: 0;
      translate: 2px 2px;
      right: calc((100% - 3rem) / 6 + 1px);
      border-radius: 20px 14px 0 0;
    }
    > *:nth-child(2)::before {
      content: '';
      position: absolute;
      left: 50%;
      margin-left: -6px;
      top: -2rem;
      width: 12px;
      height: 2rem;
      background: linear-gradient(
        90deg,
        ${token('copper-500')} 2px,
        ${token('copper-300')} 2px 5px,
        ${token('copper-500')} 5px
      );
    }
    > *::after {
      content: '';
      position: absolute;
      left: 50%;
      margin-left: -11px;
      top: -11px;
      width: 22px;
      height: 11px;
      border-radius: 3px 3px 0 0;
      background: ${token('copper-700')};
      z-index: 1;
    }
  }
`;

const Tiles = styled.div`
  display: grid;
  gap: 1.25rem;
  margin-top: clamp(1.5rem, 3vw, 2.5rem);
  ${from.wide} {
    grid-template-columns: repeat(3, 1fr);
  }
  > div {
    padding: 1.75rem;
    border-radius: ${token('r-l')};
    display: flex;
    flex-direction: column;
    gap: 0.5rem;
    border: 1px solid ${token('line-200')};
  }
  > div > span:first-child {
    font-size: 1.4rem;
    color: ${token('copper-600')};
    margin-bottom: 0.5rem;
  }
  p {
    color: ${token('ink-700')};
    margin-bottom: 1rem;
  }
  > div > a,
  > div > button {
    margin-top: auto;
  }
`;

function Start({ label, entries }: { label: string; entries: Page['entries'] }) {
  const { phones } = useSite().company;
  const { emergency, service: annual, boiler } = entries;
  return (
    <Wrap as="section" aria-label={label}>
      <Entries>
        <a className="now" href={telLink(phones.emergency.number)}>
          <h2>{emergency.title}</h2>
          <Prose html={emergency.text} />
          <Icon name="phone" />
        </a>
        {/* A button may hold no headings or paragraphs; its name is all of its words. */}
        <button {...opens(service)}>
          <b>{annual.title}</b>
          <Prose as="small" html={annual.text} />
          <Icon name="calendar" />
        </button>
        <Link to={boiler.to}>
          <h2>{boiler.title}</h2>
          <Prose html={boiler.text} />
          <Icon name="arrow-right" />
        </Link>
      </Entries>
    </Wrap>
  );
}

const Contact = ({ contact }: { contact: Page['contact'] }) => (
  <Section id="contact">
    <Wrap>
      <h2>{contact.heading}</h2>
      <Tiles>
        <div>
          <Icon name="phone" />
          <h3>{contact.phone.title}</h3>
          <Prose html={contact.phone.text} />
          <CallButton line="emergency" />
        </div>
        <div>
          <Icon name="calendar" />
          <h3>{contact.online.title}</h3>
          <Prose html={contact.online.text} />
          <BookButton label={useSite().words.buttons.bookOnline} $look="secondary" />
        </div>
        <div>
          <Icon name="mail" />
          <h3>{contact.email.title}</h3>
          <Prose html={contact.email.text} />
          <EmailButton $look="secondary" />
        </div>
      </Tiles>
    </Wrap>
  </Section>
);

export default function HomePage({ data, location }: PageProps<Queries.HomePageQuery>) {
  const { homePage: page, offer } = data;
  const { buttons } = useSite().words;
  if (!page || !offer) return null;
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
          <BookingDialog form="home-quote" />
          <BookingDialog form="home-service" />
        </>
      }
    >
      <Hero>
        <Columns>
          <div className="words">
            <p className="rating">
              <Stars count={5} />
              <span>{page.rating}</span>
            </p>
            <h1>
              {page.title.map((words) => (
                <span key={words}>{words} </span>
              ))}
            </h1>
            <Prose as={Lead} className="lead" html={page.lead} />
            <Row className="actions">
              <CallButton $large />
              <BookButton $look="secondary" $large />
            </Row>
            <FactRow items={page.facts} />
          </div>
          <Wall>
            <HeroBoiler label={page.drawing} />
          </Wall>
        </Columns>
      </Hero>
      <Start label={page.start} entries={page.entries} />
      <Blocks blocks={asBlocks(page.blocks)} data={data} />
      <Contact contact={page.contact} />
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
      drawing
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
    offer {
      ...OfferParts
    }
    ...BlockData
  }
`;
