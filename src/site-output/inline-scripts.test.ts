import * as scripts from '../inline/scripts';
import { inlineScripts } from './island-site';

it('inline scripts: when their sources have changed, then they have followed; if not, run npm run generate', () => {
  expect(scripts).toMatchObject(Object.fromEntries(inlineScripts(process.cwd())));
});
