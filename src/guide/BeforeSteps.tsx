import { Callout } from '../ui/Callout';
import { Box } from '../ui/Panel';
import { Picture } from '../ui/pictures/Picture';
import { Prose } from '../ui/Prose';
import { Needs } from './guide-layout';

interface Props {
  guide: Pick<NonNullable<Queries.GuidePartsFragment['guide']>, 'caution' | 'needs' | 'photo'>;
  /** The heading over what is needed. */
  needs: string;
}

/** Shows what comes before the steps of a guide, as far as it has them: a warning, what to have at hand, and a photo. */
export function BeforeSteps({ guide, needs }: Props) {
  const photo = guide.photo?.picture?.childImageSharp?.gatsbyImageData;
  return (
    <>
      {guide.caution && (
        <section>
          <Callout tone="care">
            <p>
              <b>{guide.caution.lead}</b> <Prose as="span" html={guide.caution.text} />
            </p>
          </Callout>
        </section>
      )}
      {guide.needs && (
        <Box>
          <h2>{needs}</h2>
          <Needs>
            {guide.needs.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </Needs>
        </Box>
      )}
      {photo && (
        <section>
          <Picture image={photo} alt={guide.photo?.pictureAlt ?? ''} sizes="(min-width:64rem) 44rem, 92vw" />
        </section>
      )}
    </>
  );
}
