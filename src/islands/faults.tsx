import { graphql, useStaticQuery } from 'gatsby';
import { useEffect, useMemo } from 'react';
import type { Safety } from '../../content/lists/safety';
import { FaultFinder } from '../fault-finder/FaultFinder';
import { CallButton } from '../layout/contact-buttons';
import { PageContactContext } from '../site-data/page-contact';
import { setBooked } from './booked';

interface Props {
  /** The address of the guide whose questions are asked. */
  route: string;
  /** The id of the dialog that asks for a repair. */
  dialog: string;
}

const contact = { line: 'office' } as const;

const toDialog = (summary: string | undefined) => {
  setBooked(summary === undefined ? undefined : { prefill: { summary } });
};

/** Renders the fault finder of a guide. */
export default function Faults({ route, dialog }: Props) {
  const { guides, estimate, safety, company } = useStaticQuery<Queries.FaultsIslandQuery>(graphql`
    query FaultsIsland {
      guides: allGuide(filter: { finder: { heading: { ne: null } } }, sort: { route: ASC }) {
        nodes {
          ...Faults
        }
      }
      estimate {
        ...WizardTexts
      }
      safety {
        words
      }
      company {
        phones {
          gasEmergency {
            number
          }
        }
      }
    }
  `);
  const guide = useMemo(() => guides.nodes.find((node) => node.route === route), [guides, route]);
  // Clears the result: a preview is one document for all pages, so it would reach the next page.
  useEffect(() => setBooked, []);
  if (!guide?.finder || !estimate || !safety || !company)
    throw new Error('estimate.yaml, safety.yaml and company.yaml are needed for the fault finder');
  return (
    <PageContactContext value={contact}>
      <FaultFinder
        finder={guide.finder}
        steps={guide.steps}
        wizard={estimate}
        safety={safety.words as unknown as Safety}
        gasEmergency={company.phones.gasEmergency.number}
        dialog={dialog}
        otherWays={<CallButton $look="secondary" $large />}
        onResult={toDialog}
      />
    </PageContactContext>
  );
}
