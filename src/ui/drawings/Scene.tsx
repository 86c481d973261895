import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../../theme/tokens';

const Svg = styled.svg`
  width: 100%;
  height: auto;
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
  .p {
    stroke: ${token('copper-500')};
  }
  .q {
    stroke: ${token('copper-300')};
  }
  .w {
    fill: #fff;
    stroke: ${token('ink-900')};
  }
  .g {
    fill: ${token('mist-200')};
    stroke: ${token('ink-900')};
  }
  .l {
    stroke: ${token('ink-900')};
  }
  .f {
    fill: ${token('ink-900')};
  }
  .c {
    fill: ${token('copper-700')};
  }
  .b {
    fill: ${token('water')};
  }
  text {
    font-weight: 700;
    font-family: ${token('font-text')};
  }
`;

/** Flat elevations as on an installer's drawing: ink outlines, white bodies, copper pipes. */
const scenes = {
  heating: (
    <>
      <path className="p" d="M40 200v-44q0-12 12-12h12" strokeWidth="10" />
      <path className="q" d="M40 200v-44q0-12 12-12h12" strokeWidth="2.5" transform="translate(-2 -2)" />
      <path className="p" d="M268 200v-44q0-12-12-12h-12" strokeWidth="10" />
      <path className="q" d="M268 200v-44q0-12-12-12h-12" strokeWidth="2.5" transform="translate(-2 -2)" />
      <path className="l" d="M60 66h188M60 138h188" strokeWidth="6" />
      <rect className="w" x="62" y="48" width="16" height="108" rx="8" strokeWidth="2.5" />
      <rect className="w" x="82" y="48" width="16" height="108" rx="8" strokeWidth="2.5" />
      <rect className="w" x="102" y="48" width="16" height="108" rx="8" strokeWidth="2.5" />
      <rect className="w" x="122" y="48" width="16" height="108" rx="8" strokeWidth="2.5" />
      <rect className="w" x="142" y="48" width="16" height="108" rx="8" strokeWidth="2.5" />
      <rect className="w" x="162" y="48" width="16" height="108" rx="8" strokeWidth="2.5" />
      <rect className="w" x="182" y="48" width="16" height="108" rx="8" strokeWidth="2.5" />
      <rect className="w" x="202" y="48" width="16" height="108" rx="8" strokeWidth="2.5" />
      <rect className="w" x="222" y="48" width="16" height="108" rx="8" strokeWidth="2.5" />
      <rect className="w" x="31" y="112" width="18" height="26" rx="6" strokeWidth="2.5" />
      <path className="c" d="M32 138h16v9H32z" />
      <rect className="f" x="262" y="36" width="44" height="44" rx="12" />
      <text x="284" y="63" textAnchor="middle" fill="#fff" fontSize="15">
        21°
      </text>
    </>
  ),
  service: (
    <>
      <path className="p" d="M122 140v60" strokeWidth="10" />
      <path className="q" d="M122 140v60" strokeWidth="2.5" transform="translate(-2 -2)" />
      <path className="p" d="M150 140v60" strokeWidth="10" />
      <path className="q" d="M150 140v60" strokeWidth="2.5" transform="translate(-2 -2)" />
      <path className="p" d="M178 140v60" strokeWidth="10" />
      <path className="q" d="M178 140v60" strokeWidth="2.5" transform="translate(-2 -2)" />
      <path className="c" d="M113 156h18v14h-18zM141 156h18v14h-18zM169 156h18v14h-18z" />
      <rect className="w" x="92" y="22" width="116" height="126" rx="14" strokeWidth="2.5" />
      <path className="l" d="M92 104h116" strokeWidth="2.5" />
      <circle className="w" cx="178" cy="126" r="12" strokeWidth="2.5" />
      <path className="l" d="m178 126 5-6" strokeWidth="2.5" />
      <rect className="f" x="106" y="117" width="36" height="18" rx="5" />
      <g transform="rotate(5 250 110)">
        <rect className="w" x="214" y="62" width="76" height="100" rx="8" strokeWidth="2.5" />
        <rect className="f" x="236" y="54" width="32" height="14" rx="5" />
        <path d="m226 86 5 5 8-9M226 110l5 5 8-9M226 134l5 5 8-9" stroke="#0B5F57" strokeWidth="3.5" />
        <path className="l" d="M248 88h30M248 112h30M248 136h20" strokeWidth="2.5" />
      </g>
    </>
  ),
  install: (
    <>
      <path d="M218 40V30q0-10 10-10h92" stroke="#0E2229" strokeWidth="25" />
      <path d="M218 40V30q0-10 10-10h92" stroke="#fff" strokeWidth="20" />
      <path className="p" d="M196 150v50" strokeWidth="10" />
      <path className="q" d="M196 150v50" strokeWidth="2.5" transform="translate(-2 -2)" />
      <path className="p" d="M222 150v50" strokeWidth="10" />
      <path className="q" d="M222 150v50" strokeWidth="2.5" transform="translate(-2 -2)" />
      <path className="p" d="M248 150v18q0 12 12 12h60" strokeWidth="10" />
      <path className="q" d="M248 150v18q0 12 12 12h60" strokeWidth="2.5" transform="translate(-2 -2)" />
      <path className="p" d="M170 150v14q0 14-14 14H94" strokeWidth="10" />
      <path className="q" d="M170 150v14q0 14-14 14H94" strokeWidth="2.5" transform="translate(-2 -2)" />
      <path className="c" d="M187 160h18v12h-18zM213 160h18v12h-18z" />
      <rect className="w" x="152" y="38" width="132" height="116" rx="14" strokeWidth="2.5" />
      <path className="l" d="M152 114h132" strokeWidth="2.5" />
      <rect className="f" x="168" y="126" width="40" height="18" rx="5" />
      <circle className="w" cx="258" cy="134" r="10" strokeWidth="2.5" />
      <path className="g" d="M26 70q0-18 36-18t36 18v112q0 8-8 8H34q-8 0-8-8z" strokeWidth="2.5" />
      <path className="l" d="M26 92h72M26 158h72" strokeWidth="2.5" />
    </>
  ),
  drain: (
    <>
      <path d="M160 104v28q0 26 26 26t26-26v-4q0-12 12-12h96" className="p" strokeWidth="18" />
      <path
        d="M160 104v28q0 26 26 26t26-26v-4q0-12 12-12h96"
        className="q"
        strokeWidth="4"
        transform="translate(-4 -3)"
      />
      <path className="c" d="M147 108h26v12h-26zM262 102h14v28h-14z" />
      <path className="w" d="M76 52h168v6c0 30-18 46-48 46h-72c-30 0-48-16-48-46z" strokeWidth="2.5" />
      <path className="l" d="M64 52h192" strokeWidth="6" />
      <path d="M118 52V34q0-14 14-14h12q14 0 14 14v4" stroke="#0E2229" strokeWidth="11" strokeLinecap="butt" />
      <path d="M118 52V34q0-14 14-14h12q14 0 14 14v3" stroke="#fff" strokeWidth="6" strokeLinecap="butt" />
      <path className="b" d="M158 62c5 6 7 9 7 13a7 7 0 0 1-14 0c0-4 2-7 7-13z" />
    </>
  ),
  repair: (
    <>
      <path className="p" d="M0 104h320" strokeWidth="24" />
      <path className="q" d="M0 104h320" strokeWidth="5" transform="translate(0 -5)" />
      <path className="c" d="M134 84h52v40h-52z" />
      <path d="M134 94h52M134 114h52" stroke="#DC6530" strokeWidth="2" />
      <path className="c" d="M120 90h14v28h-14zM186 90h14v28h-14z" />
      <path className="b" d="M160 138c9 11 13 17 13 24a13 13 0 0 1-26 0c0-7 4-13 13-24z" />
      <g transform="rotate(38 160 80)">
        <path
          className="w"
          d="M126 92V66c0-14 12-24 24-26V-40h22v80c12 2 24 12 24 26v26h-18V72h-34v20z"
          strokeWidth="2.5"
        />
      </g>
    </>
  ),
  bath: (
    <>
      <path className="p" d="M86 112V44q0-16 16-16h30q16 0 16 14" strokeWidth="10" />
      <path className="q" d="M86 112V44q0-16 16-16h30q16 0 16 14" strokeWidth="2.5" transform="translate(-2 -2)" />
      <path className="c" d="M77 84h18v14H77z" />
      <path className="w" d="M126 42h44q0 14-22 14t-22-14z" strokeWidth="2.5" />
      <path d="M134 66v8M148 66v14M162 66v8" stroke="#5FB3D4" strokeWidth="4" />
      <path className="w" d="M58 110h212v8c0 34-18 54-52 54h-108c-34 0-52-20-52-54z" strokeWidth="2.5" />
      <path className="l" d="M48 110h232" strokeWidth="6" />
      <path className="l" d="M104 172v12M224 172v12" strokeWidth="7" />
      <rect className="w" x="212" y="40" width="60" height="44" rx="6" strokeWidth="2.5" />
      <path className="l" d="M224 66l12-12M236 72l18-18" strokeWidth="2.5" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type SceneName = keyof typeof scenes;

/** The drawing of a service. It says nothing the words beside it do not say. */
export const Scene = ({ name }: { name: SceneName }) => (
  <Svg viewBox="0 0 320 200" aria-hidden="true">
    {scenes[name]}
  </Svg>
);
