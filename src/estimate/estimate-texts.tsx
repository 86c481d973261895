import { graphql } from 'gatsby';

export const estimateFragments = graphql`
  fragment QuestionTexts on Estimate {
    controls {
      step
      of
      progress
      back
      notSure
      notLoaded
      retry
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
    share {
      print
      copy
      copied
      refused
      priceChanged
      priceThen
    }
  }
  fragment EstimateTexts on Estimate {
    ...QuestionTexts
    controls {
      name
      next
      last
    }
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
    extras {
      standard
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
      heading
      including
      breakdown
      total
      vat
      vatRate {
        low
      }
      assumes {
        heading
        items
      }
      changes {
        heading
        items
      }
      validity
      book
      answers
      change
    }
    withoutScript
  }
`;

/** The questions of the estimate and the words around them, which the quote calculator shares. */
export type QuestionTexts = Queries.QuestionTextsFragment;

/** Every word and number of the installation estimate, from `data/estimate.yaml`. */
export type EstimateTexts = Queries.EstimateTextsFragment;
