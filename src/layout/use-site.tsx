import { graphql, useStaticQuery } from 'gatsby';

/** What the frame of every page needs. No prices here: a price would tie every page to it. */
export function useSite() {
  const { company, navigation, allService } = useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      company {
        name
        legalName
        tagline
        siteUrl
        description
        base
        near
        region
        areas
        vatNumber
        companyNumber
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
        barCaption
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
      allService(sort: { order: ASC }) {
        nodes {
          route
          linkText
        }
      }
    }
  `);
  if (!company || !navigation) throw new Error('data/company.yaml and data/navigation.yaml are needed on every page');
  return { company, navigation, services: allService.nodes };
}
