import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../theme/tokens';

const Svg = styled.svg`
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

const Pipe = ({ d }: { d: string }) => (
  <>
    <path className="p" d={d} />
    <path className="q" d={d} />
  </>
);

const Boiler = ({ x, y, dashed }: { x: number; y: number; dashed?: boolean }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect className={dashed ? 'w d' : 'w'} width="60" height="64" rx="8" />
    {!dashed && <path className="l" d="M0 44h60" />}
    {!dashed && <rect className="f" x="8" y="50" width="20" height="8" rx="3" />}
  </g>
);

/** A white flue with an ink outline. */
const Flue = ({ d }: { d: string }) => (
  <>
    <path d={d} stroke="#0E2229" strokeWidth="15" strokeLinecap="butt" />
    <path d={d} stroke="#fff" strokeWidth="10" strokeLinecap="butt" />
  </>
);

/** The outside wall, cut through. */
const Wall = ({ x }: { x: number }) => (
  <>
    <path className="g" d={`M${x} -4h22v138h-22z`} />
    <path className="l" d={`M${x} 22h22M${x} 48h22M${x} 74h22M${x} 100h22M${x + 11} 22v26M${x + 11} 74v26`} />
  </>
);

const Steam = ({ x, y }: { x: number; y: number }) => (
  <path className="s" d={`M${x} ${y}q6-6 12 0t12 0M${x + 4} ${y - 12}q5-5 10 0t10 0`} />
);

const House = ({ x, width, floors, windows }: { x: number; width: number; floors: number; windows: number }) => {
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
const Measure = ({ from, to, y }: { from: number; to: number; y: number }) => (
  <path className="m" d={`M${from} ${y}H${to}M${from} ${y - 7}v14M${to} ${y - 7}v14`} />
);

/** Seen from outside: a window, the round end of the flue, and how far they are apart. */
const Outside = ({ flue }: { flue: number }) => (
  <>
    <path className="l" d="M0 30h14M0 86h14M0 112h14M120 8h24M152 116h30M176 20h24" opacity=".35" />
    <rect className="w" x="24" y="16" width="62" height="76" rx="4" />
    <path className="b" d="M30 22h22v64H30zM58 22h22v64H58z" />
    <circle className="g" cx={flue} cy="56" r="15" />
    <circle className="f" cx={flue} cy="56" r="6" />
    <Measure from={86} to={flue - 15} y={106} />
  </>
);

const drawings: Readonly<Record<string, ReactNode>> = {
  mains: (
    <>
      <Pipe d="M84 80v28q0 10-10 10H-4" />
      <Pipe d="M116 80v18q0 10 10 10h80" />
      <path className="c" d="M75 84h18v12H75zM107 84h18v12h-18z" />
      <rect className="w" x="58" y="20" width="84" height="64" rx="8" />
      <rect className="f" x="70" y="32" width="60" height="20" rx="4" />
      <path d="M78 42h6M91 42h6M104 42h6M117 42h6" stroke="#fff" strokeWidth="4" />
      <path className="l" d="M72 68h20" />
      <circle className="g" cx="120" cy="68" r="7" />
    </>
  ),
  lpg: (
    <>
      <Pipe d="M100 40V26q0-10 10-10h94" />
      <path className="l" d="M58 96v20M142 96v20M14 118h172" />
      <rect className="g" x="26" y="44" width="148" height="56" rx="28" />
      <path className="c" d="M88 32h24v14H88z" />
      <path className="m" d="M100 60c7 8 11 13 11 19a11 11 0 0 1-22 0c0-6 4-11 11-19z" />
    </>
  ),
  combi: (
    <>
      <Pipe d="M84 84v50M100 84v50M116 84v50" />
      <Boiler x={70} y={24} />
    </>
  ),
  system: (
    <>
      <Pipe d="M60 100v34" />
      <Pipe d="M80 100v12q0 8 8 8h28" />
      <Boiler x={40} y={40} />
      <path className="g" d="M118 50q0-12 24-12t24 12v64h-48z" />
      <path className="l" d="M118 64h48" />
    </>
  ),
  regular: (
    <>
      <Pipe d="M50 108v26" />
      <Pipe d="M68 108v6q0 8 8 8h36" />
      <Pipe d="M152 58V30" />
      <Boiler x={30} y={46} />
      <path className="g" d="M112 70q0-12 26-12t26 12v50h-52z" />
      <path className="l" d="M112 82h52" />
      <rect className="w" x="104" y="8" width="76" height="30" rx="5" />
      <path className="b" d="M107 22h70v11q0 2-2 2h-66q-2 0-2-2z" />
    </>
  ),
  small: <House x={70} width={60} floors={1} windows={2} />,
  medium: <House x={58} width={84} floors={2} windows={3} />,
  large: <House x={32} width={136} floors={2} windows={5} />,
  wall: (
    <>
      <Pipe d="M50 108v26M66 108v26" />
      <Wall x={112} />
      <Flue d="M60 48V36q0-8 8-8h78" />
      <Boiler x={30} y={46} />
      <Steam x={154} y={30} />
    </>
  ),
  roof: (
    <>
      <Pipe d="M92 118v16M108 118v16" />
      <Flue d="M100 60V12" />
      <path className="l" d="M16 86l84-56 84 56" strokeWidth="7" />
      <path className="l" d="M36 74v60M164 74v60" />
      <Flue d="M100 36V10" />
      <path className="f" d="M88 4h24v6H88z" />
      <Boiler x={70} y={56} />
    </>
  ),
  other: (
    <>
      <Pipe d="M66 108v26M82 108v26" />
      <path className="l d" d="M76 46V32q0-8 8-8h40" />
      <Boiler x={46} y={46} />
      <text x="148" y="42">
        ?
      </text>
    </>
  ),
  adjacent: (
    <>
      <Wall x={124} />
      <Flue d="M92 40V28q0-6 6-6h58" />
      <Boiler x={62} y={38} />
      <Steam x={164} y={24} />
    </>
  ),
  nearby: (
    <>
      <Wall x={140} />
      <Flue d="M54 40V28q0-6 6-6h112" />
      <Boiler x={24} y={38} />
      <Measure from={86} to={139} y={92} />
    </>
  ),
  far: (
    <>
      <Wall x={158} />
      <Flue d="M34 40V28q0-6 6-6h148" />
      <Boiler x={4} y={38} />
      <Measure from={66} to={157} y={92} />
    </>
  ),
  within30cm: <Outside flue={122} />,
  moreThan30cm: <Outside flue={172} />,
  flat: (
    <>
      <Flue d="M120 60V14" />
      <path className="f" d="M108 8h24v6h-24z" />
      <path className="w" d="M34 58h132v64H34z" />
      <path className="l" d="M24 56h152" strokeWidth="7" />
      <rect className="b" x="52" y="76" width="26" height="24" rx="2" />
      <rect className="b" x="122" y="76" width="26" height="24" rx="2" />
      <path className="l" d="M10 122h180" />
    </>
  ),
  pitched: (
    <>
      <path className="w" d="M44 72h112v50H44z" />
      <Flue d="M128 60V16" />
      <path className="f" d="M116 10h24v6h-24z" />
      <path className="g" d="M28 74l72-54 72 54z" />
      <path className="l" d="M60 62h80M76 50h48M90 38h20" />
      <rect className="b" x="58" y="86" width="26" height="20" rx="2" />
      <rect className="b" x="116" y="86" width="26" height="20" rx="2" />
      <path className="l" d="M10 122h180" />
    </>
  ),
  yes: (
    <>
      <Pipe d="M84 84v50M100 84v50M116 84v50" />
      <Boiler x={70} y={24} />
      <circle cx="134" cy="28" r="15" fill="#0B5F57" />
      <path d="m127 28 5 5 9-10" stroke="#fff" strokeWidth="4" />
    </>
  ),
  no: (
    <>
      <Boiler x={16} y={34} dashed />
      <path className="m" d="M82 66h32M106 58l8 8-8 8" />
      <Pipe d="M138 96v38M156 96v38" />
      <Boiler x={122} y={34} />
    </>
  ),
  notSure: (
    <>
      <Boiler x={70} y={26} dashed />
      <text x="100" y="73">
        ?
      </text>
    </>
  ),
};

/** The drawing of an option, by its value. It says nothing the words beside it do not say. */
export const OptionDrawing = ({ value }: { value: string }) => (
  <Svg viewBox="0 0 200 130" aria-hidden="true">
    {drawings[value]}
  </Svg>
);
