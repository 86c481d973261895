import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { site } from '../content/site';
import { editorFiles } from '../tools/yaml';
import { inlineScripts } from '../src/site-output/island-site';

// `npm run generate` writes the generated files:
// - the schemas that VS Code needs to complete and check the files of data/ (not in git);
// - the inline scripts, from src/inline/*.tsx and tools/islands/inline/. They are in git because gatsby-ssr must not read files: every build
// would then render every page again.
async function writeInlineScripts() {
  const file = 'src/inline/scripts.ts';
  const lines = inlineScripts(process.cwd()).map(
    ([name, script]) => `export const ${name} = ${JSON.stringify(script)};`,
  );
  const text = ['// Written by `npm run generate` from the files beside it.', ...lines].join('\n\n');
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}

for (const [file, text] of editorFiles(site)) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
void writeInlineScripts();
