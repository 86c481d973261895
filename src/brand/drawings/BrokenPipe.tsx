import styled from 'styled-components';
import { token } from '../../theme/tokens';

const Svg = styled.svg`
  overflow: visible;
  width: 100%;
  max-width: 60rem;
  height: auto;
  fill: none;
  stroke-linejoin: round;
  .p {
    stroke: ${token('copper-500')};
  }
  .q {
    stroke: ${token('copper-300')};
  }
  .c {
    fill: ${token('copper-700')};
  }
`;

/** Draws 404 in broken copper pipe. */
export const BrokenPipe = () => (
  <Svg viewBox="0 0 960 330" aria-hidden="true">
    <path className="p" d="M150 40 64 186q-8 14 8 14h128M164 120v190" strokeWidth="34" />
    <path className="q" d="M150 40 64 186q-8 14 8 14h128M164 120v190" strokeWidth="8" transform="translate(-6 -6)" />
    <path className="c" d="M186 180h26v40h-26zM144 106h40v22h-40zM144 296h40v22h-40z" />
    <path className="p" d="M296 120v-6a84 84 0 0 1 168 0v122a84 84 0 0 1-168 0v-62" strokeWidth="34" />
    <path
      className="q"
      d="M296 120v-6a84 84 0 0 1 168 0v122a84 84 0 0 1-168 0v-62"
      strokeWidth="8"
      transform="translate(-6 -6)"
    />
    <path className="c" d="M276 102h40v22h-40zM276 168h40v22h-40z" />
    <path d="M296 132c8 10 11 15 11 20a11 11 0 0 1-22 0c0-5 3-10 11-20z" fill="#5FB3D4" />
    <path d="M238 246c8 10 11 15 11 20a11 11 0 0 1-22 0c0-5 3-10 11-20z" fill="#5FB3D4" />
    <path className="p" d="M636 40 550 186q-8 14 8 14h2400M650 120v190" strokeWidth="34" />
    <path className="q" d="M636 40 550 186q-8 14 8 14h2400M650 120v190" strokeWidth="8" transform="translate(-6 -6)" />
    <path className="c" d="M744 180h26v40h-26zM630 106h40v22h-40zM630 296h40v22h-40z" />
  </Svg>
);
