import { logoMark } from '../../theme/logo-mark';

interface Props {
  /** Describes the drawing to screen readers. */
  label: string;
  /** The reading of the instrument beside the boiler. */
  display: string;
}

/** Draws a boiler with its cover off during a service. */
export const OpenBoiler = ({ label, display }: Props) => (
  <svg
    viewBox="0 0 600 620"
    preserveAspectRatio="xMidYMid slice"
    role="img"
    aria-label={label}
    fill="none"
    strokeLinejoin="round"
  >
    <path
      d="M0 77h600M0 155h600M0 232h600M0 310h600M0 387h600M0 465h600M0 542h600M75 0v620M150 0v620M225 0v620M300 0v620M375 0v620M450 0v620M525 0v620"
      stroke="#fff"
      strokeOpacity=".055"
      strokeWidth="2"
    />
    <path d="M300 100V76q0-22 22-22h278" stroke="#0B1B21" strokeWidth="58" />
    <path d="M300 100V76q0-22 22-22h278" stroke="#D8E1E3" strokeWidth="50" />
    <path d="M284 100V76q0-38 38-38h278" stroke="#fff" strokeWidth="8" />
    <rect x="260" y="84" width="80" height="18" rx="4" fill="#fff" />
    <rect x="260" y="98" width="80" height="6" fill="#A9B8BC" />
    <g stroke="#DC6530" strokeWidth="18">
      <path id="o1" d="M232 410v210" />
      <path id="o2" d="M276 410v104q0 26-26 26H0" />
      <path id="o3" d="M320 410v210" />
      <path id="o4" d="M364 410v104q0 26 26 26h210" />
    </g>
    <g stroke="#F4A682" strokeWidth="4" transform="translate(-4 -4)">
      <use href="#o1" />
      <use href="#o2" />
      <use href="#o3" />
      <use href="#o4" />
    </g>
    <g fill="#93350A">
      <path d="M218 434h28v26h-28zM262 434h28v26h-28zM306 434h28v26h-28zM350 434h28v26h-28z" />
    </g>
    <g stroke="#fff" strokeWidth="5" strokeLinecap="round">
      <path d="M232 447l14 10M276 447l14 10M320 447l14 10M364 447l14 10" />
    </g>
    <rect x="188" y="110" width="240" height="306" rx="24" fill="#0B1B21" opacity=".5" />
    <rect x="180" y="98" width="240" height="312" rx="24" fill="#fff" />
    <rect x="196" y="114" width="208" height="280" rx="12" fill="#0E2229" />
    <circle cx="250" cy="168" r="36" fill="#D8E1E3" />
    <circle cx="250" cy="168" r="26" fill="#A9B8BC" />
    <path
      d="M250 168q-4-16 8-24M250 168q16-4 24 8M250 168q4 16-8 24M250 168q-16 4-24-8"
      stroke="#0E2229"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <circle cx="250" cy="168" r="6" fill="#0E2229" />
    <rect x="306" y="132" width="82" height="72" rx="8" fill="#0B5F57" />
    <path
      d="M318 148h24v18h-24zM352 148h24M352 158h16M318 182h14M340 182h14M362 182h14"
      stroke="#86D6C5"
      strokeWidth="4"
    />
    <rect x="212" y="220" width="176" height="84" rx="10" fill="#32474D" />
    <path d="M212 238h150a12 12 0 0 1 0 24H238a12 12 0 0 0 0 24h150" stroke="#DC6530" strokeWidth="11" />
    <path d="M212 235h150M240 259h122M240 283h148" stroke="#F4A682" strokeWidth="2.5" />
    <rect x="212" y="314" width="176" height="44" rx="8" fill="#17343E" />
    <path d="M232 352c-7 0-11-5-11-11 0-7 6-11 11-22 5 11 11 15 11 22 0 6-4 11-11 11z" fill="#5FB3D4" />
    <path d="M232 352c-3 0-5-3-5-6 0-4 3-6 5-11 2 5 5 7 5 11 0 3-2 6-5 6z" fill="#fff" />
    <path d="M259 352c-7 0-11-5-11-11 0-7 6-11 11-22 5 11 11 15 11 22 0 6-4 11-11 11z" fill="#5FB3D4" />
    <path d="M259 352c-3 0-5-3-5-6 0-4 3-6 5-11 2 5 5 7 5 11 0 3-2 6-5 6z" fill="#fff" />
    <path d="M286 352c-7 0-11-5-11-11 0-7 6-11 11-22 5 11 11 15 11 22 0 6-4 11-11 11z" fill="#5FB3D4" />
    <path d="M286 352c-3 0-5-3-5-6 0-4 3-6 5-11 2 5 5 7 5 11 0 3-2 6-5 6z" fill="#fff" />
    <path d="M314 352c-7 0-11-5-11-11 0-7 6-11 11-22 5 11 11 15 11 22 0 6-4 11-11 11z" fill="#5FB3D4" />
    <path d="M314 352c-3 0-5-3-5-6 0-4 3-6 5-11 2 5 5 7 5 11 0 3-2 6-5 6z" fill="#fff" />
    <path d="M341 352c-7 0-11-5-11-11 0-7 6-11 11-22 5 11 11 15 11 22 0 6-4 11-11 11z" fill="#5FB3D4" />
    <path d="M341 352c-3 0-5-3-5-6 0-4 3-6 5-11 2 5 5 7 5 11 0 3-2 6-5 6z" fill="#fff" />
    <path d="M368 352c-7 0-11-5-11-11 0-7 6-11 11-22 5 11 11 15 11 22 0 6-4 11-11 11z" fill="#5FB3D4" />
    <path d="M368 352c-3 0-5-3-5-6 0-4 3-6 5-11 2 5 5 7 5 11 0 3-2 6-5 6z" fill="#fff" />
    <rect x="212" y="366" width="176" height="14" rx="4" fill="#A9B8BC" />
    <path d="M340 92c60 0 40 60 100 70q76 12 76 96" stroke="#F4A682" strokeWidth="5" strokeLinecap="round" />
    <rect x="474" y="262" width="98" height="176" rx="16" fill="#0B1B21" opacity=".5" />
    <rect x="468" y="254" width="98" height="176" rx="16" fill="#fff" />
    <rect x="480" y="268" width="74" height="62" rx="8" fill="#0E2229" />
    <path d="m504 284 8 8 17-16" stroke="#86D6C5" strokeWidth="5" strokeLinecap="round" />
    <text
      x="517"
      y="322"
      textAnchor="middle"
      fontFamily="Figtree,sans-serif"
      fontWeight="700"
      fontSize="27"
      fill="#fff"
    >
      {display}
    </text>
    <g fill="#D8E1E3">
      <circle cx="494" cy="356" r="9" />
      <circle cx="517" cy="356" r="9" />
      <circle cx="540" cy="356" r="9" />
      <circle cx="494" cy="384" r="9" />
      <circle cx="517" cy="384" r="9" />
      <circle cx="540" cy="384" r="9" />
    </g>
    <rect x="485" y="404" width="64" height="12" rx="6" fill="#DC6530" />
    <g transform="rotate(-9 110 440)">
      <rect x="24" y="296" width="164" height="300" rx="22" fill="#0B1B21" opacity=".5" />
      <rect x="16" y="286" width="164" height="300" rx="22" fill="#fff" />
      <path d="M158 286a22 22 0 0 1 22 22v256a22 22 0 0 1-22 22z" fill="#E3EAEB" />
      <g transform="translate(56 346) scale(1.6)">
        <path d={logoMark.door} fill="#D8E1E3" />
        <path d={logoMark.drop} fill="#fff" />
      </g>
    </g>
  </svg>
);
