import { twinMistakes } from './file-names';

test('file names: when two differ only in their case, then both are named, because Windows and Macs keep only one', () => {
  const paths = ['guides/a.yaml', 'pictures/Boiler.JPG', 'pictures/boiler.jpg', 'videos/boiler.jpg'];
  expect([...twinMistakes(paths)]).toEqual([
    ['pictures/Boiler.JPG', expect.stringContaining('data/pictures/boiler.jpg')],
    ['pictures/boiler.jpg', expect.stringContaining('data/pictures/Boiler.JPG')],
  ]);
});

test('file names: when two names differ only in how an accent is written, then both are refused as the same name', () => {
  expect(twinMistakes(['pictures/caf\u00E9.jpg', 'pictures/cafe\u0301.jpg']).size).toBe(2);
});
