import styled from 'styled-components';
import { StepDrawing } from '../brand/drawings/StepDrawing';
import { token } from '../theme/tokens';
import { BlockFrame } from './block-frame';
import type { BlockOf } from './rendered-blocks';

const Sheets = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: 2rem 1.5rem;
  figure {
    break-inside: avoid;
  }
  figcaption {
    color: ${token('ink-700')};
    margin-top: 0.75rem;
  }
`;

/** Shows up to three drawings side by side, each with its caption. */
export const DrawingsBlock = ({ heading, intro, items }: BlockOf<'drawings'>) => (
  <BlockFrame heading={heading} intro={intro}>
    <Sheets>
      {items.map(({ caption, drawing }) => (
        <figure key={caption}>
          <StepDrawing {...drawing} />
          <figcaption>{caption}</figcaption>
        </figure>
      ))}
    </Sheets>
  </BlockFrame>
);
