import { graphql, type PageProps } from 'gatsby';
import { dialogId } from '../domain/dialog-ids';
import Booking from '../islands/booking';
import Faults from '../islands/faults';
import { Island } from '../../tools/islands';
import GuidePage, { Head } from './guide';

export { Head };

/** The form that asks for a repair, as on the page of boiler services. */
const repair = 'servicing-quote';

/** Renders a guide with its fault finder. */
export default function FinderGuidePage(props: PageProps<Queries.FinderGuidePageQuery>) {
  const { guide } = props.data;
  return (
    <GuidePage
      {...props}
      dialogs={<Island name="booking" of={Booking} props={{ form: repair, line: 'office' }} />}
      faults={guide && <Island name="faults" of={Faults} props={{ route: guide.route, dialog: dialogId(repair) }} />}
    />
  );
}

export const query = graphql`
  query FinderGuidePage($id: String!, $needsBlockData: Boolean!, $needsSafety: Boolean!) {
    ...GuideParts
  }
`;
