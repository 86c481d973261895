import { graphql } from 'gatsby';
import { createContext, useContext } from 'react';

/** The data of blocks that come from other files. A page queries them with the fragment `BlockData`. */
export type BlockData = Partial<Queries.BlockDataFragment>;

export const blockDataFragment = graphql`
  fragment BlockData on Query {
    safety {
      words
    }
    serviceCards: allService(sort: [{ order: ASC }, { route: ASC }]) {
      nodes {
        route
        linkText
        summary
        cardNote
        drawing
        colour
      }
    }
    testimonials {
      label
      sampleLabel
      items {
        stars
        quote
        name
        town
        on
        source
        service
        link
        sample
      }
    }
    thermostats {
      items {
        name
        price {
          text
        }
        recommended
        features {
          text
          included
        }
        savings
        bestFor
      }
    }
    boilerBrands {
      feature
      brands
      tables {
        caption
        rows {
          feature
          values
        }
      }
    }
    calculator {
      ...BasePrices
    }
    offer {
      label
      endsOn
    }
    coverage: company {
      outwardCodes
    }
  }
`;

const Context = createContext<BlockData | undefined>(undefined);
export const BlockDataProvider = Context;

/**
 * Returns data that a block needs from another file.
 * @throws if the page's query does not include them, which stops the build of the page
 */
export function useBlockData<Key extends keyof BlockData>(key: Key): NonNullable<BlockData[Key]> {
  const found = useContext(Context)?.[key];
  if (!found) throw new Error(`this page has a block that needs "${String(key)}": add ...BlockData to its query`);
  return found;
}
