import * as scripts from '../inline/scripts';
import { inlineScripts } from './island-site';

it('inline scripts: are built from the current sources; if not, run npm run generate', () => {
  expect(scripts).toMatchObject(Object.fromEntries(inlineScripts(process.cwd())));
});
