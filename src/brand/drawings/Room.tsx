import styled from 'styled-components';
import { Wall } from '../Wall';
import type { SceneName } from './Scene';

/** The size of `static/drawings/house-2.svg`. */
const [width, height] = [640, 470];
/** What a service is about: its left and top edge in the house, and its width. Two thirds of that is its height. */
const rooms: Readonly<Record<SceneName, readonly [left: number, top: number, across: number]>> = {
  heating: [324, 122, 236],
  service: [36, 268, 172],
  install: [36, 268, 172],
  drain: [352, 322, 200],
  repair: [176, 284, 168],
  bath: [84, 128, 236],
};
const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
const placed = Object.entries(rooms)
  .map(([name, [left, top, across]]) => {
    const [over, under] = [width - across, height - (across * 2) / 3];
    return `.${name}{background-size:${percent(width / across)} auto;background-position:${percent(left / over)} ${percent(top / under)}}`;
  })
  .join('');

/* A background, because the rest of the house would lie, unseen, over what stands around a cropped drawing. */
const Crop = styled(Wall)`
  > div {
    aspect-ratio: 3/2;
    background-image: url(/drawings/house-2.svg);
    forced-color-adjust: none;
  }
  ${placed}
`;

/** Shows the house of the home page, closer to what a service is about. Decorative: the text says the same. */
export const Room = ({ of }: { of: SceneName }) => (
  <Crop className="room">
    <div className={of} />
  </Crop>
);
