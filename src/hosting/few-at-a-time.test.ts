import { fewAtATime } from './few-at-a-time';

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 1));

it('does all the work, once for each item, and never much of it at the same time', async () => {
  const done: number[] = [];
  let [running, most] = [0, 0];
  await fewAtATime(Array(25).keys(), async (item) => {
    most = Math.max(most, ++running);
    await pause();
    running--;
    done.push(item);
  });
  expect(done.sort((a, b) => a - b)).toEqual([...Array(25).keys()]);
  expect(most).toBe(4);
});

it('fails when a piece of the work does', async () => {
  await expect(
    fewAtATime([1, 2, 3], (item) => (item === 2 ? Promise.reject(new Error('two')) : pause())),
  ).rejects.toThrow('two');
});
