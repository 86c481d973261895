import { graphql } from 'gatsby';

export const calculatorFragments = graphql`
  fragment BasePrices on Calculator {
    share
    base {
      combi {
        small
        medium
        large
      }
      system {
        small
        medium
        large
      }
      regular {
        small
        medium
        large
      }
    }
  }
  fragment CalculatorTexts on Calculator {
    questions {
      name
      label
      question
      why
      options {
        value
        label
        help
      }
      notSure
    }
    forTheVisit
    controls {
      name
      next
      unanswered {
        choice
        text
      }
    }
    result {
      text
      added
      nothingAdded
      fullEstimate {
        to
        label
      }
    }
    withoutScript
  }
`;

/** The calculator's own texts, from `data/calculator.yaml`. */
export type CalculatorTexts = Queries.CalculatorTextsFragment;
