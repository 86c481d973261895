/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from '../../shared/store';
import type { Place, SaveResult } from '../api';
import type { Spot } from './page/marks';
import { server } from './server';
import { Studio } from './Studio';
import { words } from './words';

const place = (...path: Place['path']): Place => ({ file: 'a.yaml', path });
const choices = { facts: [], pages: [], pictures: [] };
const field = (at: Place) => ({
  ...at,
  ...choices,
  label: String(at.path.at(-1)),
  schema: { type: 'string' as const },
  value: `old ${at.path.at(-1)}`,
  removable: false,
  version: '1',
  line: 1,
});
const session = {
  canUndo: true,
  canRedo: false,
  diagnostics: [],
  due: 0,
  kinds: [{ kind: 'review', label: 'New review' }],
};
const saved: SaveResult = { saved: { versions: { 'a.yaml': '2' }, pages: [], canUndo: true, canRedo: false } };

let spots: ReturnType<typeof createStore<Spot | undefined>>;
const press = (...path: Place['path']) =>
  act(() => {
    spots.set({ source: { ...place(...path), length: 1 }, element: document.body, range: new Range() });
    return Promise.resolve();
  });
const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(name) });
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.setItem('studio', 'on');
  global.fetch = jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(session) } as Response));
  jest.spyOn(server, 'page').mockResolvedValue({ places: [] });
  jest.spyOn(server, 'field').mockImplementation((at) => Promise.resolve(field(at)));
  jest.spyOn(server, 'suppose').mockResolvedValue({ diagnostics: [], places: [], pages: 0 });
  jest.spyOn(server, 'undo').mockResolvedValue(saved);
  spots = createStore<Spot | undefined>(undefined);
  const pointing = { set: jest.fn(), refresh: jest.fn(), waitFor: jest.fn() };
  await act(() => {
    render(<Studio host={document.createElement('div')} pointing={pointing} spots={spots} />);
    return Promise.resolve();
  });
  await press('title');
});
afterEach(() => {
  jest.restoreAllMocks();
});

const isGuarded = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('studio: when a form is left with a draft, then the draft is kept, and leaving the page asks first', async () => {
  expect(isGuarded()).toBe(false);
  await userEvent.type(await box('title'), '!');
  expect(isGuarded()).toBe(true);

  await press('lead');
  await box('lead');
  await userEvent.click(button(words.close));
  await press('lead');
  await box('lead');
  await userEvent.click(button('title'));
  expect((await box('title')).value).toBe('old title!');

  await userEvent.click(button(words.discard));
  expect((await box('title')).value).toBe('old title');
  expect(isGuarded()).toBe(false);
});

it('studio: when the panel is closed with a draft, then the bar says so and leads back to it', async () => {
  await userEvent.type(await box('title'), '!');
  expect(screen.queryByRole('button', { name: words.notSaved })).toBeNull();
  await userEvent.click(button(words.close));
  await userEvent.click(button(words.notSaved));
  expect((await box('title')).value).toBe('old title!');
});

it('studio: when a save is undone, then the draft in the form is kept', async () => {
  await userEvent.type(await box('title'), '!');
  await userEvent.click(button(words.undo));
  await screen.findByText(words.undone);
  await waitFor(() => {
    expect(server.field).toHaveBeenCalledTimes(2);
  });
  expect((await box('title')).value).toBe('old title!');
});

it('studio: when Save is pressed twice and more is typed, then one save is sent, and the rest stays a draft', async () => {
  let answer: (result: SaveResult) => void = () => undefined;
  const save = jest.spyOn(server, 'save').mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await userEvent.type(await box('title'), '!');
  await userEvent.dblClick(button(words.save));
  await userEvent.type(await box('title'), '?');
  await act(() => {
    answer(saved);
    return Promise.resolve();
  });
  await screen.findByText(words.saved);
  expect(save).toHaveBeenCalledTimes(1);
  expect((await box('title')).value).toBe('old title!?');

  await userEvent.click(button(words.save));
  expect(save).toHaveBeenLastCalledWith({
    changes: [{ op: 'set', ...place('title'), value: 'old title!?' }],
    versions: { 'a.yaml': '2' },
  });
});

it('studio: when Save of a new entry is pressed twice, then one is added, and the form is empty again', async () => {
  jest
    .spyOn(server, 'newForm')
    .mockResolvedValue({ ...choices, kind: 'review', label: 'New review', schema: { type: 'string' }, value: '' });
  const create = jest
    .spyOn(server, 'create')
    .mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 300, saved)));
  await userEvent.click(button(words.new));
  await userEvent.click(await screen.findByRole('button', { name: 'New review' }));
  await userEvent.type(await box('New review'), 'Tidy');
  await userEvent.dblClick(button(words.save));
  await screen.findByText(words.saved);
  expect(create.mock.calls).toEqual([[{ kind: 'review', value: 'Tidy' }]]);
  expect((await box('New review')).value).toBe('');
});

