import { graphql, useStaticQuery } from 'gatsby';
import { useEffect, useMemo } from 'react';
import { type EstimateResult, EstimateWizard } from '../estimate/EstimateWizard';
import { CallButton } from '../layout/contact-buttons';
import type { CompanyLine } from '../domain/company-lines';
import { PageContactContext } from '../site-data/page-contact';
import { setBooked } from './booked';

interface Props {
  /** The id of the dialog that books the visit. */
  dialog: string;
  line: CompanyLine;
}

const booked = ({ email, ...priced }: EstimateResult) => ({ priced, prefill: { email } });

const toDialog = (result: EstimateResult | undefined) => {
  setBooked(result && booked(result));
};

/** Renders the installation estimate. */
export default function Estimate({ dialog, line }: Props) {
  const { estimate, calculator, company } = useStaticQuery<Queries.EstimateIslandQuery>(graphql`
    query EstimateIsland {
      company {
        outwardCodes
      }
      calculator {
        ...BasePrices
      }
      estimate {
        ...EstimateTexts
      }
    }
  `);
  const contact = useMemo(() => ({ line }), [line]);
  // Clears the result: a preview is one document for all pages, so it would reach the next page.
  useEffect(() => setBooked, []);
  if (!estimate || !calculator || !company)
    throw new Error('estimate.yaml, calculator.yaml and company.yaml are needed for the estimate');
  return (
    <PageContactContext value={contact}>
      <EstimateWizard
        texts={estimate}
        base={calculator}
        outwardCodes={company.outwardCodes}
        dialog={dialog}
        otherWays={<CallButton $look="secondary" $large />}
        onResult={toDialog}
      />
    </PageContactContext>
  );
}
