import { inlineScripts } from './build-inline-scripts';
import * as scripts from '../inline/scripts';

it('inline scripts: are built from the current sources; if not, run npm run generate', () => {
  expect(scripts).toMatchObject(Object.fromEntries(inlineScripts()));
});
