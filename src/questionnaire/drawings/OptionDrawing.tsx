import styled from 'styled-components';
import { token } from '../../theme/tokens';
import { drawings } from './drawings';

/** The lines and colours of the drawings, by the class names of their parts. */
const Drawing = styled.svg`
  width: 100%;
  max-width: 17rem;
  height: auto;
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
  .w,
  .g,
  .l {
    stroke: ${token('ink-900')};
    stroke-width: 2.5;
  }
  .w {
    fill: #fff;
  }
  .g {
    fill: ${token('mist-200')};
  }
  .f {
    fill: ${token('ink-900')};
  }
  .b {
    fill: ${token('water')};
  }
  .c {
    fill: ${token('copper-700')};
  }
  .p {
    stroke: ${token('copper-500')};
    stroke-width: 10;
  }
  .q {
    stroke: ${token('copper-300')};
    stroke-width: 2.5;
    transform: translate(-2px, -2px);
  }
  .m {
    stroke: ${token('copper-600')};
    stroke-width: 4;
  }
  .s {
    stroke: ${token('water')};
    stroke-width: 4;
  }
  .d {
    stroke-dasharray: 5 6;
  }
  text {
    font: 700 40px ${token('font-text')};
    fill: ${token('ink-900')};
    text-anchor: middle;
  }
`;

/**
 * Shows the drawing of an option. It is decorative. It is set as HTML text, because creating it element by element
 * delays the next question on a slow phone.
 */
export const OptionDrawing = ({ value }: { value: string }) => (
  <Drawing
    viewBox="0 0 200 130"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: drawings[value]?.join('') ?? '' }}
  />
);
