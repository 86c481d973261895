import { css } from 'styled-components';
import { below } from './tokens';

/** Shortens the head of a page on a phone, so that its questions begin on the first screen. */
export const shortHead = css`
  ${below.tablet} {
    padding-block: 0;
    h1 {
      font-size: 1.625rem;
      margin-block: 0.25rem;
    }
    p {
      font-size: 1rem;
    }
  }
`;
