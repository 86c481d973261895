import { graphql, useStaticQuery } from 'gatsby';
import styled from 'styled-components';
import { useSite } from '../site-data/use-site';
import { token } from '../theme/tokens';
import { Picture } from '../ui/pictures/Picture';
import { Prose } from '../ui/Prose';

const Card = styled.div`
  max-width: 27rem;
  width: 100%;
  margin-inline: auto;
  border-radius: ${token('r-xl')};
  background: ${token('enamel')};
  box-shadow: ${token('shadow-2')};
  overflow: hidden;
  .head {
    background: ${token('ink-900')};
    color: #fff;
    padding: 1rem 1.5rem;
    font-weight: 600;
  }
  .who {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr));
    gap: 1.25rem;
    padding: 1.5rem;
  }
  figure img {
    border-radius: ${token('r-m')};
    background: ${token('mist-200')};
    width: 100%;
  }
  figcaption {
    font-size: 0.8125rem;
    margin-top: 0.375rem;
    color: ${token('ink-500')};
  }
  dt {
    font-size: 0.875rem;
    color: ${token('ink-500')};
  }
  dd {
    font-weight: 600;
    margin-bottom: 0.625rem;
    line-height: 1.35;
  }
  .number {
    font: 700 1.75rem/1.1 ${token('font-display')};
    letter-spacing: 0.01em;
  }
  .foot {
    border-top: 1px dashed ${token('line-500')};
    padding: 0.875rem 1.5rem;
    font-size: 0.9375rem;
    color: ${token('ink-700')};
  }
`;

/** Shows who comes to the door: the owner, the role and the register number. */
export function IdCard() {
  const { company: site, words } = useSite();
  const { owner, gasSafe } = site;
  const { company } = useStaticQuery<Queries.OwnerPictureQuery>(graphql`
    query OwnerPicture {
      company {
        owner {
          picture {
            childImageSharp {
              gatsbyImageData(width: 480, breakpoints: [160, 320, 480])
            }
          }
        }
      }
    }
  `);
  const image = company?.owner.picture?.childImageSharp?.gatsbyImageData;
  return (
    <Card>
      <p className="head">{words.idCard.heading}</p>
      <div className="who">
        {image && (
          <figure>
            <Picture image={image} alt={owner.pictureAlt} sizes="11rem" />
            {owner.illustrative && <figcaption>{words.idCard.illustrative}</figcaption>}
          </figure>
        )}
        <dl>
          <dt>{words.idCard.name}</dt>
          <dd>{owner.name}</dd>
          <dt>{words.idCard.role}</dt>
          <dd>{owner.role}</dd>
          <dt>{words.idCard.registered}</dt>
          <dd className="number" translate="no">
            {gasSafe.number}
          </dd>
        </dl>
      </div>
      <Prose className="foot" html={words.idCard.check} />
    </Card>
  );
}
