import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type * as Html from './html';
import { readPage } from './html';

it.each([
  ['has > inside an attribute value', '<script data-a="1 > 0">run()</script>'],
  ['has an upper-case name', '<SCRIPT>run()</SCRIPT>'],
  ['has a space in its end tag', '<script>run()</script >'],
  ['has an unquoted attribute', '<script type=module>run()</script>'],
  ['names src inside another attribute', '<script data-a=" src=x">run()</script>'],
  ['names structured data inside another attribute', '<script data-a="application/ld+json">run()</script>'],
  ['stands inside a template', '<template><script>run()</script></template>'],
  ['stands inside a template of a template', '<template><template><script>run()</script></template></template>'],
  ['has src but stands inside SVG', '<svg><script src="/a.js">run()</script></svg>'],
])('html: when a script %s, then its text is still found', (_, html) => {
  expect(readPage(html).scripts).toEqual(['run()']);
});

it.each([
  ['a comment', '<!-- <script>run()</script><style>a{}</style><p onclick="run()"> -->'],
  ['an attribute', '<p title="<script>run()</script><style>a{}</style>">x</p>'],
  ['the text of a title', '<title><script>run()</script><p style="a:b"></title>'],
  ['structured data', '<script type="application/ld+json">"<style>a{}</style><p onclick=x>"</script>'],
])('html: when a tag stands inside %s, then it is no element', (_, html) => {
  expect(readPage(html)).toMatchObject({ scripts: [], styles: [], refused: [] });
});

it('html: when the text of a script contains a style element, then only a real style element counts as one', () => {
  const { styles } = readPage('<script>"<style>a{}</style>"</script><STYLE media="a>b">b{}</STYLE>');
  expect(styles).toEqual(['b{}']);
});

it.each([
  ['after > in a value', '<p title="a > b" style="a:b">', 'style="a:b"'],
  ['in single quotes', "<p onclick='run()'>", 'onclick="run()"'],
  ['without quotes', '<p onclick=run()>', 'onclick="run()"'],
  ['in upper case', '<P ONCLICK="run()">', 'onclick="run()"'],
  ['after a slash', '<svg/onload="run()">', 'onload="run()"'],
  ['inside a template', '<template><p style="a:b"></template>', 'style="a:b"'],
  ['as an encoded address', '<a href="&#106;avascript:run()">', 'href="javascript:run()"'],
  ['as an address with a line break', '<a href="java\nscript:run()">', 'href="java\nscript:run()"'],
  ['as a link inside SVG', '<svg><a xlink:href="javascript:run()">', 'href="javascript:run()"'],
])('html: when a refused attribute stands %s, then it is found', (_, html, attribute) => {
  expect(readPage(html).refused).toEqual([attribute]);
});

it('html: when the value of a link is escaped, then it is decoded', () => {
  const { links } = readPage('<a href="/a?b&amp;c">x</a>');
  expect([...links]).toEqual(['/a?b&c']);
});

it.each([
  ['<template id="t"><script src="/a.js"></script><b id="b"></b></template>', false],
  ['<template id="t"><b id="b"></b></template><SCRIPT SRC=/a.js></SCRIPT>', true],
])('html: when a page has %s, then it has a script from a file that runs at once: %s', (html, loadsScripts) => {
  const { templates, ids, ...page } = readPage(html);
  expect(page.loadsScripts).toBe(loadsScripts);
  expect([[...templates], [...ids]]).toEqual([['t'], ['t', 'b']]);
});

it('page contents: when many pages are read, then the oldest are forgotten', () => {
  const page = (number: number) => `<p id="n${number}"></p>`;
  const first = readPage(page(0));
  expect(readPage(page(0))).toBe(first);
  for (let number = 1; number <= 5000; number += 1) readPage(page(number));
  expect(readPage(page(0))).not.toBe(first);
});

describe('kept pages', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kept-pages-'));
  const file = path.join(folder, 'read-pages.json');
  const html =
    '<p id="a" onclick="b()"><a href="/c">c</a></p><style>d{}</style><script>e()</script><template id="t"></template>';
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  /** Reads pages as a build of its own does: with what the file keeps, and nothing in memory. */
  const build = (texts: readonly string[], how = '1') => {
    let contents: unknown[] = [];
    jest.isolateModules(() => {
      const { keepPages, readPage: read } = jest.requireActual<typeof Html>('./html');
      const save = keepPages(file, how);
      contents = texts.map(read);
      save();
    });
    return contents;
  };

  it('when an earlier build has read a page, then its contents are the same, and are not read again', () => {
    const [contents] = build([html, '<script src="/f.js"></script>']);
    expect(contents).toEqual(readPage(html));
    writeFileSync(file, readFileSync(file, 'utf8').replace('"/c"', '"/kept"'));
    expect(build([html, '<script src="/f.js"></script>'])).toMatchObject([
      { links: new Set(['/kept']), loadsScripts: false },
      { links: new Set(['/f.js']), loadsScripts: true },
    ]);
  });

  it.each([
    ['the page differs', () => build([html.replace('/c', '/g')]), '/g'],
    ['the reader has changed', () => build([html], '2'), '/c'],
    [
      'the file was cut off',
      () => {
        writeFileSync(file, readFileSync(file, 'utf8').slice(0, 80));
        return build([html]);
      },
      '/c',
    ],
  ])('when %s, then it is read again', (_, read, link) => {
    build([html]);
    writeFileSync(file, readFileSync(file, 'utf8').replace('"/c"', '"/kept"'));
    expect(read()).toMatchObject([{ links: new Set([link]) }]);
  });
});
