import styled from 'styled-components';
import { token } from '../../theme/tokens';

/** The drawings in `static/drawings/services-1.svg`; the number changes with the file, which browsers keep for ever. */
export type SceneName = 'heating' | 'service' | 'install' | 'drain' | 'repair' | 'bath';

const Svg = styled.svg`
  width: 100%;
  height: auto;
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
  font: 700 1rem ${token('font-text')};
`;

/**
 * The drawing of a service. It says nothing the words beside it do not say, so it comes from a file of its own: six of
 * them inside the home page would cost a kilobyte of the first round trip.
 */
export const Scene = ({ name }: { name: SceneName }) => (
  <Svg viewBox="0 0 320 200" aria-hidden="true">
    <use href={`/drawings/services-1.svg#${name}`} />
  </Svg>
);
