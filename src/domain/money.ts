// Formats without `Intl`, whose first use would delay the page (src/domain/london-day.ts).
const format = (pounds: number, decimals: number) =>
  `£${pounds.toFixed(decimals).replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`;

/** Formats whole pounds: '£2,350'. */
export const wholePounds = (value: number) => format(value, 0);

/** Formats pounds and pence, always with two digits: '£416.67'. */
export const poundsAndPence = (value: number) => format(value, 2);

/** Returns the VAT included in a price, in pounds rounded to the penny. `percent` is the rate, such as 20. */
export const vatIncluded = (pounds: number, percent: number): number =>
  Math.round((pounds * 100 * percent) / (100 + percent)) / 100;
