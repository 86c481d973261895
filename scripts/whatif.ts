import { site } from '../content/site';
import { CannotAsk, whatIf } from '../tools/studio';

// `npm run whatif -- prices.annualService=55` lists what would change, without a build: the studio's list of places.

try {
  const typed = process.argv.slice(2);
  if (typed.length === 0) throw new CannotAsk('say what would change: npm run whatif -- prices.annualService=55');
  const start = performance.now();
  const { lines, pages } = whatIf(process.cwd(), site, typed);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${lines.join('\n')}\n\n${pages} pages would change (found in ${seconds} s). Your files stay as they are.`,
  );
} catch (error) {
  if (!(error instanceof CannotAsk)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
