import type { Legal } from '../../content/pages/legal';
import { slugify } from '../../tools/shared/text';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import styled from 'styled-components';
import { dayOfDate, longDay, months } from '../domain/london-day';
import { mark } from '../../tools/islands';
import { PageMark } from '../inline/marks';
import { Breadcrumb } from '../layout/Breadcrumb';
import { CallButton, EmailButton } from '../layout/contact-buttons';
import { Layout } from '../layout/Layout';
import { RelayLine, TextLink } from '../layout/OtherWays';
import { PageHead } from '../layout/PageHead';
import { useReach } from '../site-data/use-reach';
import { useSite } from '../site-data/use-site';
import { Seo } from '../seo/Seo';
import { from, token } from '../theme/tokens';
import { Contents } from '../ui/Contents';
import { stays, Wrap } from '../ui/page-grid';
import { Row } from '../ui/Row';
import { Prose } from '../ui/Prose';

const Columns = styled(Wrap)`
  display: grid;
  gap: 2.5rem 5rem;
  padding-bottom: ${token('section')};
  > * {
    min-width: 0;
  }
  ${from.desktop} {
    grid-template-columns: 17rem minmax(0, 44rem);
    > nav {
      ${stays}
    }
  }
  @media print {
    display: block;
    > nav {
      display: none;
    }
  }
`;
const Part = styled.section`
  section + & {
    margin-top: 2.5rem;
  }
  h2 {
    font-size: 1.5rem;
    line-height: 1.2;
    margin-bottom: 0.75rem;
  }
  p + p,
  p + ul {
    margin-top: 0.75rem;
  }
  > .no-print {
    margin-top: 1.25rem;
  }
  ul {
    padding-left: 1.2em;
  }
`;

/** Shows today's date, as the specification asks. The build writes its own day; the inline script of the page replaces it. */
const LastUpdated = ({ label }: { label: string }) => (
  <p>
    {label} <span {...mark(PageMark.today, months.join(' '))}>{longDay(dayOfDate(new Date()))}</span>
  </p>
);

const Words = ({ part }: { part: Legal['privacy'] }) => (
  <>
    {part.paragraphs.map((html) => (
      <Prose key={html} html={html} />
    ))}
    {part.items && (
      <ul>
        {part.items.map((html) => (
          <Prose key={html} as="li" html={html} />
        ))}
      </ul>
    )}
  </>
);

const trail = [{ to: '/legal' }];

export default function LegalPage({ data, location }: PageProps<Queries.LegalPageQuery>) {
  const page = data.legal?.words as Legal | undefined;
  const { words } = useSite();
  const reach = useReach();
  if (!page) return null;
  return (
    <Layout path={location.pathname} line="office">
      <Breadcrumb trail={trail} />
      <PageHead title={page.title} lead={page.lead}>
        <LastUpdated label={page.updated} />
      </PageHead>
      <Columns>
        {/* It scrolls where the window is lower than the list. */}
        <nav aria-label={words.frame.onThisPage} tabIndex={0}>
          <Contents label={words.frame.onThisPage}>
            {page.sections.map(({ heading }, index) => (
              <li key={heading}>
                <a href={`#${slugify(heading)}`}>
                  {index + 1}. {heading}
                </a>
              </li>
            ))}
            <li>
              <a href="#privacy">{page.privacy.heading}</a>
            </li>
            <li>
              <a href="#accessibility">{page.accessibility.heading}</a>
            </li>
            <li>
              <a href="#contact">{page.contact.heading}</a>
            </li>
          </Contents>
        </nav>
        <div>
          {page.sections.map((part, index) => (
            <Part key={part.heading}>
              <h2 id={slugify(part.heading)}>
                {index + 1}. {part.heading}
              </h2>
              <Words part={part} />
            </Part>
          ))}
          <Part>
            <h2 id="privacy">{page.privacy.heading}</h2>
            <Words part={page.privacy} />
            {reach.heading && <Prose html={page.reach.asked} />}
            {reach.priority && <Prose html={page.reach.priority} />}
          </Part>
          <Part>
            <h2 id="accessibility">{page.accessibility.heading}</h2>
            <Words part={page.accessibility} />
          </Part>
          <Part>
            <h2 id="contact">{page.contact.heading}</h2>
            <Words part={page.contact} />
            <Row className="no-print">
              <CallButton />
              <TextLink />
              <EmailButton $look="secondary" />
            </Row>
            <RelayLine />
          </Part>
        </div>
      </Columns>
    </Layout>
  );
}

export const Head = ({ data }: HeadProps<Queries.LegalPageQuery>) =>
  data.legal && <Seo path="/legal" {...(data.legal.words as Legal).seo} trail={trail} />;

export const query = graphql`
  query LegalPage {
    legal {
      words
    }
  }
`;
