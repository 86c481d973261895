/** @jest-environment jsdom */
import { type Drafts, viewKey } from './drafts';
import { keepDrafts, keptDrafts } from './kept-drafts';

const place = { file: 'a.yaml', path: ['title'] };
const view = viewKey({ kind: 'field', place });
const draft = (value: string): Drafts => ({
  [view]: { x: { field: { ...place, version: '1', value: 'old' }, value } },
});

beforeEach(() => {
  localStorage.clear();
});

it('drafts: when the page is loaded again, then what was typed is there, until it is saved', () => {
  keepDrafts({}, draft('new'));
  expect(keptDrafts()).toEqual(draft('new'));
  keepDrafts(draft('new'), draft('old'));
  expect([keptDrafts(), localStorage.length]).toEqual([{}, 0]);
});

it('drafts: when the storage holds something else, or is full, then typing goes on', () => {
  localStorage.setItem('studio-draft:x', '{');
  localStorage.setItem('studio-draft:y', '{"a":1}');
  localStorage.setItem('other', 'kept');
  expect(keptDrafts()).toEqual({});
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  keepDrafts({}, draft('new'));
  full.mockRestore();
  expect(localStorage.getItem('other')).toBe('kept');
});
