import type { houseThings } from '../../content/lists/house';

/** The width and height of the house's drawing, in its own units. */
export const drawingSize = [640, 470] as const;
type Box = readonly [left: number, top: number, width: number, height: number];
/** Where each thing is in the drawing, and its number: beside the thing, not over it. Both can be pressed. */
export const places: Readonly<Record<(typeof houseThings)[number], { number: readonly [number, number]; box: Box }>> = {
  bath: { number: [212, 190], box: [96, 212, 120, 54] },
  radiator: { number: [446, 200], box: [344, 212, 90, 46] },
  boiler: { number: [202, 296], box: [110, 284, 76, 74] },
  sink: { number: [300, 322], box: [220, 312, 92, 82] },
  drain: { number: [536, 440], box: [450, 420, 66, 40] },
  meter: { number: [588, 296], box: [560, 320, 56, 66] },
};
/** A length of the drawing, which is as wide as the house. */
const length = (units: number) => `calc(${units}/${drawingSize[0]}*100cqi)`;
/** The styles that put each thing's number and its outline into the drawing. */
export const placedThings = Object.entries(places)
  .map(([thing, { number, box }]) => {
    const [left, top, wide, high] = box.map(length);
    const [across, down] = number.map(length);
    const summary = `[data-thing=${thing}] summary`;
    return `${summary}::before{left:${across};top:${down}}${summary} i{left:${left};top:${top};width:${wide};height:${high}}`;
  })
  .join('');
