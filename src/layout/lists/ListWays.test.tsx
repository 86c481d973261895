/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import type { ListPage } from '../../domain/lists/list-pages';
import { ListPageContext } from './ListPages';
import { JobGroups } from './ListWays';

const lists = {
  ways: 'Ways',
  groups: 'Groups',
  pages: 'Pages',
  together: 'all together',
  byService: 'by service',
  byTown: 'by town',
  previous: 'Previous',
  next: 'Next',
};
const jobs = Array.from({ length: 30 }, (_, index) => ({
  name: `job ${index}`,
  town: index < 20 ? 'Bath' : 'Ash',
  service: '/services/drains',
}));

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({
    company: { base: 'Ash', areas: [] },
    navigation: {},
    wording: { words: { lists } },
    allService: { nodes: [{ route: '/services/drains', linkText: 'Drains' }] },
  });
});

const show = (entries: typeof jobs, shown?: ListPage) =>
  render(
    <ListPageContext value={shown}>
      <JobGroups of="/reviews" entries={entries}>
        {(group) => group.map(({ name }) => <p key={name}>{name}</p>)}
      </JobGroups>
    </ListPageContext>,
  ).container;
const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('list of jobs: when it is short, then its entries are all that is shown', () => {
  expect(show(jobs.slice(15, 25), { route: '/reviews', page: 1, pages: 1 }).innerHTML).toMatch(
    /^(<p>job \d+<\/p>){10}$/,
  );
});

it('list of jobs: when it is long and names two towns, then it leads to them, and not to its one service', () => {
  const shown = show(jobs, { route: '/reviews', page: 1, pages: 2 });
  expect(linksOf('Ways')).toEqual(['/reviews', '/reviews/by-town']);
  expect(screen.getByRole('link', { current: 'page', name: 'all together' })).toBeTruthy();
  expect(shown.querySelectorAll('p')).toHaveLength(18);
  expect(screen.queryByRole('heading')).toBeNull();
});

it('list of jobs: when it is shown by town, then each group has a heading, and links lead to where groups begin', () => {
  const shown = show(jobs, { route: '/reviews', way: 'town', page: 2, pages: 2 });
  expect(screen.getAllByRole('heading').map(({ id, textContent }) => [id, textContent])).toEqual([['bath', 'Bath']]);
  expect(shown.querySelectorAll('p')).toHaveLength(12);
  expect(linksOf('Groups')).toEqual(['/reviews/by-town#ash', '/reviews/by-town#bath']);
  expect(linksOf('Pages')).toEqual(['/reviews/by-town', '/reviews/by-town', '/reviews/by-town/2']);
  expect(screen.getByRole('link', { current: true, name: 'by town' })).toBeTruthy();
});
