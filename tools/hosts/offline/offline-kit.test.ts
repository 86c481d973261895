import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { headerRules } from '../headers/rules';
import { offlineKit } from './offline-kit';

const folder = mkdtempSync(path.join(tmpdir(), 'offline-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
mkdirSync(path.join(folder, 'fonts'));
writeFileSync(path.join(folder, 'fonts/text-1.woff2'), 'font');
const styles = '<style>@font-face{src:url(/fonts/text-1.woff2)}</style><link href="/fonts/gone.woff2">';
const page = (route: string, html: string) => ({ route, file: '', html });
const machines =
  '<script type="application/ld+json">{"@graph":[]}</script><meta property="og:type" content="website"/>';
const pages = [
  page('/', `${machines}home`),
  page('/guides/leak', styles),
  page('/faq', 'faq'),
  page('/404.html', 'no'),
];
const kit = offlineKit(
  folder,
  pages,
  ['/guides/leak', '/'],
  headerRules(pages, [], { lasting: [], shared: [], others: [] }),
  {
    shownOffline: ['/fonts/'],
  },
);

it('offline kit: when routes are named, then it holds their pages, the not-found page and the files they show', () => {
  expect(Object.keys(kit.pages)).toEqual(['/', '/guides/leak', '/404.html']);
  // sha256sum of 'font', shortened.
  expect(kit.files).toEqual({ '/fonts/text-1.woff2': '795ea3efa43d0872' });
});

it('offline kit: when a page has parts that only machines read, then they are left out', () => {
  expect(kit.pages['/']?.html).toBe('home');
});

it('offline kit: when a page is shown from it, then with its type and its security policy', () => {
  expect(kit.pages['/guides/leak']).toMatchObject({
    html: styles,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': expect.stringContaining("default-src 'none'"),
      'X-Content-Type-Options': 'nosniff',
    },
  });
});
