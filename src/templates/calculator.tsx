import { graphql, type PageProps } from 'gatsby';
import { dialogId, formOf } from '../domain/dialog-ids';
import Calculator from '../islands/calculator';
import { Island } from '../../tools/islands';
import PlainPage, { Head } from './page';

export { Head };

/** Renders the page with the quote calculator. */
export default function CalculatorPage({ data, location, pageContext }: PageProps<Queries.CalculatorPageQuery>) {
  const { page } = data;
  if (!page?.booking) return null;
  const props = { dialog: dialogId(formOf(page.booking)), line: 'office' } as const;
  return (
    <PlainPage
      data={data}
      location={location}
      pageContext={pageContext}
      tool={<Island name="calculator" of={Calculator} props={props} />}
    />
  );
}

export const query = graphql`
  query CalculatorPage($id: String!) {
    ...PlainPageParts
  }
`;
