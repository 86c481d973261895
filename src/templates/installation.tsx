import { graphql, type PageProps } from 'gatsby';
import { useState } from 'react';
import { dialogId, formOf } from '../booking/dialogs';
import { type EstimateResult, EstimateWizard } from '../estimate/EstimateWizard';
import { CallButton } from '../layout/Call';
import ServicePage, { Head } from './service';

export { Head };

/** What an estimate gives to the booking dialog. */
function booked({ email, ...priced }: EstimateResult) {
  return { priced, prefill: { email } };
}

/** The service page with the estimate in it. A template of its own, so that no other service page carries its code. */
export default function InstallationPage({ data, location }: PageProps<Queries.InstallationPageQuery>) {
  const { service: page, calculator, company, estimate } = data;
  const [result, setResult] = useState<EstimateResult>();
  if (!page || !calculator || !company || !estimate) return null;
  return (
    <ServicePage
      data={data}
      location={location}
      booked={result && booked(result)}
      tool={
        <EstimateWizard
          texts={estimate}
          base={calculator}
          outwardCodes={company.outwardCodes}
          dialog={dialogId(formOf(page.booking))}
          otherWays={<CallButton $look="secondary" $large />}
          onResult={setResult}
        />
      }
    />
  );
}

export const query = graphql`
  query InstallationPage($id: String!) {
    ...ServiceParts
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
`;
