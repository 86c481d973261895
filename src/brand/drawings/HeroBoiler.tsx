/**
 * Draws a wall-hung boiler with its gauge, pipes, a radiator and a thermostat. `label` describes it to screen readers.
 * Loaded from `static/drawings/hero-1.svg`, because inline it would take a kilobyte of the home page's first round
 * trip. Browsers cache the file for ever: change the number in its name with its content.
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
    {/* Firefox shows the text of an image to screen readers. */}
    <use href="/drawings/hero-1.svg#hero" aria-hidden="true" />
  </svg>
);
