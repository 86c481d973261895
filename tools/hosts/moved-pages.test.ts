import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { htmlFiles } from './pages/built-pages';
import { nginxConf } from './headers/nginx';
import { removeMoves, writeMoves } from './moved-pages';

const moves = [{ from: '/guides/old', to: '/guides/new' }, { from: '/guides/gone' }];

it('moved pages: when a page has moved, then its old address leads on by itself and by rule, is no page of the site, and goes with the next build', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'moved-'));
  const file = (name: string) => path.join(folder, name);
  mkdirSync(file('guides/new'), { recursive: true });
  writeFileSync(file('guides/new/index.html'), '<p>New</p>');
  writeMoves(folder, 'https://www.example.com', 'en-GB', moves);
  expect(readFileSync(file('_redirects'), 'utf8')).toBe('/guides/old /guides/new 301\n');
  const html = readFileSync(file('guides/old/index.html'), 'utf8');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/guides/new">');
  expect(html).toContain('<link rel="canonical" href="https://www.example.com/guides/new">');
  expect(existsSync(file('guides/gone/index.html'))).toBe(false);
  expect(htmlFiles(folder).map(({ route }) => route)).toEqual(['/guides/new']);
  removeMoves(folder);
  expect([existsSync(file('guides/old/index.html')), existsSync(file('_redirects'))]).toEqual([false, false]);
  rmSync(folder, { recursive: true });
});

it('moved pages: when the configuration of nginx is written, then it answers 301 where one has moved and 410 where one is gone', () => {
  const conf = nginxConf([], 'https://www.example.com', { lasting: [], shared: [], others: [] }, moves);
  expect(conf).toMatch(/location ~ \^\/guides\/old\/\?\$ \{\s+return 301 \/guides\/new;/);
  expect(conf).toMatch(/location ~ \^\/guides\/gone\/\?\$ \{\s+return 410;/);
});
