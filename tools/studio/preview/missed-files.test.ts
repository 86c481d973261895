import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { previewFolder } from './folder';
import { repeatMissedFiles } from './missed-files';

let project: string;
let end: () => void;
const emitter = new EventEmitter();
const everyMs = 30;
const file = () => path.join(project, previewFolder, 'faq.yaml');
const written = () => statSync(file()).mtimeMs;
const some = () => new Promise((resolve) => setTimeout(resolve, 8 * everyMs));

/** Replaces the file, as the preview does. */
function put(text: string) {
  writeFileSync(`${file()}.new`, text);
  renameSync(`${file()}.new`, file());
}
/** Gatsby has read a text of the file. */
const take = (text: string) => {
  const contentDigest = createHash('md5').update(text).digest('hex');
  emitter.emit('CREATE_NODE', { payload: { absolutePath: file(), internal: { contentDigest } } });
};

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'missed-'));
  mkdirSync(path.dirname(file()), { recursive: true });
  put('one');
  end = repeatMissedFiles(emitter, project, everyMs);
});
afterEach(() => {
  end();
  emitter.removeAllListeners();
  rmSync(project, { recursive: true });
});

test('missed files: when Gatsby has not taken up a file that was replaced, then the file gets a new time until it has', async () => {
  put('two');
  take('one');
  const before = written();
  await some();
  expect(written()).toBeGreaterThan(before);
  take('two');
  await some();
  const after = written();
  await some();
  expect(written()).toBe(after);
});

test('missed files: when Gatsby has a file as it is, or it was there at the start, then it keeps its time', async () => {
  const before = written();
  await some();
  expect(written()).toBe(before);
  put('two');
  take('two');
  const after = written();
  await some();
  expect(written()).toBe(after);
});
