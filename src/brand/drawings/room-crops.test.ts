import { places } from '../../home/house-places';
import { type RoomName, seenIn } from './room-crops';

const things: Record<RoomName, keyof typeof places> = {
  heating: 'radiator',
  service: 'boiler',
  install: 'boiler',
  drain: 'drain',
  repair: 'sink',
  bath: 'bath',
};

it.each(Object.entries(things) as [RoomName, keyof typeof places][])(
  'room: when it is the one of %s, then all of the %s is in the picture',
  (scene, thing) => {
    const { left, top, right, bottom } = seenIn(scene, scene === 'install' ? 2 : 3 / 2);
    const [x, y, wide, high] = places[thing].box;
    expect(x).toBeGreaterThanOrEqual(left);
    expect(y).toBeGreaterThanOrEqual(top);
    expect(x + wide).toBeLessThanOrEqual(right);
    expect(y + high).toBeLessThanOrEqual(bottom);
  },
);

it('room: when the drain is shown, then the picture begins to the left of the sink that it blocks', () => {
  const [x] = places.sink.box;
  expect(seenIn('drain', 3 / 2).left).toBeLessThan(x);
});
