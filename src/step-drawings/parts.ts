import { electric } from './parts/electric';
import { floors } from './parts/floors';
import { hands } from './parts/hands';
import { heating } from './parts/heating';
import { materials } from './parts/materials';
import { signs } from './parts/signs';
import { taps } from './parts/taps';
import { tools } from './parts/tools';
import { valves } from './parts/valves';
import { waste } from './parts/waste';

/** Every part that a drawing can be composed of, by its name. */
export const parts = {
  ...valves,
  ...heating,
  ...electric,
  ...floors,
  ...waste,
  ...taps,
  ...tools,
  ...materials,
  ...hands,
  ...signs,
} satisfies Readonly<Record<string, string>>;

type PartName = keyof typeof parts;
export const partNames = Object.keys(parts) as [PartName, ...PartName[]];
