import { graphql } from 'gatsby';

/**
 * `WizardTexts` has the words around the questions, which the fault finder uses too. `SharedTexts` has what the quote
 * calculator uses too: the questions, the extras, and the texts around questions and price.
 */
export const estimateFragments = graphql`
  fragment WizardTexts on Estimate {
    controls {
      step
      of
      progress
      back
      next
      notSure
      notLoaded
      retry
    }
    card {
      answers
      change
    }
  }
  fragment SharedTexts on Estimate {
    ...WizardTexts
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
    extras {
      standard
    }
    ...EstimateExtras
    card {
      heading
      including
      breakdown
      total
      vat
      vatRate {
        low
      }
      conversion {
        combi
        system
        link {
          to
          label
        }
      }
      validity
      book
    }
    share {
      print
      copy
      copied
      refused
      priceChanged
      priceThen
    }
  }
  fragment EstimateExtras on Estimate {
    fuel {
      mains
      lpg
    }
    distance {
      adjacent
      nearby
      far
    }
    window {
      moreThan30cm
      within30cm
    }
    roofType {
      flat
      pitched
    }
  }
  fragment EstimateTexts on Estimate {
    ...SharedTexts
    controls {
      name
      next
      last
      unanswered
    }
    extras {
      fuel {
        mains
        lpg
      }
      distance {
        adjacent
        nearby
        far
      }
      window {
        moreThan30cm
        within30cm
      }
      roofType {
        flat
        pitched
      }
    }
    area {
      yes
      no
      cannotTell
    }
    card {
      fitted {
        text
        boilerType {
          combi
          system
          regular
        }
        propertySize {
          small
          medium
          large
        }
      }
      included {
        heading
        items
      }
      assumes {
        heading
        items
      }
      changes {
        heading
        items
      }
    }
    withoutScript
  }
`;

/** The texts and numbers of the installation estimate, from `data/estimate.yaml`. */
export type EstimateTexts = Queries.EstimateTextsFragment;
