/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NewResult, SupposedMove } from '../../api';
import type { Drafts } from '../drafts/drafts';
import { MoveView } from './MoveView';
import { server } from '../server';
import { StudioContext } from '../studio-context';
import { words } from '../words';

const file = 'guides/old.yaml';
const supposed: SupposedMove = {
  address: '/guides/new',
  diagnostics: [],
  version: '7',
  links: [{ file: 'faq.yaml', path: ['lead'], label: 'Lead', before: '[a](/guides/old)', after: '[a](/guides/new)' }],
};
const saved: NewResult = {
  saved: { versions: {}, pages: [], canUndo: true, canRedo: false },
  created: { file: 'guides/new.yaml', path: [], page: '/guides/new' },
};
const say = jest.fn();

function show(op: 'rename' | 'duplicate' | 'remove', drafts: Drafts = {}) {
  const shared = {
    open: jest.fn(),
    say,
    revision: 0,
    saved: jest.fn(),
    drafts,
    setDrafts: jest.fn(),
    busy: false,
    run: (call: () => Promise<void>) => void call(),
  };
  const at = (revision: number) => (
    <StudioContext value={{ ...shared, revision }}>
      <MoveView op={op} file={file} />
    </StudioContext>
  );
  const { rerender } = render(at(0));
  const loadAgain = () => {
    rerender(at(1));
  };
  return { ...shared, loadAgain };
}

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(server, 'field').mockResolvedValue({ address: '/guides/old' } as never);
  jest.spyOn(server, 'choices').mockResolvedValue({ facts: [], pages: ['/guides/old', '/guides'], pictures: [] });
  jest.spyOn(server, 'supposeMove').mockResolvedValue(supposed);
  jest.spyOn(server, 'move').mockResolvedValue(saved);
});

it('move: when an address is changed, then its links are listed before, and what was listed is saved', async () => {
  show('rename');
  const box = await screen.findByRole<HTMLInputElement>('textbox', { name: words.moveName.rename });
  expect(box.value).toBe('old');
  await userEvent.clear(box);
  await userEvent.type(box, 'New');
  await screen.findByText('[a](/guides/new)');
  await userEvent.click(screen.getByRole('button', { name: words.moveNow.rename }));
  expect(server.move).toHaveBeenCalledWith({ op: 'rename', file, name: 'New' }, '7');
  expect((await screen.findByRole('link', { name: words.open })).getAttribute('href')).toBe('/guides/new');
});

it('move: when a page is removed, then another page can take its place, and a place that needs a link is named', async () => {
  jest.mocked(server.supposeMove).mockResolvedValue({
    version: '8',
    links: [{ file: 'pages/home.yaml', path: ['book'], label: 'Book', before: '/guides/old', blocks: true }],
    diagnostics: [{ file: 'data/pages/home.yaml', line: 1, column: 1, message: 'no page has this address' }],
  });
  const { open } = show('remove');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: words.moveName.remove }), '/guides');
  expect(await screen.findByRole('button', { name: words.moveNow.remove })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(await screen.findByRole('button', { name: words.changeLink }));
  expect(open).toHaveBeenCalledWith({ kind: 'field', place: { file: 'pages/home.yaml', path: ['book'] } });
  expect(server.supposeMove).toHaveBeenLastCalledWith({ op: 'remove', file, instead: '/guides' });
});

it('move: when something is typed for the page and not saved, then the page stays where it is', async () => {
  const place = { file, path: ['title'] };
  show('remove', {
    [JSON.stringify({ kind: 'field', place })]: { x: { field: { ...place, version: '1', value: 'a' }, value: 'b' } },
  });
  await screen.findByText('[a](/guides/new)');
  await userEvent.click(screen.getByRole('button', { name: words.moveNow.remove }));
  expect(say).toHaveBeenCalledWith(words.typedThere, true);
  expect(server.move).not.toHaveBeenCalled();
});

it('move: when a page is removed, then no error about its file follows when the panel loads again', async () => {
  const { loadAgain } = show('remove');
  await screen.findByText('[a](/guides/new)');
  await userEvent.click(screen.getByRole('button', { name: words.moveNow.remove }));
  await screen.findByText(words.moved.remove);
  jest.spyOn(server, 'field').mockRejectedValue(new Error('there is no such file any more.'));
  loadAgain();
  await screen.findByText(words.moved.remove);
  expect(say).toHaveBeenLastCalledWith(words.saved);
});
