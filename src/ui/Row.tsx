import styled from 'styled-components';
import { below } from '../theme/tokens';

/** Places buttons side by side. It has a file of its own, because islands would have to load all the styles of page-grid.tsx. */
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
