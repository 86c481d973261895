import styled from 'styled-components';
import { below } from '../theme/tokens';

/** Buttons side by side. A file of its own, as are VisuallyHidden and tiles: islands need them, and not the rest of the grid. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: center;
  ${below.small} {
    > [data-look] {
      flex: 1 1 auto;
    }
  }
`;
