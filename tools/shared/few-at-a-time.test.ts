import { fewAtATime } from './few-at-a-time';

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 1));

it('few at a time: when there are many items, then each is worked on once, and only four at the same time', async () => {
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

it('few at a time: when the work for one item fails, then the whole fails', async () => {
  await expect(
    fewAtATime([1, 2, 3], (item) => (item === 2 ? Promise.reject(new Error('two')) : pause())),
  ).rejects.toThrow('two');
});
