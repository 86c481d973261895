import { site } from '../example/site';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishedAddresses } from './published-addresses';

it('published addresses: when main had or has a page, then its address is listed, and none of a branch or without git', () => {
  const project = mkdtempSync(path.join(tmpdir(), 'published-'));
  const git = (...words: string[]) =>
    execFileSync('git', ['-C', project, '-c', 'user.name=A', '-c', 'user.email=a@example.com', ...words]);
  const loaf = (name: string) => path.join(project, 'data/loaves', `${name}.yaml`);
  mkdirSync(path.join(project, 'data/loaves'), { recursive: true });
  writeFileSync(loaf('first'), 'a: 1\n');
  expect(publishedAddresses(project, site)).toEqual([]);
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '--message=first');
  renameSync(loaf('first'), loaf('second'));
  expect(publishedAddresses(project, site)).toEqual(['/loaves/first']);
  git('add', '.');
  git('commit', '--quiet', '--message=second');
  git('switch', '--quiet', '--create=branch');
  writeFileSync(loaf('third'), 'a: 1\n');
  git('add', '.');
  git('commit', '--quiet', '--message=third');
  expect(publishedAddresses(project, site)).toEqual(['/loaves/first', '/loaves/second']);
  expect(publishedAddresses(path.join(project, 'data'), site)).toEqual([]);
  rmSync(project, { recursive: true });
});
