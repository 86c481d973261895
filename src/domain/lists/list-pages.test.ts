import { blocksOn, entriesOn, listAddress, pageOfEntry, pagesOf, placedGroups } from './list-pages';

test('list: when it is short, then it has one page with all of it', () => {
  expect(pagesOf('/reviews', 0)).toBe(1);
  expect(pagesOf('/reviews', 18)).toBe(1);
  expect(entriesOn(['a', 'b'], { route: '/reviews', page: 1 })).toEqual(['a', 'b']);
});

test('list: when it is long, then each entry stands on one page, in order', () => {
  const entries = Array.from({ length: 49 }, (_, index) => index);
  const pages = pagesOf('/reviews', entries.length);
  expect(pages).toBe(3);
  const shown = [1, 2, 3].map((page) => entriesOn(entries, { route: '/reviews', page }));
  expect(shown.map(({ length }) => length)).toEqual([18, 18, 13]);
  expect(shown.flat()).toEqual(entries);
  for (const [index, on] of shown.entries())
    for (const entry of on) expect(pageOfEntry('/reviews', entry)).toBe(index + 1);
});

test('list: when a page is none of the long lists, then it is one page, however many entries it has', () => {
  expect(pagesOf('/about', 500)).toBe(1);
  expect(pageOfEntry('/about', 499)).toBe(1);
});

test('list: when a page is not the first, then its number ends its address, and only the list and the buttons are on it', () => {
  expect([1, 2].map((page) => listAddress('/gallery', page))).toEqual(['/gallery', '/gallery/2']);
  const blocks = [{ kind: 'stats' }, { kind: 'reviews' }, { kind: 'text' }, { kind: 'cta' }];
  expect(blocksOn({ route: '/reviews', page: 1 }, blocks)).toBe(blocks);
  expect(blocksOn({ route: '/reviews', page: 2 }, blocks)).toEqual([{ kind: 'reviews' }, { kind: 'cta' }]);
  expect(blocksOn({ route: '/services', page: 2 }, blocks)).toEqual([{ kind: 'cta' }]);
});

test('list: when it is shown by town, then each page has an address of its own, and only the list and the buttons', () => {
  expect([1, 2].map((page) => listAddress('/reviews', page, 'town'))).toEqual([
    '/reviews/by-town',
    '/reviews/by-town/2',
  ]);
  const blocks = [{ kind: 'stats' }, { kind: 'reviews' }];
  expect(blocksOn({ route: '/reviews', way: 'town', page: 1 }, blocks)).toEqual([{ kind: 'reviews' }]);
});

test('list: when it has groups, then its pages go on from group to group', () => {
  const groups = [30, 10].map((length) => ({ items: Array.from({ length }, (_, index) => index) }));
  const pages = placedGroups('/faq', groups).map(({ placed }) => placed.map(({ page }) => page));
  expect(pages).toEqual([Array(30).fill(1), [...Array<number>(6).fill(1), ...Array<number>(4).fill(2)]]);
});
