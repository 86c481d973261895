import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { inlineScripts } from '../src/inline/build';

// `npm run inline-scripts` writes what stands in the pages themselves, made of src/inline/*.tsx. It is written down, because
// gatsby-ssr must not read files: every build would then render every page anew.
const file = 'src/inline/scripts.ts';
const lines = inlineScripts().map(([name, script]) => `export const ${name} = ${JSON.stringify(script)};`);
const text = ['// Written by `npm run inline-scripts` from the files beside it.', ...lines].join('\n\n');

void (async () => {
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
})();
