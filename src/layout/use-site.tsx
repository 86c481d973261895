import { graphql, useStaticQuery } from 'gatsby';

/** What the frame of every page and its shared parts need. No prices here: a price would tie every page to it. */
export function useSite() {
  const { company, navigation, wording, allService } = useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      company {
        name
        tagline
        siteUrl
        description
        base
        areas
        gasSafe {
          number
          checkUrl
          artwork {
            publicURL
          }
        }
        owner {
          name
          role
          pictureAlt
          illustrative
        }
        phones {
          office {
            number
          }
          emergency {
            number
          }
          mobile {
            number
          }
          gasEmergency {
            number
          }
        }
        emails {
          office
          bookings
        }
        address {
          street
          town
          county
          postcode
        }
        social {
          name
          url
        }
      }
      navigation {
        emergencyNote
        main {
          to
          label
        }
        help {
          to
          label
        }
        legal {
          to
          label
        }
      }
      wording {
        buttons {
          call
          callNow
          email
          quote
          book
          bookOnline
          getQuote
          photo
          menu
          close
        }
        frame {
          skip
          back
          gasSafe
          onThisPage
          navigation
          breadcrumb
          offer
          contact
        }
        footer {
          emergency
          office
          services
          help
          areas
          areasText
          registered
          follow
        }
        prices {
          from
          vat
          vatShort
          until
          recommended
          boilerType
          types {
            combi
            system
            regular
          }
          sizes {
            small
            medium
            large
          }
        }
        lists {
          notIncluded
          better
          stars
        }
        drawings {
          display
        }
        videos {
          language
          download
        }
        idCard {
          heading
          name
          role
          registered
          illustrative
          check
        }
        gasSafe {
          check
          lookFor
        }
        areas {
          label
          region
        }
        guide {
          video
          noVideo
          stopAndCall
          beside
          needs
          help
          helpText
          related
        }
        insights {
          articles
          minutes
          updated
          feed
        }
      }
      allService(sort: { order: ASC }) {
        nodes {
          route
          linkText
        }
      }
    }
  `);
  if (!company || !navigation || !wording)
    throw new Error('company.yaml, navigation.yaml and wording.yaml are needed on every page');
  return { company, navigation, words: wording, services: allService.nodes };
}
