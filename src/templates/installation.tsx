import { graphql, type PageProps } from 'gatsby';
import { dialogId, formOf } from '../booking/dialogs';
import Estimate from '../islands/estimate';
import { Island } from '../islands/Island';
import type { CompanyLine } from '../layout/page-contact';
import ServicePage, { Head } from './service';

export { Head };

/** The service page with the estimate in it. */
export default function InstallationPage({ data, location }: PageProps<Queries.InstallationPageQuery>) {
  const { service: page } = data;
  if (!page) return null;
  const props = { dialog: dialogId(formOf(page.booking)), line: page.phoneLine as CompanyLine };
  return <ServicePage data={data} location={location} tool={<Island name="estimate" of={Estimate} props={props} />} />;
}

export const query = graphql`
  query InstallationPage($id: String!) {
    ...ServiceParts
  }
`;
