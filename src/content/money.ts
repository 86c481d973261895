const format = (value: number, decimals: number) =>
  `£${value.toLocaleString('en-GB', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })}`;

/** £2,350: whole pounds. Pages that run in the browser use this file, which needs no schema library. */
export const wholePounds = (value: number) => format(value, 0);

/** £416.67: pounds and pence, always two digits. */
export const poundsAndPence = (value: number) => format(value, 2);
