import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const files = ['content', 'src', 'tools'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|test-support|^(?:bench|\w+\/example)\//.test(name))
    .map((name) => path.join(folder, name)),
);

// Staff rename and delete entries: an address in code would then lead nowhere, and no edit of data/ could mend it.
it('sources: when a file names an address, then it is not that of an entry of data/, which staff may rename', () => {
  const named = files.filter((name) =>
    /['"`]\/(?:services|guides|insights)\/[a-z]/.test(
      // Comments may give examples.
      readFileSync(name, 'utf8').replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, ''),
    ),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(named).toEqual([]);
});
