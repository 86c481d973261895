import { graphql, type PageProps } from 'gatsby';
import { dialogId } from '../domain/dialog-ids';
import { GuidePage } from '../guide/GuidePage';
import Booking from '../islands/booking';
import Faults from '../islands/faults';
import { Island } from '../../tools/islands';

export { GuideHeadTags as Head } from '../guide/GuidePage';

/** The form that asks for a repair, as on the page of boiler services. */
const repair = 'servicing-quote';

export default function FinderGuide(props: PageProps<Queries.FinderGuideQuery>) {
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
  query FinderGuide($id: String!, $needsBlockData: Boolean!, $needsSafety: Boolean!) {
    ...GuidePage
  }
`;
