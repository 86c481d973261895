import styled from 'styled-components';
import { onTablet } from '../theme/on-tablet';
import { below, token } from '../theme/tokens';

/** A dark background for a drawing. */
export const Wall = styled.div`
  border-radius: ${token('r-xl')};
  overflow: hidden;
  background: ${token('ink-800')};
  svg,
  img {
    width: 100%;
    height: clamp(17.5rem, 52vw, 31.5rem);
    object-fit: cover;
  }
  ${below.tablet} {
    svg,
    img {
      height: 17.5rem;
    }
  }
  /* In half of a tablet's width that height would cut off both sides of a drawing. */
  ${onTablet} {
    svg,
    img {
      height: auto;
    }
  }
  @media print {
    display: none;
  }
`;
