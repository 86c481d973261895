import { graphql, type HeadProps, Link, type PageProps } from 'gatsby';
import { useEffect, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { BlockDataProvider } from '../blocks/block-data';
import { GasSafety } from '../blocks/safety';
import { closestPages } from '../content/closest';
import { CallButton } from '../layout/Call';
import { Layout } from '../layout/Layout';
import { useSite } from '../layout/use-site';
import { Seo } from '../seo/Seo';
import { token } from '../theme/tokens';
import { BrokenPipe } from '../ui/drawings/BrokenPipe';
import { ButtonLink } from '../ui/Button';
import { Lead, Row, VisuallyHidden, Wrap } from '../ui/layout';
import { ArrowLink, LinkList } from '../ui/Links';
import { Prose } from '../ui/Prose';

// As wide as the window: the pipe runs on to its edge.
const Page = styled.div`
  overflow-x: clip;
`;

const Column = styled(Wrap)`
  padding-block: clamp(2rem, 5vw, 5rem) clamp(4rem, 8vw, 7rem);
  .oops {
    font: 700 ${token('h1')} / 1.08 ${token('font-display')};
    letter-spacing: -0.025em;
    margin-top: 2rem;
  }
  > * + p,
  > * + div {
    margin-top: 1.25rem;
  }
  /* Without a connection nobody knows whether there is such a page. */
  [data-offline]:not([hidden]) ~ .online {
    display: none;
  }
  > .links {
    display: flex;
    flex-wrap: wrap;
    gap: 0 2rem;
    border-top: 1px solid ${token('line-200')};
    padding-top: 1rem;
  }
`;

const neverChanges = () => () => undefined;

export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  const { notFoundPage: page, kept, plain, services, guides, insights } = data;
  const { navigation } = useSite();
  // The page is built once for every address, so the first render cannot know which one was tried.
  const tried = useSyncExternalStore(
    neverChanges,
    () => location.pathname,
    () => '',
  );
  useEffect(() => {
    console.error(`404: no page at ${location.pathname}`);
  }, [location.pathname]);
  if (!page) return null;
  const closest = tried
    ? closestPages(tried, page.known, [
        ...[navigation.main, navigation.help, [navigation.legal]].flat(),
        ...[plain, services, guides, insights].flatMap(({ nodes }) => nodes),
      ])
    : [];
  return (
    <Layout path="/404" line="emergency">
      <Page>
        <Column data-start="">
          <h1>
            <VisuallyHidden>404</VisuallyHidden>
            <BrokenPipe />
          </h1>
          <p className="oops">{page.text}</p>
          <div data-offline="" hidden suppressHydrationWarning>
            <p>{page.offline}</p>
            <LinkList items={kept.nodes.map(({ route, linkText }) => ({ to: route, label: linkText }))} />
          </div>
          <Prose as={Lead} className="online" html={page.lead} />
          <Prose html={page.urgent} />
          {closest.length > 0 && (
            <Row className="online">
              <span>{page.closest}</span>
              {closest.map((link) => (
                <ArrowLink key={link.to} {...link} />
              ))}
            </Row>
          )}
          <Row>
            <ButtonLink as={Link} to="/" $large>
              {page.home}
            </ButtonLink>
            <CallButton $look="secondary" $large />
          </Row>
          <div>
            <BlockDataProvider value={data}>
              <GasSafety />
            </BlockDataProvider>
          </div>
          <div className="links">
            {page.links.map((link) => (
              <ArrowLink key={link.to} {...link} />
            ))}
          </div>
        </Column>
      </Page>
    </Layout>
  );
}

export const Head = ({ data }: HeadProps<Queries.NotFoundPageQuery>) =>
  data.notFoundPage && <Seo path="/404" {...data.notFoundPage.seo} hidden />;

export const query = graphql`
  query NotFoundPage {
    notFoundPage {
      seo {
        title
        description
      }
      text
      lead
      urgent
      offline
      home
      closest
      known {
        from
        to
        label
      }
      links {
        to
        label
      }
    }
    kept: allGuide(filter: { offline: { eq: true } }, sort: { order: ASC }) {
      nodes {
        route
        linkText
      }
    }
    plain: allPage(sort: { route: ASC }) {
      nodes {
        to: route
        label: linkText
      }
    }
    services: allService(sort: { route: ASC }) {
      nodes {
        to: route
        label: linkText
      }
    }
    guides: allGuide(sort: { route: ASC }) {
      nodes {
        to: route
        label: linkText
      }
    }
    insights: allInsight(sort: { route: ASC }) {
      nodes {
        to: route
        label: linkText
      }
    }
    ...BlockData
  }
`;
