import styled from 'styled-components';
import { ArrowLink } from '../ui/controls/Links';
import { Columns, Lead, Section, Wrap } from '../ui/page-grid';
import { Picture } from '../ui/pictures/Picture';
import { Prose } from '../ui/Prose';
import { ServicePicture } from './ServicePicture';

const Words = styled.div`
  > * + * {
    margin-top: 1.25rem;
  }
`;

interface Props {
  feature: NonNullable<NonNullable<Queries.ServicePageQuery['service']>['feature']>;
}

/** Shows a part of a service's page: a text with a link, beside a picture. */
export function Feature({ feature }: Props) {
  const image = feature.picture?.childImageSharp?.gatsbyImageData;
  return (
    <Section $surface="mist">
      <Wrap>
        <Columns $even>
          <Words>
            <h2>{feature.heading}</h2>
            <Prose as={Lead} html={feature.text} />
            <ArrowLink {...feature.link} />
          </Words>
          {image && (
            <ServicePicture>
              <Picture
                image={image}
                alt={feature.pictureAlt}
                focus={feature.pictureFocus}
                sizes="(min-width:60rem) 34rem, 92vw"
              />
            </ServicePicture>
          )}
        </Columns>
      </Wrap>
    </Section>
  );
}
