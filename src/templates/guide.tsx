import { asBlocks } from '../content/filled';
import { slugify } from '../content/words';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import styled from 'styled-components';
import { BlockDataProvider } from '../blocks/block-data';
import { Blocks } from '../blocks/Blocks';
import { GasSafety, Triage } from '../blocks/safety';
import { BackLink } from '../layout/BackLink';
import { Breadcrumb } from '../layout/Breadcrumb';
import { BookButton, CallButton, EmailButton } from '../layout/Call';
import { Layout } from '../layout/Layout';
import { useSite } from '../layout/use-site';
import { article } from '../seo/json-ld';
import { Seo } from '../seo/Seo';
import { below, from, low, token } from '../theme/tokens';
import { Callout } from '../ui/Callout';
import { Lead, Row, stays, Wrap } from '../ui/layout';
import { LinkList } from '../ui/Links';
import { Box, Panel } from '../ui/Panel';
import { Prose } from '../ui/Prose';
import { Steps } from '../ui/Steps';
import { FactRow, StopSigns, Ticks } from '../ui/Ticks';
import { Video, VideoPlaceholder } from '../ui/Video';

type Page = NonNullable<Queries.GuidePageQuery['guide']>;

const Head1 = styled.header`
  padding-block: 1rem clamp(1.5rem, 3vw, 2.5rem);
  ${below.tablet} {
    padding-block-start: 0.25rem;
  }
  h1 {
    margin: 0.5rem 0 1rem;
    max-width: 18ch;
  }
  ${low} {
    padding-block-end: 0.25rem;
  }
  &:is(div) {
    padding-block: clamp(1.5rem, 3vw, 2.5rem) 0;
  }
  > * + ul,
  > * + div {
    margin-top: 1.25rem;
  }
`;

const Urgent = styled(Panel)`
  h2 {
    font-size: clamp(1.5rem, 1.3rem + 1vw, 2rem);
  }
  ${low} {
    padding-block: 1rem;
    row-gap: 0.75rem;
    h2 {
      font-size: 1.25rem;
    }
  }
  ol {
    display: grid;
    gap: 1rem 2.5rem;
    counter-reset: urgent;
    ${from.wide} {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  li {
    counter-increment: urgent;
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.125rem 1rem;
    align-content: start;
  }
  li::before {
    content: counter(urgent);
    grid-row: 1/3;
    font: 700 3rem/1 ${token('font-display')};
    color: ${token('copper-300')};
    min-width: 1.75rem;
  }
  p {
    color: ${token('on-dark')};
    line-height: 1.45;
  }
`;

const Body = styled.div`
  display: grid;
  gap: 3rem 5rem;
  padding-block: clamp(2rem, 4vw, 4rem);
  > * {
    min-width: 0;
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 21rem;
    > aside {
      ${stays}
    }
  }
  article > section + section,
  article > h2 + ol,
  article > * + section {
    margin-top: 3rem;
  }
  section > h2 {
    margin-bottom: 1.5rem;
  }
  aside {
    display: grid;
    gap: 1.5rem;
  }
  aside nav h2 {
    font: 700 ${token('h3')} / 1.25 ${token('font-text')};
    letter-spacing: -0.01em;
    padding-bottom: 0.75rem;
  }
  @media print {
    display: block;
    padding: 12pt 0;
    article > section + section {
      margin-top: 14pt;
    }
  }
`;

const Needs = styled.ul`
  columns: 16rem;
  column-gap: 2rem;
  li {
    padding: 0.5rem 0;
    border-top: 1px solid ${token('line-200')};
    break-inside: avoid;
  }
  @media print {
    columns: 2;
    li {
      border: 0;
      padding: 1pt 0;
    }
  }
`;

const trailOf = ({ route, linkText }: Page) => [{ to: '/guides' }, { to: route, label: linkText }];

