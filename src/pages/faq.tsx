import type { Faq } from '../../content/pages/faq';
import { slugify } from '../../tools/shared/text';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import styled from 'styled-components';
import { BlockDataProvider } from '../blocks/block-data';
import { GasSafety } from '../blocks/safety';
import { Breadcrumb } from '../layout/Breadcrumb';
import { CallButton, EmailButton } from '../layout/contact-buttons';
import { Layout } from '../layout/Layout';
import { SearchField } from '../layout/SearchField';
import { faqPage } from '../seo/json-ld';
import { Seo } from '../seo/Seo';
import { from, token } from '../theme/tokens';
import { Disclosures } from '../ui/controls/Disclosure';
import { Lead, stays, Wrap } from '../ui/page-grid';
import { Row } from '../ui/Row';
import { Box } from '../ui/Panel';
import { Prose } from '../ui/Prose';

const Columns = styled(Wrap)`
  display: grid;
  gap: 2.5rem 5rem;
  padding-block: 1rem ${token('section')};
  h1 + p {
    margin: 1rem 0 0;
  }
  > * {
    min-width: 0;
  }
  ${from.desktop} {
    grid-template: auto 1fr / 21rem minmax(0, 1fr);
    > .questions {
      grid-area: 1 / 2 / 3;
    }
    > .ask {
      ${stays}
    }
  }
  @media print {
    display: block;
  }
`;
const Group = styled.section`
  h2 {
    font: 700 1.0625rem/1.3 ${token('font-text')};
    letter-spacing: 0;
    color: ${token('copper-700')};
    padding: 0 0 0.75rem;
  }
  section + & h2 {
    padding-top: 2.5rem;
  }
`;
const Safety = styled.div`
  margin-bottom: 2.5rem;
`;

const trail = [{ to: '/faq' }];

export default function FaqPage({ data, location }: PageProps<Queries.FaqPageQuery>) {
  const page = data.faq?.words as Faq | undefined;
  if (!page) return null;
  return (
    <Layout path={location.pathname} line="office">
      <Breadcrumb trail={trail} />
      <Columns>
        <div>
          <h1>{page.title}</h1>
          <Prose as={Lead} html={page.lead} />
        </div>
        <div className="questions">
          <SearchField />
          <Safety>
            <BlockDataProvider value={data}>
              <GasSafety />
            </BlockDataProvider>
          </Safety>
          {page.groups.map(({ heading, items }) => (
            <Group key={heading}>
              <h2 id={slugify(heading)}>{heading}</h2>
              <Disclosures items={items} name="faq" />
            </Group>
          ))}
        </div>
        <div className="ask no-print">
          <Box>
            <h2>{page.askUs}</h2>
            <Row>
              <CallButton />
              <EmailButton $look="secondary" />
            </Row>
          </Box>
        </div>
      </Columns>
    </Layout>
  );
}

export function Head({ data }: HeadProps<Queries.FaqPageQuery>) {
  const page = data.faq?.words as Faq | undefined;
  return (
    page && (
      <Seo path="/faq" {...page.seo} trail={trail} things={[faqPage(page.groups.flatMap(({ items }) => items))]} />
    )
  );
}

export const query = graphql`
  query FaqPage {
    faq {
      words
    }
    ...BlockData
  }
`;
