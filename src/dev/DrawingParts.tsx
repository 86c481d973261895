import { partNames } from '../step-drawings/parts';
import { asDrawing, StepDrawing } from '../brand/drawings/StepDrawing';
import { Pair, Part } from './Part';

/** Shows the drawings of all guides, and then every part by itself, lit. */
export function Drawings({ guides }: { guides: Queries.KitchenSinkQuery['allGuide']['nodes'] }) {
  return (
    <>
      {guides.map(({ linkText, urgent, steps }) => (
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
