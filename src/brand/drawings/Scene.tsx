import styled from 'styled-components';
import { token } from '../../theme/tokens';

/**
 * The drawings in `static/drawings/services-1.svg`. Browsers cache the file for ever: change the number in its name
 * with its content.
 */
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
 * Draws a service. Screen readers skip it, because the text beside it says the same. Loaded from a file, because six
 * inline drawings would take a kilobyte of the home page's first round trip.
 */
export const Scene = ({ name }: { name: SceneName }) => (
  <Svg viewBox="0 0 320 200" aria-hidden="true">
    <use href={`/drawings/services-1.svg#${name}`} />
  </Svg>
);
