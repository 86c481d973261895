import { site } from '../../../content/site';
import fs, { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fixture } from '../../fixture';
import { previewFolder } from '../../../tools/studio/preview/folder';
import { runPreview } from '../../../tools/studio/preview/preview-session';

const offer = 'label: Offer\ntext: Boiler check\nprice: prices.annualService\ndrawing: A boiler\n';

let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'running-preview-'));
  cpSync(path.join(fixture, 'data'), path.join(project, 'data'), { recursive: true });
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  rmSync(project, { recursive: true });
});

const terminal = { info: jest.fn(), error: jest.fn() };

/** Makes a call of the file system fail: with a code, such as that of a file which another program has locked, or with none. */
function lock(call: 'readFileSync' | 'renameSync' | 'writeFileSync' | 'readdirSync', code?: string) {
  const locked = Object.assign(
    new Error(code ?? 'too deep'),
    code && { code, path: path.join(project, 'data/offer.yaml') },
  );
  return jest.spyOn(fs, call).mockImplementation(() => {
    throw locked;
  });
}

it.each([
  ['readFileSync', 'EBUSY'],
  ['readFileSync', 'EACCES'],
  ['renameSync', 'EPERM'],
] as const)('preview: when %s fails with %s, then reports it after a while and continues later', async (call, code) => {
  jest.clearAllMocks();
  const locked = lock(call, code);
  const running = runPreview(project, site, terminal, true);
  jest.advanceTimersByTime(1000);
  expect(terminal.error).not.toHaveBeenCalled();
  jest.advanceTimersByTime(5000);
  const notice =
    'data/offer.yaml cannot be opened at the moment. Close other programs that use it. ' +
    'The preview updates as soon as the file can be opened.';
  expect(terminal.error.mock.calls).toEqual([[notice]]);
  expect(running.news().notice).toBe(notice);

  locked.mockRestore();
  jest.advanceTimersByTime(1000);
  await running.begun;
  expect(running.news().notice).toBe('');
  expect(terminal.info.mock.calls).toEqual([['data/ is in order again.']]);
});

it.each([
  [
    'writeFileSync',
    'ENOSPC',
    'The disc of this computer is full. Delete what you do not need. Once that is put right, the preview updates by itself.',
  ],
  [
    'readdirSync',
    'EMFILE',
    'Too many programs are open. Close some. Once that is put right, the preview updates by itself.',
  ],
  [
    'readFileSync',
    'EIO',
    'The preview cannot be updated. What you have saved is kept. Show this to whoever looks after the website: data/offer.yaml: EIO. Once that is put right, the preview updates by itself.',
  ],
] as const)('preview: when %s fails with %s, then says so once, goes on, and heals', async (call, code, notice) => {
  jest.clearAllMocks();
  const failing = lock(call, code);
  const running = runPreview(project, site, terminal, true);
  jest.advanceTimersByTime(5000);
  expect(terminal.error.mock.calls).toEqual([[notice]]);
  failing.mockRestore();
  jest.advanceTimersByTime(1000);
  await running.begun;
  expect(running.news().notice).toBe('');
});

it('preview: when the studio has saved, then it follows at once, and does not look at the same change again', async () => {
  const running = runPreview(project, site, terminal, true);
  await running.begun;
  const shown = () => fs.readFileSync(path.join(project, previewFolder, 'offer.yaml'), 'utf8');
  fs.writeFileSync(path.join(project, 'data/offer.yaml'), offer);
  expect(shown()).not.toContain('Boiler check');
  running.refresh();
  expect(shown()).toContain('Boiler check');
  const read = jest.spyOn(fs, 'readFileSync');
  jest.advanceTimersByTime(1000);
  expect(read).not.toHaveBeenCalled();
});

it('preview: when the folder cannot be read while it runs, then it goes on', async () => {
  jest.clearAllMocks();
  const running = runPreview(project, site, terminal, true);
  await running.begun;
  const failing = lock('readdirSync', 'EMFILE');
  jest.advanceTimersByTime(1000);
  expect(running.news().notice).toMatch(/^Too many programs are open/);
  failing.mockRestore();
  jest.advanceTimersByTime(1000);
  expect(running.news().notice).toBe('');
});

it('preview: when the check itself fails, then it says so and looks again after the next change', async () => {
  jest.clearAllMocks();
  const failing = lock('readFileSync');
  const running = runPreview(project, site, terminal, true);
  jest.advanceTimersByTime(5000);
  expect(failing).toHaveBeenCalledTimes(1);
  expect(running.news().notice).toBe(
    "The preview cannot show the last change: too deep. Press 'Undo', or ask whoever looks after the website.",
  );
  failing.mockRestore();
  fs.appendFileSync(path.join(project, 'data/offer.yaml'), '\n');
  jest.advanceTimersByTime(1000);
  await running.begun;
  expect(running.news().notice).toBe('');
});
