import { groupAddress, groupsOn, hasMore, isByWay, jobGroups, pagesByWay, waysOf } from './list-ways';

const known = {
  services: [
    { route: '/services/drains', linkText: 'Drains' },
    { route: '/services/boilers', linkText: 'Boiler repairs' },
    { route: '/services/baths', linkText: 'Baths' },
  ],
  towns: ['Ash', 'Guildford'],
};
const jobs = (count: number, job: { service?: string; town?: string }) =>
  Array.from({ length: count }, (_, index) => ({ ...job, index }));
const boilers = { service: '/services/boilers', town: 'Guildford' };
const drains = { service: '/services/drains', town: 'Ash' };

test('ways: when a list is short, is no list of jobs, or has less than two groups, then there are none', () => {
  expect(waysOf('/reviews', [...jobs(9, boilers), ...jobs(9, drains)])).toEqual([]);
  expect(waysOf('/services', [...jobs(20, boilers), ...jobs(20, drains)])).toEqual([]);
  expect(waysOf('/reviews', [...jobs(20, {}), ...jobs(20, { service: '/services/drains' })])).toEqual([]);
});

test('ways: when entries of a long list name services or towns, then it is offered by service or by town', () => {
  expect(waysOf('/reviews', [...jobs(20, { town: 'Ash' }), ...jobs(1, { town: 'Woking' })])).toEqual(['town']);
  expect(waysOf('/gallery', [...jobs(10, boilers), ...jobs(10, drains)])).toEqual(['service', 'town']);
});

test('ways: when entries name no town, then they take up no page of the list by town', () => {
  expect(pagesByWay('/reviews', 'town', [...jobs(18, boilers), ...jobs(50, {})])).toBe(1);
  expect(pagesByWay('/reviews', 'town', [...jobs(18, boilers), ...jobs(1, drains)])).toBe(2);
});

test('ways: when an address is that of a list by service or by town, then it is known as one', () => {
  const addresses = [
    '/reviews/by-town',
    '/gallery/by-service/2',
    '/reviews/2',
    '/guides/by-town',
    '/reviews/by-townsman',
  ];
  expect(addresses.filter(isByWay)).toEqual(['/reviews/by-town', '/gallery/by-service/2']);
});

test('groups: when they are by town, then our own come first, in their order, and others by their names', () => {
  const entries = ['Woking', 'Guildford', 'Farnham', 'Ash', 'Woking'].map((town) => ({ town }));
  const groups = jobGroups('town', entries, known).map(({ heading, items }) => [heading, items.length]);
  expect(groups).toEqual([
    ['Ash', 1],
    ['Guildford', 1],
    ['Farnham', 1],
    ['Woking', 2],
  ]);
});

test('groups: when one goes over two pages, then both have its heading, and the links lead to where it begins', () => {
  const entries = [...jobs(20, boilers), ...jobs(10, drains), ...jobs(5, {})];
  const of = (page: number) => groupsOn({ route: '/reviews', way: 'service', page }, entries, known);
  const shown = [1, 2].map((page) => of(page).groups.map(({ id, items }) => [id, items.length]));
  expect(shown).toEqual([
    [
      ['drains', 10],
      ['boiler-repairs', 8],
    ],
    [['boiler-repairs', 12]],
  ]);
  expect([1, 2].map((page) => of(page).begins.map(({ to }) => to))).toEqual([
    ['#drains', '#boiler-repairs'],
    ['/reviews/by-service#drains', '/reviews/by-service#boiler-repairs'],
  ]);
});

test('groups: when a service has more jobs than its page shows, then its page can lead to its group', () => {
  const entries = [...jobs(18, drains), ...jobs(4, boilers)];
  expect(hasMore('/reviews', '/services/boilers', entries, 3)).toBe(true);
  expect(hasMore('/reviews', '/services/boilers', entries, 4)).toBe(false);
  expect(hasMore('/reviews', '/services/boilers', entries.slice(6), 3)).toBe(false);
  expect(groupAddress('/reviews', '/services/boilers', entries, known)).toBe('/reviews/by-service/2#boiler-repairs');
});
