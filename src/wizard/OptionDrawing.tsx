import type { ReactNode } from 'react';
import { Boiler, Flue, House, Measure, Outside, Pipe, Steam, Svg, Wall } from './drawing-parts';

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
