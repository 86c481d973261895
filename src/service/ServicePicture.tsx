import styled from 'styled-components';
import { from, token } from '../theme/tokens';

/** The frame of a service's picture. */
export const ServicePicture = styled.div`
  img {
    border-radius: ${token('r-xl')};
    width: 100%;
    aspect-ratio: 3/2;
    object-fit: cover;
  }
  ${from.tablet} {
    img {
      aspect-ratio: 5/4;
    }
  }
`;
