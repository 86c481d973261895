import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asideFolder, moveAside, moveBack, movePicturesAside } from './own-files';

const project = mkdtempSync(path.join(tmpdir(), 'own-files-'));
afterAll(() => {
  rmSync(project, { recursive: true });
});
const inPublic = (file: string) => path.join(project, 'public', file);
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(inPublic(file)), { recursive: true });
  writeFileSync(inPublic(file), text);
};

it("own files: when a site is built, then Gatsby's own files are not in public/, and the next build finds them", () => {
  write('index.html', 'a page');
  write('page-data/index/page-data.json', 'data');
  moveAside(project);
  expect(existsSync(inPublic('page-data'))).toBe(false);
  expect(existsSync(inPublic('index.html'))).toBe(true);
  moveBack(project);
  expect(readFileSync(inPublic('page-data/index/page-data.json'), 'utf8')).toBe('data');
  expect(existsSync(path.join(project, asideFolder, 'page-data'))).toBe(false);
});

it('own files: when a build has written new ones, then removes those of the previous build', () => {
  write('page-data/old/page-data.json', 'old');
  moveAside(project);
  write('page-data/new/page-data.json', 'new');
  moveAside(project);
  moveBack(project);
  expect(existsSync(inPublic('page-data/old'))).toBe(false);
  expect(existsSync(inPublic('page-data/new'))).toBe(true);
});

it('pictures: when no page shows one any more, then it is not in public/, and the next build finds it', () => {
  const [shown, gone] = ['static/a1/b1/tap.avif', 'static/a2/b2/kitchen.jpg'];
  const page = (...names: string[]) => `<img srcSet="${names.map((name) => `/${name} 320w`).join(', ')}"/>`;
  for (const name of [shown, gone]) write(name, name);
  write('gallery/index.html', page(shown, gone));
  movePicturesAside(project);
  expect(existsSync(inPublic(gone))).toBe(true);
  write('gallery/index.html', page(shown));
  // The kit of the previous build is replaced later.
  write('offline/12.json', JSON.stringify({ '/': page(gone) }));
  movePicturesAside(project);
  expect([shown, gone].map((name) => existsSync(inPublic(name)))).toEqual([true, false]);
  // Gatsby would not make it again.
  moveBack(project);
  expect(readFileSync(inPublic(gone), 'utf8')).toBe(gone);
});

it.each(["Owner's kitchen (1) & bath.jpg", 'Küche.jpg', '50%.jpg'])(
  'pictures: when one that a page or a script shows is called %s, then it stays in public/',
  (name) => {
    const [onPage, inScript] = [`static/c1/d1/${name}`, `static/c2/d2/${name}`];
    for (const each of [onPage, inScript]) write(each, name);
    const inHtml = encodeURIComponent(name).replaceAll("'", '&#x27;');
    write('about/index.html', `<img src="https://www.example.com/static/c1/d1/${inHtml}"/>`);
    write('islands/a.js', `i="/static/c2/d2/${encodeURIComponent(name)}"`);
    movePicturesAside(project);
    expect([onPage, inScript].map((each) => existsSync(inPublic(each)))).toEqual([true, true]);
  },
);
