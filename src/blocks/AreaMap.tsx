import { wordList } from '../../tools/shared/text';
import styled from 'styled-components';
import { from, token } from '../theme/tokens';
import { stops } from './area-stops';

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
  /* On a phone the map is half as wide as its own units. */
  text {
    font: 600 28px ${token('font-text')};
    fill: ${token('ink-900')};
    /* A rim of the ground's colour, which only shows where forced dark has darkened the ground and not the text. */
    paint-order: stroke;
    stroke: ${token('mist-100')};
    stroke-width: 2.5;
  }
  .base {
    font-weight: 700;
    font-size: 32px;
  }
  ${from.small} {
    text {
      font-size: 22px;
    }
    .base {
      font-size: 26px;
    }
  }
`;

const lines = ['M236 46v210q0 26-22 40l-92 62', 'M236 236h180q26 0 44-18l112-112'];

/** Draws the towns as stops on a copper line. Skips towns without a stop; the list in the text has all of them. */
export const AreaMap = ({ label, base, towns }: { label: string; base: string; towns: readonly string[] }) => (
  <Svg viewBox="0 0 640 430" role="img" aria-label={`${label} ${wordList([base, ...towns])}`}>
    {lines.map((d) => (
      <path key={d} className="p" d={d} />
    ))}
    {lines.map((d) => (
      <path key={d} className="q" d={d} transform="translate(0 -2.5)" />
    ))}
    {towns.map((town) => {
      const stop = stops.get(town);
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
