import { graphql, useStaticQuery } from 'gatsby';

/** Returns what bookings and buttons that phone, mail or book need. Islands include this query, so it contains nothing else. */
export function useContact() {
  const { company, wording } = useStaticQuery<Queries.ContactQuery>(graphql`
    query Contact {
      company {
        name
        siteUrl
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
        }
        emails {
          office
          bookings
        }
      }
      wording {
        buttons {
          call
          email
          quote
          close
        }
      }
    }
  `);
  if (!company || !wording) throw new Error('company.yaml and wording.yaml are needed on every page');
  return { company, words: wording };
}
