import { inlineScripts } from './build';
import * as scripts from './scripts';

it('is made of the files beside it; if not, run npm run inline-scripts', () => {
  expect(scripts).toMatchObject(Object.fromEntries(inlineScripts()));
});
