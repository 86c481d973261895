import { graphql, type HeadProps, Link, type PageProps } from 'gatsby';
import styled from 'styled-components';
import { BlockDataProvider } from '../blocks/block-data';
import { GasSafety } from '../blocks/safety';
import { Island, mark } from '../../tools/islands';
import { PageMark } from '../inline/marks';
import Suggestions from '../islands/suggestions';
import { CallButton } from '../layout/contact-buttons';
import { Layout } from '../layout/Layout';
import { SearchField } from '../layout/SearchField';
import { Seo } from '../seo/Seo';
import { token } from '../theme/tokens';
import { BrokenPipe } from '../brand/drawings/BrokenPipe';
import { ButtonLink } from '../ui/controls/Button';
import { Lead, Wrap } from '../ui/page-grid';
import { Row } from '../ui/Row';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { ArrowLink, LinkList } from '../ui/controls/Links';
import { Prose } from '../ui/Prose';

// The drawn pipe reaches the edge of the window.
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
  > * + div:not(.closest),
  .closest > * > * {
    margin-top: 1.25rem;
  }
  /* Without a connection the page cannot know whether the address exists. */
  [${PageMark.offline}]:not([hidden]) ~ .online {
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

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { notFoundPage: page, kept } = data;
  if (!page) return null;
  return (
    <Layout path="/404" line="emergency">
      <Page>
        <Column>
          <h1>
            <VisuallyHidden>404</VisuallyHidden>
            <BrokenPipe />
          </h1>
          <h2 className="oops">{page.text}</h2>
          <div {...mark(PageMark.offline)} hidden>
            <p>{page.offline}</p>
            <LinkList items={kept.nodes.map(({ route, linkText }) => ({ to: route, label: linkText }))} />
          </div>
          <Prose as={Lead} className="online" html={page.lead} />
          <Prose html={page.urgent} />
          <div className="online">
            <SearchField />
          </div>
          <Row>
            <ButtonLink as={Link} to="/" $large>
              {page.home}
            </ButtonLink>
            <CallButton $look="secondary" $large />
          </Row>
          {/* Below the buttons: it appears while the page is read, and must not move what somebody is about to press. */}
          <div className="online closest">
            <Island name="suggestions" of={Suggestions} props={{}} />
          </div>
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
  data.notFoundPage && <Seo path="/404" {...data.notFoundPage.seo} hidden anywhere />;

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
      links {
        to
        label
      }
    }
    kept: allGuide(filter: { offline: { eq: true } }, sort: [{ order: ASC }, { route: ASC }]) {
      nodes {
        route
        linkText
      }
    }
    ...BlockData
  }
`;
