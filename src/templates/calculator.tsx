import { graphql, type PageProps } from 'gatsby';
import { useState } from 'react';
import { dialogId, formOf } from '../booking/dialogs';
import { QuoteCalculator, type QuoteResult } from '../calculator/QuoteCalculator';
import { CallButton } from '../layout/Call';
import PlainPage, { Head } from './page';

export { Head };

/** The page with the quote calculator. A template of its own, so that no other page carries its code. */
export default function CalculatorPage({ data, location }: PageProps<Queries.CalculatorPageQuery>) {
  const { page, calculator, estimate } = data;
  const [result, setResult] = useState<QuoteResult>();
  if (!page?.booking || !calculator || !estimate) return null;
  return (
    <PlainPage
      data={data}
      location={location}
      booked={result && { priced: result }}
      tool={
        <QuoteCalculator
          texts={calculator}
          shared={estimate}
          base={calculator}
          dialog={dialogId(formOf(page.booking))}
          otherWays={<CallButton $look="secondary" $large />}
          onResult={setResult}
        />
      }
    />
  );
}

export const query = graphql`
  query CalculatorPage($id: String!) {
    ...PlainPageParts
    calculator {
      ...BasePrices
      ...CalculatorTexts
    }
    estimate {
      ...SharedTexts
    }
  }
`;
