import { graphql, useStaticQuery } from 'gatsby';
import { useEffect, useMemo } from 'react';
import { QuoteCalculator, type QuoteResult } from '../calculator/QuoteCalculator';
import { CallButton } from '../layout/contact-buttons';
import type { CompanyLine } from '../domain/company-lines';
import { PageContactContext } from '../site-data/page-contact';
import { setBooked } from './booked';

interface Props {
  /** The id of the dialog that books the visit. */
  dialog: string;
  line: CompanyLine;
}

const toDialog = (result: QuoteResult | undefined) => {
  setBooked(result && { priced: result });
};

/** Renders the quote calculator. */
export default function Calculator({ dialog, line }: Props) {
  const { calculator, estimate } = useStaticQuery<Queries.CalculatorIslandQuery>(graphql`
    query CalculatorIsland {
      calculator {
        ...BasePrices
        ...CalculatorTexts
      }
      estimate {
        ...SharedTexts
      }
    }
  `);
  const contact = useMemo(() => ({ line }), [line]);
  // Clears the result: a preview is one document for all pages, so it would reach the next page.
  useEffect(() => setBooked, []);
  if (!calculator || !estimate) throw new Error('calculator.yaml and estimate.yaml are needed for the calculator');
  return (
    <PageContactContext value={contact}>
      <QuoteCalculator
        texts={calculator}
        shared={estimate}
        base={calculator}
        dialog={dialog}
        otherWays={<CallButton $look="secondary" $large />}
        onResult={toDialog}
      />
    </PageContactContext>
  );
}
