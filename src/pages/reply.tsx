import { graphql, type HeadProps, type PageProps } from 'gatsby';
import styled from 'styled-components';
import type { ReplyWords } from '../../content/pages/reply';
import { Island } from '../../tools/islands';
import Reply from '../islands/reply';
import { Layout } from '../layout/Layout';
import { PageHead } from '../layout/PageHead';
import { Seo } from '../seo/Seo';
import { Wrap } from '../ui/page-grid';

// Keeps the footer where it is when the booking is drawn.
const Room = styled(Wrap)`
  min-height: 100vh;
`;

export default function ReplyPage({ data }: PageProps<Queries.ReplyPageQuery>) {
  const words = data.reply?.words as ReplyWords | undefined;
  if (!words) return null;
  return (
    <Layout path="/reply" line="office">
      <PageHead title={words.title} lead={words.lead} />
      <Room>
        <Island name="reply" of={Reply} props={{}} />
      </Room>
    </Layout>
  );
}

export const Head = ({ data }: HeadProps<Queries.ReplyPageQuery>) =>
  data.reply && <Seo path="/reply" {...(data.reply.words as ReplyWords).seo} hidden />;

export const query = graphql`
  query ReplyPage {
    reply {
      words
    }
  }
`;