describe('studio: when somebody else has changed the file of an item', () => {
  const texts = { file: 'a.yaml', yours: 'mine', theirs: 'theirs', version: '3' };
  const conflict: SaveResult = { conflict: { ...texts, differences: ['Items: old 0 → mine'] } };
  const open = async (theirs: string) => {
    jest.spyOn(server, 'save').mockResolvedValueOnce(conflict).mockResolvedValue(saved);
    jest.mocked(server.field).mockImplementation((at) => Promise.resolve({ ...field(at), removable: true }));
    await press('items', 0);
    await box('0');
    jest.mocked(server.field).mockImplementation((at) => Promise.resolve({ ...field(at), value: theirs }));
  };

  it('then a change is not saved over another item', async () => {
    await open('inserted above');
    await userEvent.type(await box('0'), '!');
    await userEvent.click(button(words.save));
    await screen.findByText(words.takeTheirs);
    expect(screen.getByText('Items: old 0 → mine')).toBeTruthy();
    expect(screen.queryByRole('button', { name: words.keepMine })).toBeNull();
    await userEvent.click(button(words.keepTheirs));
    await waitFor(async () => {
      expect((await box('0')).value).toBe('inserted above');
    });
  });

  it('then an item that is still the same can be removed from their version', async () => {
    await open('old 0');
    await userEvent.click(button(words.remove));
    await userEvent.click(await screen.findByRole('button', { name: words.keepMine }));
    await screen.findByText(words.saved);
    expect(server.save).toHaveBeenLastCalledWith({
      changes: [{ op: 'remove', ...place('items', 0) }],
      versions: { 'a.yaml': '3' },
    });
    await box('items');
  });
});

it('studio: when a file was changed after its text was typed, then both texts are shown before one replaces the other', async () => {
  const text = { file: 'a.yaml', text: 'a: b', version: '1', diagnostics: [] };
  const load = jest.spyOn(server, 'text').mockResolvedValue(text);
  const conflict = { file: 'a.yaml', yours: 'a: b!', theirs: 'a: c', version: '2', differences: ['A: c → b!'] };
  const save = jest.spyOn(server, 'save').mockResolvedValueOnce({ conflict }).mockResolvedValue(saved);
  jest.mocked(global.fetch).mockResolvedValue({
    ok: true,
    json: () => Promise.resolve({ ...session, diagnostics: [{ file: 'data/a.yaml' }] }),
  } as Response);
  await userEvent.click(button(words.undo));
  await userEvent.type(await box(words.fileText), '!');
  load.mockResolvedValue({ ...text, text: 'a: c', version: '2' });
  await userEvent.click(button(words.undo));
  await waitFor(() => {
    expect(load).toHaveBeenCalledTimes(2);
  });
  await userEvent.click(button(words.save));
  expect(await screen.findByText('a: c')).toBeTruthy();
  expect((await box(words.fileText)).value).toContain('!');
  expect(save.mock.calls[0]?.[0].versions).toEqual({ 'a.yaml': '1' });

  await userEvent.click(button(words.replaceTheirs));
  await screen.findByText(words.saved);
  expect(save.mock.calls[1]?.[0].versions).toEqual({ 'a.yaml': '2' });
});

it('studio: when a file cannot be read, then the cursor stands at the line of the mistake and stays where staff put it', async () => {
  const text = { file: 'a.yaml', text: 'a: b\nc: d\ne: "f', version: '1', diagnostics: [] };
  const mistake = { file: 'data/a.yaml', line: 3, column: 1, message: 'no closing quote' };
  const load = jest.spyOn(server, 'text').mockResolvedValue({ ...text, diagnostics: [mistake] });
  jest.mocked(global.fetch).mockResolvedValue({
    ok: true,
    json: () => Promise.resolve({ ...session, diagnostics: [mistake] }),
  } as Response);
  await userEvent.click(button(words.undo));
  const area = (await box(words.fileText)) as unknown as HTMLTextAreaElement;
  expect([document.activeElement, area.selectionStart, area.value]).toEqual([area, 10, text.text]);
  area.setSelectionRange(2, 2);
  await userEvent.click(button(words.undo));
  await waitFor(() => {
    expect(load).toHaveBeenCalledTimes(2);
  });
  await act(() => Promise.resolve());
  expect(area.selectionStart).toBe(2);
});

