import { slugify } from '../../tools/shared/text';
import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ReviewCards } from '../blocks/proof';
import { JobWords } from '../brand/Job';
import { evidenceOf } from '../domain/evidence';
import { groupAddress, hasMore } from '../domain/lists/list-ways';
import { useServicesAndTowns, useSite } from '../site-data/use-site';
import { from, token } from '../theme/tokens';
import { ArrowLink } from '../ui/controls/Links';
import { Section, Wrap } from '../ui/page-grid';
import { Picture } from '../ui/pictures/Picture';

const Photos = styled.div`
  display: grid;
  gap: 1.5rem clamp(1.25rem, 2.5vw, 2rem);
  & + a {
    margin-top: 1rem;
  }
  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  img {
    width: 100%;
    aspect-ratio: 3/2;
    object-fit: cover;
    border-radius: ${token('r-l')};
    background: ${token('mist-200')};
  }
  figcaption {
    margin-top: 0.75rem;
    color: ${token('ink-700')};
    font-size: 1rem;
  }
  b {
    display: block;
    color: ${token('ink-900')};
  }
`;

const Heading = styled.h2`
  margin-bottom: clamp(1.5rem, 3vw, 2.5rem);
`;

const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Section>
    <Wrap>
      <Heading id={slugify(heading)}>{heading}</Heading>
      {children}
    </Wrap>
  </Section>
);

interface Props {
  /** The address of the service's page. */
  service: string;
  photos: Queries.JobPhotosFragment['photos'];
  testimonials: Queries.BlockDataFragment['testimonials'];
}

/** Shows the newest photographs and reviews of a service. Without any it shows nothing. */
export function Evidence({ service, photos, testimonials }: Props) {
  const { evidence } = useSite().words;
  const known = useServicesAndTowns();
  const shown = evidenceOf(service, photos?.items ?? []);
  const reviews = evidenceOf(service, testimonials?.items ?? []);
  /** The link to the other jobs of the service, or to the whole list. */
  const further = (route: string, entries: Parameters<typeof hasMore>[2], shown: number, more: string, all: string) =>
    hasMore(route, service, entries, shown) ? (
      <ArrowLink to={groupAddress(route, service, entries, known)} label={more} />
    ) : (
      <ArrowLink to={route} label={all} />
    );
  return (
    <>
      {shown.length > 0 && (
        <Part heading={evidence.pictures}>
          <Photos>
            {shown.map(({ title, pictureAlt, pictureFocus, picture, town, on }) => {
              const image = picture?.childImageSharp?.gatsbyImageData;
              return (
                <figure key={title}>
                  {image && (
                    <Picture
                      image={image}
                      alt={pictureAlt}
                      focus={pictureFocus}
                      sizes="(min-width:78rem) 23rem, (min-width:64rem) 30vw, 92vw"
                    />
                  )}
                  <figcaption>
                    <b>{title}</b>
                    <JobWords town={town} on={on} />
                  </figcaption>
                </figure>
              );
            })}
          </Photos>
          {further('/gallery', photos?.items ?? [], shown.length, evidence.morePictures, evidence.allPictures)}
        </Part>
      )}
      {testimonials && reviews.length > 0 && (
        <Part heading={evidence.reviews}>
          <ReviewCards items={reviews} words={testimonials} isOnService />
          {further('/reviews', testimonials.items, reviews.length, evidence.moreReviews, evidence.allReviews)}
        </Part>
      )}
    </>
  );
}

export const query = graphql`
  fragment JobPhotos on Query {
    photos: gallery {
      items {
        title
        pictureAlt
        pictureFocus
        service
        town
        on
        illustrative
        picture {
          childImageSharp {
            gatsbyImageData(width: 1080, breakpoints: [360, 540, 720, 1080])
          }
        }
      }
    }
  }
`;
