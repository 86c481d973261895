import { linesOf } from '../mail/plain-text';

// A spreadsheet takes a cell for a formula if it begins with one of the first eight, and everything up to the next quotation
// mark for one cell if it begins with a quotation mark.
const risky = /^\s*[=+\-@＝＋－＠"]/;

/**
 * Returns one row of tab-separated cells, to paste into a spreadsheet or the firm's job software. Line breaks and tabs
 * become spaces. A cell that could run as a formula begins with an apostrophe.
 */
export const jobRow = (cells: readonly string[]): string =>
  cells
    .map((cell) => linesOf(cell).join(' ').replace(/\s+/g, ' ').trim())
    .map((cell) => (risky.test(cell) ? `'${cell}` : cell))
    .join('\t');
