import { graphql } from 'gatsby';

export const faultFragments = graphql`
  fragment Faults on Guide {
    route
    finder {
      heading
      text
      withoutScript
      last
      outcomes {
        putRight
        bookRepair
        callNow
      }
      repair {
        button
        page {
          to
          label
        }
        opening
        display
        photo
      }
      share {
        print
        copy
        copied
      }
      endings {
        name
        outcome
        danger
        heading
        text
        call
      }
    }
    steps {
      text
      asks {
        name
        label
        question
        how
        ends
        answers {
          value
          label
          next
          ends
        }
      }
    }
  }
`;

/** The texts of a guide's fault finder. */
export type Finder = NonNullable<Queries.FaultsFragment['finder']>;
export type Ending = Finder['endings'][number];
