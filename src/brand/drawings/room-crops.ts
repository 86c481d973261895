/** The size of `static/drawings/house-2.svg`. */
const [width, height] = [640, 470];
/** What a service is about: its left and top edge in the house, and its width. Two thirds of that is its height. */
const rooms = {
  heating: [324, 122, 236],
  service: [30, 262, 190],
  // Shown half as high as wide, beside the buttons of the estimate's page.
  install: [30, 243, 190],
  // With the sink that it blocks.
  drain: [204, 259, 316],
  repair: [176, 284, 168],
  bath: [84, 128, 236],
} as const;
export type RoomName = keyof typeof rooms;

/** Returns the position of a background as CSS counts it: as a share of what the crop leaves over, across and down. */
const shares = ([left, top, across]: readonly [number, number, number]) =>
  [left / (width - across), top / (height - (across * 2) / 3)] as const;

/** Returns what of the house is seen in a picture that is so many times as wide as it is high. */
export function seenIn(room: RoomName, ratio: number) {
  const across = rooms[room][2];
  const [over, under] = shares(rooms[room]);
  const [left, top] = [over * (width - across), under * (height - across / ratio)];
  return { left, top, right: left + across, bottom: top + across / ratio };
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
/** The styles that show each room, by a class. */
export const placedRooms = Object.entries(rooms)
  .map(([name, room]) => {
    const [over, under] = shares(room);
    return `.${name}{background-size:${percent(width / room[2])} auto;background-position:${percent(over)} ${percent(under)}}`;
  })
  .join('');
