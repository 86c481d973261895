import { graphql, useStaticQuery } from 'gatsby';
import { partNames } from '../step-drawings/parts';
import { asDrawing, StepDrawing } from '../brand/drawings/StepDrawing';
import { Pair, Part } from './Part';

/**
 * Shows the drawings of the first guides, and then every part by itself, lit. Not of all guides there may ever be: Gatsby asks
 * a static query in every build and after every save in a preview, and filling in a thousand drawings takes seconds.
 */
export function Drawings() {
  const { allGuide } = useStaticQuery<Queries.DrawingsQuery>(graphql`
    query Drawings {
      allGuide(limit: 40, sort: [{ order: ASC }, { route: ASC }]) {
        nodes {
          linkText
          urgent {
            steps {
              title
              drawing
            }
          }
          steps {
            title
            drawing
          }
        }
      }
    }
  `);
  return (
    <>
      {allGuide.nodes.map(({ linkText, urgent, steps }) => (
        <Part key={linkText} name={linkText}>
          <Pair>
            {[...(urgent?.steps ?? []), ...steps].map(({ title, drawing }) => (
              <figure key={title}>
                {drawing && <StepDrawing {...asDrawing(drawing)} />}
                <figcaption>{title}</figcaption>
              </figure>
            ))}
          </Pair>
        </Part>
      ))}
      <Part name="Parts of drawings">
        <Pair>
          {partNames.map((part) => (
            <figure key={part}>
              <StepDrawing inline alt={part} parts={[{ part, at: [160, 110], lit: true }]} />
              <figcaption>{part}</figcaption>
            </figure>
          ))}
        </Pair>
      </Part>
    </>
  );
}
