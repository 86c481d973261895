import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withoutEarlyErrors } from './without-early-errors';

const folder = path.dirname(require.resolve('react-dom/package.json'));
const source = readFileSync(path.join(folder, 'cjs/react-dom-client.production.js'), 'utf8');

/** Runs a source of React DOM. Returns how many errors it makes. */
function errorsMadeBy(text: string): number {
  const Counted = jest.fn(Error);

  new Function('exports', 'require', 'Error', text)({}, require, Counted);
  return Counted.mock.calls.length;
}

it('islands: when React DOM starts, then it creates no Error object, which would cost a phone 80 ms', () => {
  expect(errorsMadeBy(source)).toBe(5);
  expect(errorsMadeBy(withoutEarlyErrors(source))).toBe(0);
});

it('islands: when an update of React creates other Error objects, then the build stops and says so', () => {
  expect(() => withoutEarlyErrors(source.replace('SuspenseException = Error', 'SuspenseException = Fault'))).toThrow(
    'makes 4 errors',
  );
});
