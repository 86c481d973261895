// `npm test -- programs`: the browsers that the tests drive on this machine, and which tests cannot run on it. It fails where
// there is no Chromium at all, and with ENGINES=all where any program is missing.
import { findFastChromium } from '../../e2e/programs/chromium';
import { notRun, programLines } from '../../e2e/programs/list';

for (const line of [...programLines(), ...notRun()]) console.log(line);
const fail = (message: string) => {
  console.error(message);
  process.exitCode = 1;
};
if (notRun().length > 0 && process.env.ENGINES === 'all') fail('ENGINES=all asks for every program.');
try {
  findFastChromium();
} catch (error) {
  fail((error as Error).message);
}
