/** Draws a dark background for a video that does not exist yet. */
export const VideoWall = () => (
  <svg viewBox="0 0 800 450" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">
    <path
      d="M0 75h800M0 150h800M0 225h800M0 300h800M0 375h800M80 0v450M160 0v450M240 0v450M320 0v450M400 0v450M480 0v450M560 0v450M640 0v450M720 0v450"
      stroke="#fff"
      strokeOpacity=".05"
      strokeWidth="2"
    />
    <g stroke="#DC6530" strokeWidth="16">
      <path id="v1" d="M0 372h150q24 0 24 24v54" />
      <path id="v2" d="M800 70H676q-24 0-24-24V0" />
    </g>
    <g stroke="#F4A682" strokeWidth="4" transform="translate(-3 -4)">
      <use href="#v1" />
      <use href="#v2" />
    </g>
    <path d="M90 356h26v32H90zM706 54h26v32h-26z" fill="#93350A" />
  </svg>
);
