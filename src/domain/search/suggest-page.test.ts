import { site } from '../../../content/site';
import { fixture, fixtureData } from '../../../test/fixture';
import { closestPages, type Suggestion } from './suggest-page';
import { routeOf } from '../../../content/collections';
import { readData } from '../../../tools/yaml';

const { files } = readData(fixture, site);
const pages = files
  .map(({ path }) => routeOf(path))
  .filter((route) => route !== undefined)
  .map((to) => ({ to, label: `The page ${to}` }));
const { known } = fixtureData('pages/not-found.yaml') as {
  known: (Suggestion & { from: string })[];
};

it.each([
  // Addresses that the specification mentions and its table of routes lacks (docs/decisions/pages-and-routes.md).
  ['/guides/deal-with-leak', '/guides/emergency-leak-repair'],
  ['/about/company', '/about/company-info'],
  ['/about/owner', '/about/owner-gas-safe-engineer'],
  ['/guides/programmable-thermostat', '/guides/install-programmable-thermostat'],
  ['/contact', '/#contact'],
  // The same, as people type them.
  ['/guides/deal-with-leak/', '/guides/emergency-leak-repair'],
  ['/About/Company', '/about/company-info'],
  // Mistypings and pages looked for in another place.
  ['/guides/how-to-bleed-radiators', '/guides/how-to-bleed-radiator'],
  ['/guides/how-to-bleed-raidator', '/guides/how-to-bleed-radiator'],
  ['/how-to-unblock-sink', '/guides/how-to-unblock-sink'],
  ['/blog/combi-boiler-guide', '/insights/combi-boiler-guide'],
  ['/service', '/services'],
  ['/galery', '/gallery'],
  // A word that only one page has counts for more than letters that look alike.
  ['/guides/leak', '/guides/emergency-leak-repair'],
  ['/drain', '/services/emergency-drain-unblocking'],
  // What people try on the sites of others.
  ['/emergency', '/guides/emergency-leak-repair'],
  ['/quote', '/boiler-quote-calculator'],
  ['/privacy', '/legal'],
  // A page of a list whose number is too high.
  ['/reviews/99', '/reviews'],
  ['/guides/2026', '/guides'],
  // Nothing near, but a page above it.
  ['/services/boiler', '/services'],
  ['/insights/2024/solar-panels', '/insights'],
])('closest pages: when somebody tries %s, then the page they meant is suggested', (tried, to) => {
  expect(closestPages(tried, known, pages).map((page) => page.to)).toEqual([to]);
});

it.each(['/wp-login.php', '/helicopter-hire-in-scotland', '/', '//', ''])(
  'closest pages: when "%s" is near no page, then nothing is suggested',
  (tried) => {
    expect(closestPages(tried, known, pages)).toEqual([]);
  },
);

it("closest pages: when an address is known, then its own words are shown, and otherwise the page's", () => {
  const own = [{ from: '/old', to: '/new', label: 'The new page' }];
  expect(closestPages('/old', own, pages)).toEqual([{ to: '/new', label: 'The new page' }]);
  const page = { to: '/faq', label: 'FAQ' };
  expect(closestPages('/faqs', [], [page])).toEqual([page]);
});

it('closest pages: when a page is listed twice, then it is suggested once', () => {
  const twice = [...pages, { to: '/guides/emergency-leak-repair', label: 'Stop a leak' }];
  expect(closestPages('/guides/leak', known, twice).map((page) => page.to)).toEqual(['/guides/emergency-leak-repair']);
});

it('closest pages: when several pages are near, then the nearest is suggested', () => {
  const both = ['/guides/how-to-unblock-shower', '/guides/how-to-unblock-sink'].map((to) => ({ to, label: to }));
  expect(closestPages('/guides/how-to-unblock-sinks', [], both)[0]?.to).toBe('/guides/how-to-unblock-sink');
});

it('closest pages: when an address has 50,000 characters, then it is answered at once', () => {
  const start = process.cpuUsage();
  closestPages(`/${'a/'.repeat(25_000)}`, [], [{ to: '/faq', label: 'FAQ' }]);
  // Microseconds of processor time, which a busy machine does not lengthen as it does those of a clock.
  expect(process.cpuUsage(start).user).toBeLessThan(100_000);
});
