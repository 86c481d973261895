import type { Faq } from '../../content/pages/faq';
import { slugify } from '../../tools/shared/text';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import styled from 'styled-components';
import { BlockDataProvider } from '../blocks/block-data';
import { GasSafety } from '../blocks/safety';
import { Breadcrumb } from '../layout/Breadcrumb';
import { CallButton, EmailButton } from '../layout/contact-buttons';
import { listAddress, type ListPage, placedGroups } from '../domain/lists/list-pages';
import { Layout } from '../layout/Layout';
import { JumpList, ListPageContext, ListPages, usePageWords, withPage } from '../layout/lists/ListPages';
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

interface Context {
  /** Which page of the list, from 2 on. */
  page?: number;
}

type Item = Faq['groups'][number]['items'][number];

/** Returns which page is shown, its groups with its questions, and where each group of the list begins. */
function shownOf({ groups }: Pick<Faq, 'groups'>, page = 1) {
  const placed = placedGroups<Item, Faq['groups'][number]>('/faq', groups);
  const shown: ListPage = { route: '/faq', page, pages: placed.at(-1)?.placed.at(-1)?.page ?? 1 };
  return {
    shown,
    groups: placed.flatMap(({ group: { heading }, placed: questions }) => {
      const items = questions.filter((question) => question.page === page).map(({ item }) => item);
      return items.length > 0 ? [{ heading, items }] : [];
    }),
    begins: placed.map(({ group: { heading }, placed: [first] }) => ({
      to: `${first?.page === page ? '' : listAddress('/faq', first?.page ?? 1)}#${slugify(heading)}`,
      label: heading,
    })),
  };
}

export default function FaqPage({ data, location, pageContext }: PageProps<Queries.FaqPageQuery, Context>) {
  const page = data.faq?.words as Faq | undefined;
  const { shown, groups, begins } = shownOf(page ?? { groups: [] as Faq['groups'] }, pageContext.page);
  const pageWords = usePageWords(shown);
  if (!page) return null;
  return (
    <Layout path={location.pathname} line="office">
      <Breadcrumb trail={trail} />
      <Columns>
        <div>
          <h1>{`${page.title}${pageWords}`}</h1>
          {shown.page === 1 && <Prose as={Lead} html={page.lead} />}
        </div>
        <div className="questions">
          <SearchField />
          <Safety>
            <BlockDataProvider value={data}>
              <GasSafety />
            </BlockDataProvider>
          </Safety>
          {shown.pages > 1 && <JumpList groups={begins} />}
          {groups.map(({ heading, items }) => (
            <Group key={heading}>
              <h2 id={slugify(heading)}>{heading}</h2>
              <Disclosures items={items} name="faq" />
            </Group>
          ))}
          <ListPageContext value={shown}>
            <ListPages />
          </ListPageContext>
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

export function Head({ data, location, pageContext }: HeadProps<Queries.FaqPageQuery, Context>) {
  const page = data.faq?.words as Faq | undefined;
  const { shown, groups } = shownOf(page ?? { groups: [] as Faq['groups'] }, pageContext.page);
  const pageWords = usePageWords(shown);
  return (
    page && (
      <Seo
        path={location.pathname}
        {...withPage(page.seo, pageWords)}
        trail={trail}
        things={[faqPage(groups.flatMap(({ items }) => items))]}
      />
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
