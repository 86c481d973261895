/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListedPicture, SaveResult } from '../../api';
import { server } from '../server';
import { StudioContext } from '../studio-context';
import { words } from '../words';
import { PicturesView } from './PicturesView';

const use = { file: 'gallery.yaml', path: ['items', 0, 'picture'], page: '/gallery', label: 'The picture' };
const pictures: ListedPicture[] = [
  { name: 'tap.jpg', width: 1600, height: 900, bytes: 90_400, uses: [{ ...use, words: 'A tap' }] },
  { name: 'spare.png', width: 9, height: 9, bytes: 100, uses: [] },
];
const say = jest.fn();
const saved: SaveResult = { saved: { versions: {}, pages: [], canUndo: true, canRedo: false } };

beforeEach(async () => {
  jest.resetAllMocks();
  jest.spyOn(server, 'pictures').mockResolvedValue(pictures);
  jest.spyOn(server, 'thumbnail').mockResolvedValue({ src: 'data:,' });
  jest.spyOn(server, 'field').mockResolvedValue({ ...use, version: '7' } as never);
  jest.spyOn(server, 'upload').mockResolvedValue({ name: 'new.jpg', width: 1600, height: 900 });
  jest.spyOn(server, 'removePicture').mockResolvedValue({});
  jest.spyOn(server, 'save').mockResolvedValue(saved);
  const shared = {
    open: jest.fn(),
    say,
    revision: 0,
    saved: jest.fn(),
    drafts: {},
    setDrafts: jest.fn(),
    busy: false,
    run: (call: () => Promise<void>) => void call(),
  };
  render(
    <StudioContext value={shared}>
      <PicturesView />
    </StudioContext>,
  );
  await screen.findByText('tap.jpg');
});

const replace = () =>
  userEvent.upload(
    screen.getByLabelText(`${words.replacePicture}: tap.jpg`),
    new File(['x'], 'n.jpg', { type: 'image/jpeg' }),
  );

it('pictures: when they are listed, then each has its size, where it is shown and what is said of it there', () => {
  expect(screen.getByText('1600 by 900 pixels, 91 KB')).toBeTruthy();
  expect(screen.getByRole('button', { name: /\/gallery: The picture\s*A tap/ })).toBeTruthy();
  expect(screen.getByText(words.unused)).toBeTruthy();
});

it('pictures: when one is replaced, then the place that shows it gets the new one in one save', async () => {
  await replace();
  expect(server.save).toHaveBeenCalledWith({
    changes: [{ op: 'set', file: use.file, path: use.path, value: 'new.jpg' }],
    versions: { 'gallery.yaml': '7' },
  });
  expect(say).toHaveBeenLastCalledWith(words.replaced(1));
});

it('pictures: when a replacement cannot be saved, then it is said why', async () => {
  jest
    .spyOn(server, 'save')
    .mockResolvedValue({ diagnostics: [{ file: 'a', line: 1, column: 1, message: 'Too small.' }] });
  await replace();
  expect(say).toHaveBeenLastCalledWith('Too small.', true);
});

it('pictures: when an unused one is to be removed, then it is asked once more, because no undo brings it back', async () => {
  await userEvent.click(screen.getByRole('button', { name: `${words.removePicture}: spare.png` }));
  expect(server.removePicture).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: `${words.removeForGood}: spare.png` }));
  expect(server.removePicture).toHaveBeenCalledWith('spare.png');
});
