import { css } from 'styled-components';
import { token } from './tokens';

/** The faint grid of tiles behind a drawing. */
export const tiles = css`
  background-color: ${token('mist-100')};
  background-image:
    linear-gradient(#0e22290d 1px, transparent 1px), linear-gradient(90deg, #0e22290d 1px, transparent 1px);
  background-size: 40px 40px;
  background-position: -1px -1px;
  /* Otherwise a drawing's white parts would vanish on a white page. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;
