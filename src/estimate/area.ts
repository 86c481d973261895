/** Whether a postcode lies in the area we usually cover; the words for each stand in `data/estimate.yaml`, `area`. */
export type Area = 'yes' | 'no' | 'cannotTell';

const outward = '[A-Z]{1,2}\\d[A-Z\\d]?';
/** GU12 9ZZ or GU129ZZ; the first half alone; or the first half, a space and a part of the second. */
const shapes = [`^(${outward}) ?\\d[A-Z]{2}$`, `^(${outward})$`, `^(${outward}) \\d[A-Z]?$`].map(
  (shape) => new RegExp(shape),
);

/** Judges a postcode as it was typed; it is never refused (spec 5: no format check). */
export function areaOf(postcode: string, outwardCodes: readonly string[]): Area {
  const typed = postcode
    .toUpperCase()
    .replace(/[^A-Z\d]+/g, ' ')
    .trim();
  const code = shapes.map((shape) => shape.exec(typed)?.[1]).find((found) => found !== undefined);
  if (code === undefined) return 'cannotTell';
  return outwardCodes.includes(code) ? 'yes' : 'no';
}
