import * as scripts from '../inline/scripts';
import { inlineScripts } from './island-site';

it('inline scripts: when their sources have changed, then scripts.ts has been generated again (npm run generate)', () => {
  expect(scripts).toMatchObject(Object.fromEntries(inlineScripts(process.cwd())));
});
