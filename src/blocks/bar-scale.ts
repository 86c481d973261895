import type { Fact } from '../domain/fact';

/** A bar of a chart. Its ends are percentages of the scale, which reaches from zero to the largest figure. */
export interface Bar {
  name: string;
  /** The figure with its unit: '£1,600 to £2,400'. */
  text: string;
  start: number;
  end: number;
  /** Whether the figure has no upper end. */
  isOpen: boolean;
}

interface Measured {
  name: string;
  figure: Fact;
  end?: Fact | undefined;
}

const rounded = (percent: number) => Math.round(percent * 100) / 100;

/** Returns the bars of a chart. A single number begins at zero, a range at its lower end. */
export function barsOf(measured: readonly Measured[]): Bar[] {
  const spans = measured.map(({ name, figure, end }) => {
    const { low = 0, high, text } = figure;
    const to = end?.low ?? high ?? low;
    return { name, text, from: to > low ? low : 0, to, isOpen: high === undefined };
  });
  const largest = Math.max(...spans.map(({ to }) => to));
  const percent = (value: number) => rounded((value / largest) * 100);
  return spans.map(({ from, to, ...bar }) => ({ ...bar, start: percent(from), end: percent(to) }));
}
