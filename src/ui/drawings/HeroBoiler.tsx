/**
 * A wall-hung boiler with its gauge, pipes, a radiator and a thermostat; `label` says so to people who cannot see it. It
 * comes from a file of its own, `static/drawings/hero-1.svg`, because it would cost a kilobyte of the home page's first
 * round trip; the number changes with the file, which browsers keep for ever.
 */
export const HeroBoiler = ({ label }: { label: string }) => (
  <svg
    viewBox="0 0 600 620"
    preserveAspectRatio="xMidYMid slice"
    role="img"
    aria-label={label}
    fill="none"
    strokeLinejoin="round"
  >
    <use href="/drawings/hero-1.svg#hero" />
  </svg>
);
