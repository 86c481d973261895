// `npm test -- programs`: the browsers that the tests drive on this machine, and which tests cannot run on it. With
// ENGINES=all it fails if there are any.
import { notRun, programLines } from '../e2e/programs/list';

for (const line of [...programLines(), ...notRun()]) console.log(line);
if (notRun().length > 0 && process.env.ENGINES === 'all') {
  console.error('ENGINES=all asks for every program.');
  process.exitCode = 1;
}
