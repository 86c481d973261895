import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { whatIsSent } from './sending-calls';

type Desk = Parameters<typeof whatIsSent>[0];

const project = mkdtempSync(path.join(tmpdir(), 'sent-'));
afterAll(() => {
  rmSync(project, { recursive: true });
});
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(project, 'data', name)), { recursive: true });
  writeFileSync(path.join(project, 'data', name), text);
};
const bytes = (text: string) => new TextEncoder().encode(text);
const sent = (text = 'name: Bell', pictures = ['bell.jpg'], message = 'A bell') => {
  const folder = { files: [{ path: 'bell.yaml', bytes: bytes(text) }], pictures, videos: ['ring.mp4'] };
  return whatIsSent({ project, read: () => folder } as unknown as Desk, { message });
};
beforeEach(() => {
  write('pictures/bell.jpg', 'a picture');
  write('pictures/basket.jpg', 'another');
  write('videos/ring.mp4', 'a film');
});

test('what is sent: when nothing has changed, then it is the same', () => {
  expect(sent()).toBe(sent());
});

test.each([
  ['a text', () => sent('name: Horn')],
  ['the message', () => sent(undefined, undefined, 'A horn')],
  ['the list of pictures', () => sent(undefined, ['bell.jpg', 'basket.jpg'])],
  [
    'a picture under its old name',
    () => {
      write('pictures/bell.jpg', 'the picture of a horn');
      return sent();
    },
  ],
  [
    'a film under its old name',
    () => {
      write('videos/ring.mp4', 'the film of a horn');
      return sent();
    },
  ],
])('what is sent: when %s has changed since the code was shown, then it differs', (_, after) => {
  const before = sent();
  expect(after()).not.toBe(before);
});
