import { graphql, useStaticQuery } from 'gatsby';
import type { ReplyWords } from '../../content/pages/reply';
import { ReplyPanel } from '../reply/ReplyPanel';

/** Renders the booking of a link, and the answers to it. */
export default function Reply() {
  const { reply } = useStaticQuery<Queries.ReplyIslandQuery>(graphql`
    query ReplyIsland {
      reply {
        words
      }
    }
  `);
  if (!reply) throw new Error('reply.yaml is needed for the answers to bookings');
  return <ReplyPanel words={reply.words as ReplyWords} />;
}
