// Runs Lighthouse for a phone on five kinds of page, ours and hand-written in turns. Takes the median of five runs.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const [ours, byHand, chromePath, list] = process.argv.slice(2);
const pages = JSON.parse(list);
const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const chrome = await launch({ chromePath, chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu'] });
const measure = async (address, tries = 3) => {
  const { lhr } = await lighthouse(address, { port: chrome.port, onlyCategories: categories, logLevel: 'error' });
  const lcp = lhr.audits['largest-contentful-paint'].numericValue;
  const cls = lhr.audits['cumulative-layout-shift'].numericValue;
  if (lcp === undefined || cls === undefined) {
    if (tries === 1) throw new Error(`${address}: Lighthouse has lost a figure three times`);
    return measure(address, tries - 1);
  }
  return { scores: categories.map((name) => Math.round(100 * lhr.categories[name].score)), lcp, cls };
};

const table = {};
for (const [kind, route] of Object.entries(pages)) {
  const mine = [];
  const hand = [];
  for (let run = 0; run < 5; run++) {
    mine.push(await measure(ours + route));
    hand.push(await measure(byHand + route));
  }
  const middle = (results, index) => median(results.map(({ scores }) => scores[index]));
  table[kind] = {
    ...Object.fromEntries(categories.map((name, index) => [name, middle(mine, index)])),
    'performance by hand': middle(hand, 0),
    LCP: Math.round(median(mine.map(({ lcp }) => lcp))),
    'LCP ratio': (median(mine.map(({ lcp }) => lcp)) / median(hand.map(({ lcp }) => lcp))).toFixed(2),
    CLS: Math.max(...mine.map(({ cls }) => cls)).toFixed(3),
  };
}
console.table(table);
chrome.kill();
