import type { Answers } from '../questionnaire/engine/definition';

// The house of an estimate, cut open: 440 wide and 300 high, the ground at 256, the outside wall with the flue at 84.

/** A part of `static/drawings/estimate-1.svg`, by its id, and where it stands. */
export type Part = readonly [id: string, across?: number, down?: number];

/** A pipe between two parts: what it carries, and the `d` of its path. */
type Pipe = readonly [carries: 'gas' | 'water' | 'exhaust', d: string];

/** The house, from back to front. */
export interface HousePicture {
  readonly rooms: readonly Part[];
  readonly pipes: readonly Pipe[];
  readonly things: readonly Part[];
  /** Where the price of an extra stands, beside what it pays for: by the name of its row in the breakdown. */
  readonly places: Readonly<Record<string, readonly [across: number, down: number]>>;
}

const boilerTop = 200;
const flueHeight = 185;
/** Where the boiler hangs, by the way to the outside wall. */
const boilers: Readonly<Record<string, number>> = { nearby: 136, far: 204 };
const beside = 96;
const underRoof = 120;

interface Home {
  readonly right: number;
  readonly eaves: number;
  /** The top of a flue through its pitched roof. */
  readonly top: number;
  readonly cylinder: readonly [across: number, down: number];
  /** Where a tank stands in its loft. */
  readonly loft: number;
  readonly rooms: readonly Part[];
}
const medium: Home = {
  right: 330,
  eaves: 88,
  top: 36,
  cylinder: [214, 111],
  loft: 196,
  rooms: [
    ['bed', 138, 133],
    ['bath', 256, 128],
    ['radiator', 274, 216],
  ],
};
const homes: Readonly<Record<string, Home>> = {
  small: { ...medium, eaves: 168, top: 110, cylinder: [262, 199], rooms: [['shower', 294, 173]] },
  medium,
  large: {
    ...medium,
    right: 380,
    cylinder: [175, 111],
    loft: 168,
    rooms: [
      ['radiator', 94, 128],
      ['bath', 218, 128],
      ['bath', 303, 128],
      ['sofa', 284, 217],
    ],
  },
};

/** The same as `housePicture`, while it is put together. */
interface Draft {
  pipes: Pipe[];
  things: Part[];
  places: Record<string, readonly [number, number]>;
}

function addWater({ pipes, things }: Draft, { boilerType, roofType }: Answers, home: Home, middle: number) {
  if (!boilerType || boilerType === 'combi') return;
  const [left, top] = home.cylinder;
  pipes.push(['water', `M${middle - 8} 246v18H${left + 16}V${top + 50}`]);
  things.push(['cylinder', left, top]);
  if (boilerType !== 'regular') return;
  const [across, down] = roofType === 'flat' ? [left - 6, home.eaves + 8] : [home.loft, home.eaves - 25];
  pipes.push(['water', `M${across + 10} ${down + 20}V${top - 6}H${left + 16}v8`]);
  things.push(['tank', across, down]);
}

function addFlue({ pipes, things, places }: Draft, answers: Answers, home: Home, middle: number) {
  const { flue, distance, window, roofType } = answers;
  if (flue === 'roof') {
    // Until the type of roof is known, the flue ends below it.
    const end = roofType === 'flat' ? home.eaves - 34 : roofType ? home.top : home.eaves;
    pipes.push(['exhaust', `M${middle} ${boilerTop + 2}V${end}`]);
    if (!roofType) return;
    things.push(['steam', middle - 4, end - 8]);
    places.roofType = [83, end + 6];
  }
  if (flue !== 'wall') return;
  const isNear = window === 'within30cm';
  // Beside a window, a plume kit leads the steam up the wall.
  const end = isNear ? 'H68q-12 0-12-12v-24' : 'H58';
  const start = distance ? `M${middle} ${boilerTop + 2}v-9q0-8-8-8` : `M108 ${flueHeight}`;
  pipes.push(['exhaust', `${start}${end}`]);
  things.push(isNear ? ['steam', 52, 140] : ['steam', 40, flueHeight + 1]);
  if (window) things.push([window]);
  if (distance) places.distance = [126, 148];
  places.window = [44, 92];
}

/** Returns what the house shows of the answers so far: a plan at first, and a part more with each choice. */
export function housePicture(answers: Answers): HousePicture {
  const { fuel, boilerType, propertySize = '', flue, distance = '', roofType } = answers;
  const home = homes[propertySize];
  const { right, rooms } = home ?? medium;
  const x = flue === 'roof' ? underRoof : (boilers[distance] ?? beside);
  const draft: Draft = { pipes: [], things: [], places: {} };
  if (fuel) {
    draft.pipes.push(['gas', `M${right + 24} 254v22H${x + 31}V246`]);
    draft.things.push([fuel, right + 8, 210]);
    draft.places.fuel = [Math.min(right + 28, 400), 184];
  }
  addWater(draft, answers, home ?? medium, x + 23);
  addFlue(draft, answers, home ?? medium, x + 23);
  draft.things.push([boilerType ? 'boiler' : 'no-boiler', x, boilerTop]);
  const shell: Part[] = home
    ? [[propertySize], [`${propertySize}-${roofType === 'flat' ? 'flat' : 'pitched'}`], ...rooms]
    : [['plan']];
  return { ...draft, rooms: [['site'], ...shell, ['ground']] };
}
