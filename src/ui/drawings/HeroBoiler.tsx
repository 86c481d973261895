/** A wall-hung boiler with its gauge, pipes, a radiator and a thermostat; `label` says so to people who cannot see it. */
export const HeroBoiler = ({ label }: { label: string }) => (
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
    <path d="M392 100V76q0-22 22-22h186" stroke="#0B1B21" strokeWidth="58" />
    <path d="M392 100V76q0-22 22-22h186" stroke="#D8E1E3" strokeWidth="50" />
    <path d="M376 100V76q0-38 38-38h186" stroke="#fff" strokeWidth="8" />
    <rect x="352" y="84" width="80" height="18" rx="4" fill="#fff" />
    <rect x="352" y="98" width="80" height="6" fill="#A9B8BC" />
    <g stroke="#DC6530" strokeWidth="18">
      <path id="h1" d="M316 400v112q0 26-26 26h-56" />
      <path id="h2" d="M356 400v156q0 26-26 26H0" />
      <path id="h3" d="M396 400v220" />
      <path id="h4" d="M436 400v92q0 26 26 26h138" />
    </g>
    <g stroke="#F4A682" strokeWidth="4" transform="translate(-4 -4)">
      <use href="#h1" />
      <use href="#h2" />
      <use href="#h3" />
      <use href="#h4" />
    </g>
    <path d="M474 400v34q0 20 20 20h106" stroke="#A9B8BC" strokeWidth="12" />
    <g fill="#93350A">
      <path d="M302 424h28v26h-28zM342 424h28v26h-28zM382 424h28v26h-28zM422 424h28v26h-28zM234 524h-14v28h14z" />
    </g>
    <g stroke="#fff" strokeWidth="5" strokeLinecap="round">
      <path d="M316 437l14 10M356 437l14 10M396 437l14 10M436 437l14 10" />
    </g>
    <rect x="284" y="110" width="240" height="306" rx="24" fill="#0B1B21" opacity=".5" />
    <rect x="276" y="98" width="240" height="306" rx="24" fill="#fff" />
    <path d="M492 98h0a24 24 0 0 1 24 24v258a24 24 0 0 1-24 24z" fill="#E3EAEB" />
    <path d="M276 310h240" stroke="#D8E1E3" strokeWidth="3" />
    <g transform="translate(364 166) scale(1.6)">
      <path d="M4 37V19a16 16 0 0 1 32 0v18h-9.5v-6.5h-13V37z" fill="#D8E1E3" />
      <path d="M20 7.5c4 4.6 6.4 7.5 6.4 10.9a6.4 6.4 0 0 1-12.8 0c0-3.4 2.4-6.3 6.4-10.9z" fill="#fff" />
    </g>
    <rect x="300" y="332" width="98" height="50" rx="10" fill="#0E2229" />
    <text
      x="349"
      y="367"
      textAnchor="middle"
      fontFamily="Funnel Display,Figtree,sans-serif"
      fontWeight="700"
      fontSize="28"
      fill="#F4A682"
    >
      58°C
    </text>
    <circle cx="446" cy="357" r="31" fill="#fff" stroke="#0E2229" strokeWidth="4" />
    <path d="M426.5 368.500a22 22 0 0 1 7-30" stroke="#D8E1E3" strokeWidth="6" />
    <path d="M435 338a22 22 0 0 1 22 0" stroke="#0B5F57" strokeWidth="6" />
    <path d="M458 339a22 22 0 0 1 7.5 29" stroke="#D8E1E3" strokeWidth="6" />
    <path d="M446 359v-20" stroke="#BF4408" strokeWidth="4" strokeLinecap="round" />
    <circle cx="446" cy="359" r="5" fill="#0E2229" />
    <text
      x="446"
      y="380"
      textAnchor="middle"
      fontFamily="Figtree,sans-serif"
      fontWeight="700"
      fontSize="11"
      fill="#0E2229"
    >
      1.5
    </text>
    <rect x="52" y="436" width="176" height="10" rx="5" fill="#A9B8BC" />
    <rect x="52" y="530" width="176" height="10" rx="5" fill="#A9B8BC" />
    <g fill="#fff">
      <rect x="46" y="416" width="22" height="140" rx="11" />
      <rect x="72" y="416" width="22" height="140" rx="11" />
      <rect x="98" y="416" width="22" height="140" rx="11" />
      <rect x="124" y="416" width="22" height="140" rx="11" />
      <rect x="150" y="416" width="22" height="140" rx="11" />
      <rect x="176" y="416" width="22" height="140" rx="11" />
      <rect x="202" y="416" width="22" height="140" rx="11" />
    </g>
    <rect x="222" y="494" width="24" height="34" rx="8" fill="#fff" />
    <circle cx="136" cy="208" r="74" fill="#0B1B21" opacity=".5" />
    <circle cx="132" cy="202" r="74" fill="#fff" />
    <circle cx="132" cy="202" r="56" stroke="#E3EAEB" strokeWidth="9" />
    <path d="M92.4 241.600a56 56 0 1 1 92-20" stroke="#DC6530" strokeWidth="9" strokeLinecap="round" />
    <text
      x="135"
      y="216"
      textAnchor="middle"
      fontFamily="Funnel Display,Figtree,sans-serif"
      fontWeight="700"
      fontSize="42"
      letterSpacing="-1.5"
      fill="#0E2229"
    >
      21°
    </text>
    <path d="M474 444q10 26 34 44" stroke="#D8E1E3" strokeWidth="3" />
    <g transform="rotate(9 520 540)">
      <path d="M478 500l18-16h44l18 16v92q0 6-6 6h-68q-6 0-6-6z" fill="#fff" />
      <circle cx="518" cy="497" r="5" fill="#17343E" />
      <text fontFamily="Figtree,sans-serif" fontWeight="700" fontSize="15" fill="#0E2229" x="490" y="528">
        Serviced
      </text>
      <path d="m490 548 7 7 13-14" stroke="#0B5F57" strokeWidth="5" strokeLinecap="round" />
      <path d="M490 572h52M490 584h34" stroke="#A9B8BC" strokeWidth="4" strokeLinecap="round" />
    </g>
  </svg>
);
