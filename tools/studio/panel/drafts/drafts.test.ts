import { afterSave, changesOf, type Draft, editOf, unsavedViews, viewKey, withTyped } from './drafts';

const view = viewKey({ kind: 'field', place: { file: 'a.yaml', path: ['title'] }, near: ['prices.service'] });
const other = viewKey({ kind: 'field', place: { file: 'a.yaml', path: ['lead'] } });
const at = (name: string): Draft['field'] => ({ file: 'a.yaml', path: [name], version: '1', value: 'old' });
const typed = withTyped(withTyped({}, view, at('title'), 'new'), other, at('lead'), 'new');
const draftsOf = (key: string, from = typed) => Object.values(from[key] ?? {});
const saved = (from: typeof typed, sent = draftsOf(view), changes = editOf(sent).changes) =>
  afterSave(from, view, sent, { ...editOf(sent), changes }, { 'a.yaml': '2' });

it('drafts: when more is typed after the file was loaded again, then the draft keeps the version it began from', () => {
  const later = withTyped(typed, view, { ...at('title'), version: '2', value: 'theirs' }, 'newer');
  expect(draftsOf(view, later)).toEqual([{ field: at('title'), value: 'newer' }]);
});

it('drafts: when one view is saved, then only the others are unsaved, and they meet no conflict', () => {
  const after = saved(typed);
  expect(unsavedViews(typed)).toEqual([view, other]);
  expect(unsavedViews(after)).toEqual([other]);
  expect(editOf(draftsOf(other, after)).versions).toEqual({ 'a.yaml': '2' });
});

it('drafts: when more was typed during a save, then the rest can be saved without a conflict', () => {
  const [draft] = draftsOf(view, saved(withTyped(typed, view, at('title'), 'newer'), draftsOf(view)));
  expect(draft?.field).toEqual({ ...at('title'), version: '2', value: 'new' });
  expect(draft && changesOf(draft)).toEqual([{ op: 'set', file: 'a.yaml', path: ['title'], value: 'newer' }]);
});

it.each([
  ['an item was removed', { op: 'remove' as const, file: 'a.yaml', path: ['items', 0] }],
  ['its own value was set', { op: 'set' as const, file: 'a.yaml', path: ['lead'], value: 'theirs' }],
])('drafts: when %s by another form, then a draft keeps its version and meets a conflict', (_, change) => {
  expect(draftsOf(other, saved(typed, draftsOf(view), [change]))).toEqual(draftsOf(other));
});

it('drafts: when an optional text is added and cleared again, then there is nothing to save', () => {
  const field = { ...at('note'), value: undefined, removable: true };
  expect(changesOf({ field, value: undefined })).toEqual([]);
  expect(changesOf({ field, value: 'new' })).toEqual([{ op: 'set', file: 'a.yaml', path: ['note'], value: 'new' }]);
});

it('drafts: when an optional text is cleared, then it is removed', () => {
  const field = { ...at('note'), removable: true };
  expect(changesOf({ field, value: undefined })).toEqual([{ op: 'remove', file: 'a.yaml', path: ['note'] }]);
});

it('drafts: when a field brings everything that can be chosen, then a draft keeps none of it', () => {
  const field = { ...at('title'), facts: [], pages: ['/faq'], label: 'Title' };
  expect(draftsOf(view, withTyped({}, view, field, 'new'))[0]?.field).toEqual({ ...at('title'), label: 'Title' });
});
