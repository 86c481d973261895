import { graphql, useStaticQuery } from 'gatsby';

/** What buttons that phone, mail or book need. Islands carry it, so it holds no more than that. */
export function useContact() {
  const { company, wording } = useStaticQuery<Queries.ContactQuery>(graphql`
    query Contact {
      company {
        name
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
