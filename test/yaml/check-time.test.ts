import { parseDocument } from 'yaml';
import { site } from '../../content/site';
import { fixture } from '../fixture';
import { checkData } from '../../tools/yaml/check-data';
import { readData } from '../../tools/yaml/files/data-folder';

/** Returns the seconds of processor time that something takes. */
function secondsOf(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

// Seconds alone say more of the machine than of the check: 2.5 on a quiet one, 8 on one that others slow down.
it('check-data: when it reads all of data/, then it takes less than five times as long as to parse its YAML', () => {
  const texts = readData(fixture, site).files.map(({ bytes }) => new TextDecoder().decode(bytes));
  const parsing = secondsOf(() => {
    texts.forEach((text) => parseDocument(text));
  });
  const checking = secondsOf(() => {
    checkData(readData(fixture, site));
  });
  expect(checking / parsing).toBeLessThan(5);
});
