/** A town on the map of `AreaMap.tsx`: the centre of its stop, and the position of its name. */
interface Stop {
  cx: number;
  cy: number;
  x: number;
  y: number;
  anchor: 'start' | 'middle';
}

/** The towns on the map, by name, so that the order of `areas` in data/company.yaml does not matter. */
export const stops: ReadonlyMap<string, Stop> = new Map([
  ['Guildford', { cx: 404, cy: 236, x: 404, y: 278, anchor: 'middle' }],
  ['Woking', { cx: 572, cy: 106, x: 552, y: 84, anchor: 'middle' }],
  ['Camberley', { cx: 236, cy: 46, x: 262, y: 54, anchor: 'start' }],
  ['Farnborough', { cx: 236, cy: 140, x: 262, y: 148, anchor: 'start' }],
  ['Farnham', { cx: 122, cy: 358, x: 146, y: 388, anchor: 'start' }],
]);
