import { graphql, useStaticQuery } from 'gatsby';
import type { Navigation } from '../../content/lists/navigation';
import type { Wording } from '../../content/lists/wording';

/**
 * Returns what the frame of every page and its shared parts need. Contains no prices, because then every page would be
 * built again when a price changes.
 */
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
        words
      }
      wording {
        words
      }
      allService(sort: [{ order: ASC }, { route: ASC }]) {
        nodes {
          route
          linkText
        }
      }
    }
  `);
  if (!company || !navigation || !wording)
    throw new Error('company.yaml, navigation.yaml and wording.yaml are needed on every page');
  return {
    company,
    navigation: navigation.words as Navigation,
    words: wording.words as Wording,
    services: allService.nodes,
  };
}

/** Returns the services and our towns, in their order. */
export function useServicesAndTowns() {
  const { services, company } = useSite();
  return { services, towns: [company.base, ...company.areas] };
}
