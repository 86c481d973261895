import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { editorFiles } from '../src/content/editor-schema';

// `npm run editor-schemas` writes what VS Code needs to complete and check the files of data/ while they are typed.
for (const [file, text] of editorFiles()) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
