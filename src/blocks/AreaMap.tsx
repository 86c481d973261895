import { wordList } from '../content/words';
import styled from 'styled-components';
import { token } from '../theme/tokens';

const Svg = styled.svg`
  width: 100%;
  height: auto;
  fill: none;
  stroke-linejoin: round;
  stroke-linecap: round;
  .p {
    stroke: ${token('copper-500')};
    stroke-width: 12;
  }
  .q {
    stroke: ${token('copper-300')};
    stroke-width: 3;
  }
  circle {
    fill: #fff;
    stroke: ${token('ink-900')};
    stroke-width: 4;
  }
  .home {
    fill: ${token('copper-600')};
  }
  text {
    font: 600 22px ${token('font-text')};
    fill: ${token('ink-900')};
  }
  .base {
    font-weight: 700;
    font-size: 26px;
  }
`;

/** Where each town's stop and label stand, in the order of `areas` in data/company.yaml. */
const stops = [
  { cx: 404, cy: 236, x: 404, y: 278, anchor: 'middle' },
  { cx: 572, cy: 106, x: 552, y: 84, anchor: 'middle' },
  { cx: 236, cy: 46, x: 262, y: 54, anchor: 'start' },
  { cx: 236, cy: 140, x: 262, y: 148, anchor: 'start' },
  { cx: 122, cy: 358, x: 146, y: 388, anchor: 'start' },
] as const;

const lines = ['M236 46v210q0 26-22 40l-92 62', 'M236 236h180q26 0 44-18l112-112'];

/** The towns as stops on a copper line. It is drawn for as many towns as it has stops; the list in the text has all. */
export const AreaMap = ({ label, base, towns }: { label: string; base: string; towns: readonly string[] }) => (
  <Svg viewBox="0 0 640 430" role="img" aria-label={`${label} ${wordList([base, ...towns])}`}>
    {lines.map((d) => (
      <path key={d} className="p" d={d} />
    ))}
    {lines.map((d) => (
      <path key={d} className="q" d={d} transform="translate(0 -2.5)" />
    ))}
    {towns.slice(0, stops.length).map((town, index) => {
      const stop = stops[index];
      return (
        stop && (
          <g key={town}>
            <circle cx={stop.cx} cy={stop.cy} r="11" />
            <text x={stop.x} y={stop.y} textAnchor={stop.anchor}>
              {town}
            </text>
          </g>
        )
      );
    })}
    <circle className="home" cx="236" cy="236" r="17" />
    <text className="base" x="262" y="216">
      {base}
    </text>
  </Svg>
);
