/** Whether a postcode is in the area that we usually cover. `area` in `data/estimate.yaml` has the texts. */
type Area = 'yes' | 'no' | 'cannotTell';

const outward = '[A-Z]{1,2}\\d[A-Z\\d]?';
/**
 * Matches GU12 9ZZ or GU129ZZ, the outward code alone, and the outward code with a space and part of the inward code.
 */
const shapes = [`^(${outward}) ?\\d[A-Z]{2}$`, `^(${outward})$`, `^(${outward}) \\d[A-Z]?$`].map(
  (shape) => new RegExp(shape),
);

/** Returns whether the company covers a postcode, as it was typed. Never rejects it: its format is not checked. */
export function areaOf(postcode: string, outwardCodes: readonly string[]): Area {
  const typed = postcode
    .toUpperCase()
    .replace(/[^A-Z\d]+/g, ' ')
    .trim();
  const code = shapes.map((shape) => shape.exec(typed)?.[1]).find((found) => found !== undefined);
  if (code === undefined) return 'cannotTell';
  return outwardCodes.includes(code) ? 'yes' : 'no';
}
