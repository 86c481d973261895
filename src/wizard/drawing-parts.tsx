import styled from 'styled-components';
import { token } from '../theme/tokens';

/** A drawing in the lines and colours of the site, by class names. */
export const Svg = styled.svg`
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

/** A copper pipe along a path. */
export const Pipe = ({ d }: { d: string }) => (
  <>
    <path className="p" d={d} />
    <path className="q" d={d} />
  </>
);

/** A boiler on a wall; dashed where there is none, or none yet. */
export const Boiler = ({ x, y, dashed }: { x: number; y: number; dashed?: boolean }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect className={dashed ? 'w d' : 'w'} width="60" height="64" rx="8" />
    {!dashed && <path className="l" d="M0 44h60" />}
    {!dashed && <rect className="f" x="8" y="50" width="20" height="8" rx="3" />}
  </g>
);

/** A white flue with an ink outline. */
export const Flue = ({ d }: { d: string }) => (
  <>
    <path d={d} stroke="#0E2229" strokeWidth="15" strokeLinecap="butt" />
    <path d={d} stroke="#fff" strokeWidth="10" strokeLinecap="butt" />
  </>
);

/** The outside wall, cut through. */
export const Wall = ({ x }: { x: number }) => (
  <>
    <path className="g" d={`M${x} -4h22v138h-22z`} />
    <path className="l" d={`M${x} 22h22M${x} 48h22M${x} 74h22M${x} 100h22M${x + 11} 22v26M${x + 11} 74v26`} />
  </>
);

/** Steam from the end of a flue. */
export const Steam = ({ x, y }: { x: number; y: number }) => (
  <path className="s" d={`M${x} ${y}q6-6 12 0t12 0M${x + 4} ${y - 12}q5-5 10 0t10 0`} />
);

/** A house that stands on the ground, with a door and windows. */
export const House = ({ x, width, floors, windows }: { x: number; width: number; floors: number; windows: number }) => {
  const top = 122 - floors * 32;
  const each = width / windows;
  return (
    <>
      <path className="w" d={`M${x} 122V${top}h${width}v${122 - top}z`} />
      <path className="g" d={`M${x - 10} ${top}l${width / 2 + 10}-34 ${width / 2 + 10} 34z`} />
      {Array.from({ length: floors * windows }, (_, index) => (
        <rect
          key={index}
          className={index === 0 ? 'f' : 'b'}
          x={x + each * (index % windows) + each / 2 - 7}
          y={index < windows ? 98 : 122 - 32 * Math.floor(index / windows) - 24}
          width="14"
          height={index === 0 ? 24 : 16}
          rx="2"
        />
      ))}
      <path className="l" d="M10 122h180" />
    </>
  );
};

/** A dimension line. */
export const Measure = ({ from, to, y }: { from: number; to: number; y: number }) => (
  <path className="m" d={`M${from} ${y}H${to}M${from} ${y - 7}v14M${to} ${y - 7}v14`} />
);

/** Seen from outside: a window, the round end of the flue, and how far they are apart. */
export const Outside = ({ flue }: { flue: number }) => (
  <>
    <path className="l" d="M0 30h14M0 86h14M0 112h14M120 8h24M152 116h30M176 20h24" opacity=".35" />
    <rect className="w" x="24" y="16" width="62" height="76" rx="4" />
    <path className="b" d="M30 22h22v64H30zM58 22h22v64H58z" />
    <circle className="g" cx={flue} cy="56" r="15" />
    <circle className="f" cx={flue} cy="56" r="6" />
    <Measure from={86} to={flue - 15} y={106} />
  </>
);