it('studio: when a phone number is added to the page later, then it leads to its place', async () => {
  jest.spyOn(server, 'page').mockResolvedValue({
    places: [{ ...place('phone'), group: 'page', label: '', text: '', shown: '01632 960911' }],
  });
  await userEvent.click(button(words.undo));
  await screen.findByText(words.undone);
  const number = document.body.appendChild(document.createElement('p'));
  number.textContent = '01632 960911';
  await waitFor(() => {
    expect(number.dataset.source).toBe('a.yaml phone');
  });
  number.remove();
});

it('studio: when something for the launch is ticked off, then its mark alone is taken away', async () => {
  const mark = place('placeholders', 3);
  const item = {
    file: 'data/a.yaml',
    line: 4,
    column: 1,
    message: 'vatNumber: put the real one here and delete its name from `placeholders`',
    label: 'Company › VAT number',
    group: 'Marks',
    stops: true,
  };
  jest.spyOn(server, 'launch').mockResolvedValue({ items: [{ ...item, place: place('vatNumber'), mark }] });
  const save = jest.spyOn(server, 'save').mockResolvedValue(saved);
  await userEvent.click(button(words.launch));
  await userEvent.click(
    await screen.findByRole('button', { name: `${words.tickOff}: ${item.label}: Put the real one here` }),
  );
  await screen.findByText(words.tickedOff);
  expect(save.mock.calls).toEqual([[{ changes: [{ op: 'remove', ...mark }], versions: { 'a.yaml': '1' } }]]);
  expect(server.launch).toHaveBeenCalledTimes(2);
  expect(document.activeElement?.textContent).toBe('1 thing is left.');
});

it('studio: when dates of the launch list are due, then a button counts them and leads to the list', async () => {
  global.fetch = jest.fn(() =>
    Promise.resolve({ ok: true, json: () => Promise.resolve({ ...session, due: 2 }) } as Response),
  );
  const items = [true, false].map((stops, line) => ({
    ...{
      file: 'data/a.yaml',
      line,
      column: 1,
      message: `m${line}`,
      label: 'A',
      group: `Group ${line}`,
      stops,
      place: place('a'),
    },
    ...(stops ? {} : { daysLeft: -1 }),
  }));
  jest.spyOn(server, 'launch').mockResolvedValue({ items });
  await userEvent.click(button(words.undo));
  await userEvent.click(await screen.findByRole('button', { name: '2 things are due' }));
  const headings = await screen.findAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([words.stops, words.reminders]);
  expect(screen.getByText(/M1 \(yesterday\)/)).toBeTruthy();
});

it('studio: when the form of a whole file is opened, then a field that it lacks can be added, and one of a new name if the file takes them', async () => {
  const parts = [
    { name: 'title', label: 'Heading', value: 'old title' },
    { name: 'items', label: 'Entries', value: 3 },
    { name: 'endsOn', label: 'The last day' },
  ];
  const one = jest.mocked(server.field);
  one.mockImplementation((at) =>
    Promise.resolve(at.path.length === 0 ? { ...field(at), parts, takesNames: true } : field(at)),
  );
  await userEvent.click(button(words.wholeFile));
  await screen.findByRole('button', { name: 'Entries 3 entries' });
  await userEvent.click(button('Add: The last day'));
  await box('endsOn');

  await userEvent.click(button(words.wholeFile));
  const name = await screen.findByRole('textbox', { name: words.newName });
  await userEvent.type(name, 'Title{Enter}');
  await screen.findByText(words.nameTaken);
  await userEvent.type(name, ' of a visit{Enter}');
  await box('titleOfAVisit');
});

it('studio: when all pages are searched, then the texts of each page stand under its address', async () => {
  const place = {
    ...field({ file: 'b.yaml', path: ['lead'] }),
    group: 'page' as const,
    text: 'Boilers',
    shown: 'Boilers',
  };
  jest.spyOn(server, 'search').mockResolvedValue({ places: [{ ...place, page: '/boilers' }], count: 3 });
  await userEvent.click(button(words.everything));
  await userEvent.type(await screen.findByRole('searchbox'), 'boil');
  await userEvent.click(screen.getByRole('checkbox', { name: words.everywhere }));
  expect(await screen.findByRole('heading', { name: '/boilers' })).toBeTruthy();
  expect(screen.getByText(words.moreFound(2))).toBeTruthy();
  expect(server.search).toHaveBeenCalledWith('boil');
});
