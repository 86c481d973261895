import { graphql, type PageProps } from 'gatsby';
import { dialogId, formOf } from '../domain/dialog-ids';
import Estimate from '../islands/estimate';
import { Island } from '../../tools/islands';
import ServicePage, { Head } from './service';

export { Head };

/** Renders the service page with the estimate. */
export default function InstallationPage({ data, location }: PageProps<Queries.InstallationPageQuery>) {
  const { service: page } = data;
  if (!page) return null;
  const props = { dialog: dialogId(formOf(page.booking)), line: page.phoneLine };
  return <ServicePage data={data} location={location} tool={<Island name="estimate" of={Estimate} props={props} />} />;
}

export const query = graphql`
  query InstallationPage($id: String!) {
    ...ServiceParts
  }
`;
