import styled from 'styled-components';
import { token } from '../../theme/tokens';
import { Wall } from '../Wall';
import { placedRooms, type RoomName } from './room-crops';
import type { SceneName } from './Scene';

/* A background image: the hidden rest of a cropped inline drawing would lie over the elements around it. */
const Crop = styled(Wall)`
  /* A frame: a white wall at the edge would run into a white page. */
  padding: 0.625rem;
  > div {
    aspect-ratio: 3/2;
    border-radius: ${token('r-m')};
    /* Not only the frame's: forced colours take that away, and the sky of the drawing with it. */
    background-color: ${token('ink-800')};
    background-image: url(/drawings/house-2.svg);
    forced-color-adjust: none;
  }
  ${placedRooms}
`;

/** Shows the house of the home page, closer to what a service is about. Decorative: the text says the same. */
export const Room = ({ of }: { of: SceneName }) => (
  <Crop className="room">
    <div className={of satisfies RoomName} />
  </Crop>
);
