import { site } from '../../content/site';
import { fixture } from '../fixture';
import { checkData } from '../../tools/yaml/check-data';
import { readData } from '../../tools/yaml/files/data-folder';

it('check-data: when it reads all of data/, then it takes less than five seconds of processor time', () => {
  const start = process.cpuUsage();
  checkData(readData(fixture, site));
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1e6).toBeLessThan(5);
});
