import { fixture } from '../../test/fixture';
import { checkData } from './check';
import { readData } from './read-data';

it('takes less than five seconds of the processor, on a busy machine too', () => {
  const start = process.cpuUsage();
  checkData(readData(fixture));
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1e6).toBeLessThan(5);
});
