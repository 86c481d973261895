import { checkData } from './check';
import { readData } from './read-data';

it('takes less than five seconds of the processor, on a busy machine too', () => {
  const start = process.cpuUsage();
  checkData(readData(process.cwd()));
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1e6).toBeLessThan(5);
});