export default function GuidePage({ data, location }: PageProps<Queries.GuidePageQuery>) {
  const page = data.guide;
  const { words } = useSite();
  if (!page) return null;
  // Somebody whose ceiling drips reads what to do before anything about the guide.
  const about = (
    <>
      <Prose as={Lead} html={page.lead} />
      <FactRow items={[page.time, page.skill]} icons={['clock', 'gauge']} />
      <Row className="no-print">
        <BookButton label={words.buttons.getQuote} $look="secondary" />
      </Row>
    </>
  );
  return (
    <Layout path={location.pathname} line={page.urgent ? 'emergency' : 'office'}>
      <BlockDataProvider value={data}>
        <Breadcrumb trail={trailOf(page)} hasBackLink />
        <Wrap>
          <Head1>
            <BackLink to="/guides" />
            <h1>{page.title}</h1>
            {!page.urgent && about}
          </Head1>
          {page.urgent && (
            <Urgent as="section" className="on-dark" aria-labelledby="urgent">
              <h2 id="urgent">{page.urgent.heading}</h2>
              <ol className="urgent">
                {page.urgent.steps.map(({ title, text }) => (
                  <li key={title}>
                    <h3>{title}</h3>
                    <Prose html={text} />
                  </li>
                ))}
              </ol>
              <Row className="no-print">
                <CallButton $large />
                <EmailButton label={words.buttons.photo} subject={page.linkText} $look="inverse" $large />
              </Row>
            </Urgent>
          )}
          {page.urgent && <Head1 as="div">{about}</Head1>}
          <Body>
            <article>
              {page.triage && (
                <section>
                  <h2>{data.safety?.triage.heading}</h2>
                  <Triage book="/services/boiler-servicing-surrey" />
                </section>
              )}
              {page.gasSafety && (
                <section>
                  <GasSafety />
                </section>
              )}
              {page.caution && (
                <section>
                  <Callout tone="care">
                    <p>
                      <b>{page.caution.lead}</b> <Prose as="span" html={page.caution.text} />
                    </p>
                  </Callout>
                </section>
              )}
              {page.needs && (
                <Box>
                  <h2>{words.guide.needs}</h2>
                  <Needs>
                    {page.needs.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </Needs>
                </Box>
              )}
              <section>
                <h2 id={slugify(page.stepsHeading)}>{page.stepsHeading}</h2>
                <Steps items={page.steps} />
              </section>
              {page.more && <Blocks blocks={asBlocks(page.more)} data={data} place="column" />}
              <section className="no-print">
                <h2>{words.guide.video}</h2>
                {page.recording ? (
                  <Video caption={page.video} {...page.recording} words={words.videos} />
                ) : (
                  <VideoPlaceholder label={words.guide.noVideo} caption={page.video} />
                )}
              </section>
              <section>
                <h2 id={slugify(words.guide.stopAndCall)}>{words.guide.stopAndCall}</h2>
                <StopSigns items={page.stopAndCall} />
              </section>
              {page.prevention && (
                <section>
                  <h2 id={slugify(page.prevention.heading)}>{page.prevention.heading}</h2>
                  <Ticks items={page.prevention.items.map((html) => ({ html }))} />
                </section>
              )}
            </article>
            <aside className="no-print" aria-label={words.guide.beside}>
              <Box>
                <h2>{words.guide.help}</h2>
                <p>{words.guide.helpText}</p>
                <Row>
                  <CallButton />
                  <EmailButton subject={page.linkText} $look="secondary" />
                </Row>
              </Box>
              <nav aria-labelledby="related">
                <h2 id="related">{words.guide.related}</h2>
                <LinkList items={page.related} />
              </nav>
            </aside>
          </Body>
        </Wrap>
      </BlockDataProvider>
    </Layout>
  );
}

export function Head({ data, location }: HeadProps<Queries.GuidePageQuery>) {
  const { guide: page, company } = data;
  if (!page || !company) return null;
  const { title: headline, published, updated } = page;
  const thing = article(company.siteUrl, {
    path: page.route,
    headline,
    description: page.seo.description,
    published,
    updated,
  });
  return <Seo path={location.pathname} {...page.seo} trail={trailOf(page)} things={[thing]} type="article" />;
}

export const query = graphql`
  query GuidePage($id: String!) {
    guide(id: { eq: $id }) {
      route
      title
      linkText
      seo {
        title
        description
      }
      published
      updated
      lead
      time
      skill
      urgent {
        heading
        steps {
          title
          text
        }
      }
      triage
      gasSafety
      caution {
        lead
        text
      }
      needs
      stepsHeading
      steps {
        title
        text
      }
      more
      prevention {
        heading
        items
      }
      stopAndCall
      video
      recording {
        file
        captions
        poster
      }
      related {
        to
        label
      }
    }
    company {
      siteUrl
    }
    ...BlockData
  }
`;
