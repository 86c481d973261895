import { graphql, type PageProps } from 'gatsby';
import { GuidePage } from '../guide/GuidePage';

export { GuideHeadTags as Head } from '../guide/GuidePage';

export default function Guide(props: PageProps<Queries.GuideQuery>) {
  return <GuidePage {...props} />;
}

export const query = graphql`
  query Guide($id: String!, $needsBlockData: Boolean!, $needsSafety: Boolean!) {
    ...GuidePage
  }
`;
