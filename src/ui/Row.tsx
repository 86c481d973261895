import styled from 'styled-components';
import { below } from '../theme/tokens';

/** Places buttons side by side. It stands apart from page-grid.tsx, of whose styles islands would have to load all. */
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
