// By rule, because the first use of `Intl` on a page holds it up (src/day.ts).
const format = (pounds: number, decimals: number) =>
  `£${pounds.toFixed(decimals).replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`;

/** £2,350: whole pounds. Pages that run in the browser use this file, which needs no schema library. */
export const wholePounds = (value: number) => format(value, 0);

/** £416.67: pounds and pence, always two digits. */
export const poundsAndPence = (value: number) => format(value, 2);

/** The VAT inside a price that includes it, in pounds rounded to the penny; `percent` is the rate, such as 20. */
export const vatIncluded = (pounds: number, percent: number): number =>
  Math.round((pounds * 100 * percent) / (100 + percent)) / 100;
