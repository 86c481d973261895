import { OpenBoiler } from '../brand/drawings/OpenBoiler';
import { Room } from '../brand/drawings/Room';
import { Wall } from '../brand/Wall';
import { useSite } from '../site-data/use-site';
import { Picture } from '../ui/pictures/Picture';
import { ServicePicture } from './ServicePicture';

interface Props {
  page: NonNullable<Queries.ServicePageQuery['service']>;
  /** The name of the drawing of the offer, for screen readers. */
  drawing: string;
}

/** Shows beside the heading: the open boiler if the page leads with the offer, or else its picture, or its room of the house. */
export function Beside({ page, drawing }: Props) {
  const { drawings } = useSite().words;
  const image = page.picture?.childImageSharp?.gatsbyImageData;
  if (page.offer)
    return (
      <Wall>
        <OpenBoiler label={drawing} display={drawings.display} />
      </Wall>
    );
  if (image)
    return (
      <ServicePicture>
        <Picture
          image={image}
          alt={page.pictureAlt ?? ''}
          focus={page.pictureFocus}
          sizes="(min-width:78rem) 34rem, (min-width:48rem) 45vw, 92vw"
          first
        />
      </ServicePicture>
    );
  return <Room of={page.drawing} />;
}
