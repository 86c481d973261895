import type { Safety } from '../../content/lists/safety';
import { asBlocks } from '../blocks/rendered-blocks';
import { slugify } from '../../tools/shared/text';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { ReactNode } from 'react';
import { BlockDataProvider } from '../blocks/block-data';
import { Blocks } from '../blocks/Blocks';
import { GasSafety, Triage } from '../blocks/safety';
import { BeforeSteps } from '../guide/BeforeSteps';
import { GuideAside } from '../guide/GuideAside';
import { GuideBody, GuideHead } from '../guide/guide-layout';
import { asDrawing, StepDrawing } from '../brand/drawings/StepDrawing';
import { gaugeProps } from '../guide/gauge-query';
import { FaultEndings, StepAnswers } from '../guide/FaultSteps';
import { UrgentSteps } from '../guide/UrgentSteps';
import { faultStepId } from '../domain/fault-tree';
import Gauge from '../islands/gauge';
import { Island } from '../../tools/islands';
import { BackLink } from '../layout/BackLink';
import { Breadcrumb } from '../layout/Breadcrumb';
import { BookButton } from '../layout/contact-buttons';
import { Layout } from '../layout/Layout';
import { useSite } from '../site-data/use-site';
import { article } from '../seo/json-ld';
import { cardAddress } from '../seo/social-card-address';
import { Seo } from '../seo/Seo';
import { Lead, Wrap } from '../ui/page-grid';
import { Row } from '../ui/Row';
import { Prose } from '../ui/Prose';
import { Steps } from '../ui/Steps';
import { FactRow } from '../ui/FactRow';
import { StopSigns, Ticks } from '../ui/Ticks';
import { Dated } from '../layout/Dated';
import { Video, VideoPlaceholder } from '../brand/Video';

type Page = NonNullable<Queries.GuidePartsFragment['guide']>;

const trailOf = ({ route, linkText }: Page) => [{ to: '/guides' }, { to: route, label: linkText }];

interface Props extends Pick<PageProps<Queries.GuidePartsFragment>, 'data' | 'location'> {
  /** The island that asks a guide's questions one at a time. */
  faults?: ReactNode;
  dialogs?: ReactNode;
}

/** Renders the page of a guide. */
export default function GuidePage({ data, location, faults, dialogs }: Props) {
  const page = data.guide;
  const { words } = useSite();
  if (!page) return null;
  const { finder, steps } = page;
  const safety = data.safety?.words as Safety | undefined;
  // Puts urgent instructions before everything about the guide.
  const about = (
    <>
      <Prose as={Lead} html={page.lead} />
      <FactRow items={[page.time, page.skill]} icons={['clock', 'gauge']} />
      <Row className="no-print">
        <BookButton label={words.buttons.getQuote} withNumber $look="secondary" />
      </Row>
    </>
  );
  return (
    <Layout path={location.pathname} line={page.urgent ? 'emergency' : 'office'} dialogs={dialogs}>
      <BlockDataProvider value={data}>
        <Breadcrumb trail={trailOf(page)} hasBackLink />
        <Wrap>
          <GuideHead>
            <BackLink to="/guides" />
            <h1>{page.title}</h1>
            {!page.urgent && about}
          </GuideHead>
          {page.urgent && (
            <UrgentSteps urgent={page.urgent} photo={{ label: words.buttons.photo, subject: page.linkText }} />
          )}
          {page.urgent && <GuideHead as="div">{about}</GuideHead>}
          <GuideBody $site={(data.company?.siteUrl ?? '').replace(/^https?:\/\//, '')}>
            <article>
              {finder && (
                <section className="finder">
                  <h2 id={slugify(finder.heading)}>{finder.heading}</h2>
                  <Prose html={finder.text} className="no-print" />
                  {faults}
                </section>
              )}
              {page.triage && (
                <section>
                  <h2>{safety?.triage.heading}</h2>
                  <Triage book={page.triage.book} />
                </section>
              )}
              {page.gasSafety && (
                <section>
                  <GasSafety />
                </section>
              )}
              <BeforeSteps guide={page} needs={words.guide.needs} />
              <section>
                <h2 id={slugify(page.stepsHeading)}>{page.stepsHeading}</h2>
                <Steps
                  items={steps.map(({ drawing, asks: ask, ...step }) => ({
                    ...step,
                    drawing: drawing && <StepDrawing {...asDrawing(drawing)} />,
                    id: ask ? faultStepId(ask.name) : undefined,
                    below: ask && finder && safety && <StepAnswers {...{ ask, finder, steps, gas: safety.gas }} />,
                  }))}
                />
              </section>
              {finder && safety && <FaultEndings finder={finder} gas={safety.gas} />}
              {page.gauge && (
                <section className="gauge">
                  <h2 id={slugify(page.gauge.heading)}>{page.gauge.heading}</h2>
                  <Prose html={page.gauge.text} />
                  <Island name="gauge" of={Gauge} props={gaugeProps(page.gauge)} />
                </section>
              )}
              {page.more && <Blocks blocks={asBlocks(page.more)} data={data} place="column" />}
              {page.video && (
                <section className="no-print">
                  <h2>{words.guide.video}</h2>
                  {page.recording ? (
                    <Video caption={page.video} {...page.recording} words={words.videos} />
                  ) : (
                    <VideoPlaceholder label={words.guide.noVideo} caption={page.video} />
                  )}
                </section>
              )}
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
              <Dated {...page} />
            </article>
            <GuideAside subject={page.linkText} related={page.related} words={words.guide} />
          </GuideBody>
        </Wrap>
      </BlockDataProvider>
    </Layout>
  );
}

export function Head({ data, location }: HeadProps<Queries.GuidePartsFragment>) {
  const { guide: page, company } = data;
  if (!page || !company) return null;
  // The card shows one of the drawings.
  const steps = [...(page.urgent?.steps ?? []), ...page.steps];
  const image = steps.some(({ drawing }) => drawing) ? cardAddress(page.route) : undefined;
  const thing = article(company, page, image);
  return <Seo path={location.pathname} {...page.seo} trail={trailOf(page)} things={[thing]} type="article" />;
}

export const query = graphql`
  query GuidePage($id: String!, $needsBlockData: Boolean!, $needsSafety: Boolean!) {
    ...GuideParts
  }
  fragment GuideParts on Query {
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
      author
      lead
      time
      skill
      urgent {
        heading
        steps {
          title
          text
          drawing
          where {
            label
            items
          }
        }
      }
      triage {
        book
      }
      gasSafety
      caution {
        lead
        text
      }
      needs
      photo {
        pictureAlt
        picture {
          childImageSharp {
            gatsbyImageData(width: 1200, breakpoints: [360, 480, 800, 1200])
          }
        }
      }
      stepsHeading
      steps {
        title
        text
        cases
        drawing
      }
      ...Faults
      finder {
        goTo
        endingsHeading
      }
      gauge {
        heading
        text
        ...Gauge
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
      owner {
        name
        role
      }
      placeholders
    }
    safety @include(if: $needsSafety) {
      words
    }
    ...BlockData @include(if: $needsBlockData)
  }
`;
