// Runs Lighthouse for a phone on pages of ours, in turns with the same pages without scripts and, where there is one, with
// Astro's. Takes the median of five runs.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const [chromePath, list] = process.argv.slice(2);
/** By kind of page, its addresses: ours, without scripts, and Astro's if there is one. */
const pages = JSON.parse(list);
const repeats = 5;
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const chrome = await launch({ chromePath, chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu'] });
async function measure(address, onlyCategories, tries = 3) {
  const { lhr } = await lighthouse(address, { port: chrome.port, onlyCategories, logLevel: 'error' });
  const [lcp, cls, blocked] = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'].map(
    (name) => lhr.audits[name].numericValue,
  );
  if ([lcp, cls, blocked].includes(undefined)) {
    if (tries === 1) throw new Error(`${address}: Lighthouse has lost a figure three times`);
    return measure(address, onlyCategories, tries - 1);
  }
  const scores = onlyCategories.map((name) => [name, Math.round(100 * lhr.categories[name].score)]);
  return { ...Object.fromEntries(scores), lcp, cls, blocked };
}

const table = {};
for (const [kind, { ours, bare, astro }] of Object.entries(pages)) {
  const sites = { ours: [], bare: [], ...(astro && { astro: [] }) };
  for (let run = 0; run < repeats; run++)
    for (const [name, address] of Object.entries({ ours, bare, ...(astro && { astro }) }))
      sites[name].push(await measure(address, name === 'ours' ? categories : ['performance']));
  const middle = (name, figure) => sites[name] && Math.round(median(sites[name].map((run) => run[figure])));
  const blocked = { ours: middle('ours', 'blocked'), bare: middle('bare', 'blocked') };
  table[kind] = {
    ...Object.fromEntries(categories.map((name) => [name, middle('ours', name)])),
    'without scripts': middle('bare', 'performance'),
    Astro: middle('astro', 'performance') ?? '',
    'blocked ms': blocked.ours,
    'blocked without scripts': blocked.bare,
    "Astro's": middle('astro', 'blocked') ?? '',
    LCP: middle('ours', 'lcp'),
    'LCP ratio': (middle('ours', 'lcp') / middle('bare', 'lcp')).toFixed(2),
    CLS: Math.max(...sites.ours.map(({ cls }) => cls)).toFixed(3),
    '': blocked.ours > Math.max(1.25 * blocked.bare, blocked.bare + 50) ? 'blocked for long' : '',
  };
  console.log(kind, JSON.stringify(table[kind]));
}
console.table(table);
chrome.kill();
