import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keptFiles } from './offline';

const folder = mkdtempSync(path.join(tmpdir(), 'offline-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
mkdirSync(path.join(folder, 'fonts'));
writeFileSync(path.join(folder, 'fonts/text-1.woff2'), 'font');
const font = '<style>@font-face{src:url(/fonts/text-1.woff2)}</style><link href="/fonts/gone.woff2">';
const page = (route: string, html: string) => ({ route, file: '', html });

test('keeps the pages it is told to, the not-found page and what they show', () => {
  const pages = [page('/', 'home'), page('/guides/leak', font), page('/faq', 'faq'), page('/404.html', 'no')];
  expect(keptFiles(folder, pages, ['/guides/leak', '/']).map(({ url }) => url)).toEqual([
    '/',
    '/guides/leak',
    '/404.html',
    '/fonts/text-1.woff2',
  ]);
});

test('a changed page has another revision, an unchanged one the same', () => {
  const revision = (html: string) => keptFiles(folder, [page('/', html)], ['/'])[0]?.revision;
  expect(revision('one')).toBe(revision('one'));
  expect(revision('one')).not.toBe(revision('two'));
});
