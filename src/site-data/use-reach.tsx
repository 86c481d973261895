import { graphql, useStaticQuery } from 'gatsby';
import type { ReachWords } from '../../content/features/reach';

/** Returns the promises on how to reach visitors that the owner offers. Without any it is empty. */
export function useReach(): ReachWords {
  const { reach } = useStaticQuery<Queries.ReachQuery>(graphql`
    query Reach {
      reach {
        words
      }
    }
  `);
  return (reach?.words ?? {}) as ReachWords;
}
