import type { Fact } from '../../tools/shared/fact';

/** A bar of a chart, which begins at zero. Its figures are percentages of the scale. */
interface Bar {
  name: string;
  /** The figure with its unit: '£1,600 to £2,400'. */
  text: string;
  /** What the figure reaches at least. */
  low: number;
  /** What it can reach; the same as `low` for a single number. */
  high: number;
  /** Whether the figure has no upper end. */
  isOpen: boolean;
}

/** A round figure on the scale, and its place in percent. */
interface Tick {
  text: string;
  at: number;
}

interface Measured {
  name: string;
  figure: Fact;
  end?: Fact | undefined;
}

const rounded = (percent: number) => Math.round(percent * 100) / 100;

/** The scale reaches this many times as far as an open bar, which leaves room for its arrow. */
const arrowRoom = 1.05;
/** Labels of more steps would touch on a phone. */
const mostSteps = 4;

/** Returns the smallest of 1, 2 and 5 times a power of ten that reaches the end in at most four steps. */
function stepTo(end: number): number {
  const power = 10 ** Math.floor(Math.log10(end / mostSteps));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step * mostSteps >= end) ?? end;
}

/**
 * Returns the bars of a chart and the ticks of their scale. The scale reaches from zero to the first round figure that
 * has room for every bar.
 */
export function barsOf(measured: readonly Measured[]): { bars: Bar[]; ticks: Tick[] } {
  const spans = measured.map(({ name, figure, end }) => {
    const { low = 0, high, text } = figure;
    return { name, text, low, high: end?.low ?? high ?? low, isOpen: high === undefined };
  });
  const end = Math.max(...spans.map(({ high, isOpen }) => (isOpen ? high * arrowRoom : high)));
  const step = stepTo(end);
  // A rounding error of the division must not add a step.
  const steps = Math.ceil(end / step - 1e-9);
  const percent = (value: number) => rounded((value / (step * steps)) * 100);
  const decimals = Math.max(0, -Math.floor(Math.log10(step)));
  const asText = new Intl.NumberFormat('en-GB', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return {
    bars: spans.map(({ low, high, ...bar }) => ({ ...bar, low: percent(low), high: percent(high) })),
    ticks: Array.from({ length: steps + 1 }, (_, index) => ({
      text: index === 0 ? '0' : asText.format(index * step),
      at: percent(index * step),
    })),
  };
}
