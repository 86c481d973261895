import { graphql } from 'gatsby';

export const calculatorFragment = graphql`
  fragment CalculatorTexts on Calculator {
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
    unanswered {
      choice
      text
    }
    result {
      heading
      including
      text
      validity
      book
      answers
      change
      fullEstimate {
        to
        label
      }
    }
    withoutScript
  }
`;

/** Every word and number of the quote calculator, from `data/calculator.yaml`. */
export type CalculatorTexts = Queries.CalculatorTextsFragment;
