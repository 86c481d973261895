import { fixture } from '../../test/fixture';
import { editLink, pageSources, sharedFiles } from './edit-map';
import { readData } from './read-data';

const { files } = readData(fixture);
const file = (path: string, text: string) => ({ path, bytes: new TextEncoder().encode(text) });

it.each([
  ['a file without a comment', 'faq.yaml', 'title: A', '/faq', 1, []],
  ['a comment above', 'faq.yaml', '# One\n\n# Two\ntitle: A', '/faq', 4, []],
  [
    'facts of several files',
    'guides/x.yaml',
    'lead: {prices.a}, {claims.b}, {prices.c}',
    '/guides/x',
    1,
    ['claims', 'prices'],
  ],
  ['a phone number', 'pages/home.yaml', 'lead: Call {phone.office}', '/', 1, ['company']],
  ['a heading below other fields', 'faq.yaml', 'seo: { title: B }\ntitle: A', '/faq', 2, []],
  ['the not-found page', 'pages/not-found.yaml', 'title: A', '/404.html', 1, []],
])('finds the page of %s', (_, path, text, route, line, facts) => {
  expect(pageSources([file(path, text)])).toMatchObject([
    { route, file: `data/${path}`, line, facts: facts.map((name) => `data/${name}.yaml`) },
  ]);
});

it('says where every file of the site shows', () => {
  expect(pageSources(files).length + sharedFiles(files).length).toBe(files.length);
  expect(sharedFiles(files).find((shared) => shared.file === 'data/prices.yaml')?.about).toMatch(/^Every price/);
});

it('opens the file at its heading in VS Code, and at each of its parts', () => {
  const text = '# Answers\ntitle: A\nlead: B\ngroups:\n  - heading: Prices\n    items: [a]\n  - heading: Visits\n';
  const sources = pageSources([file('faq.yaml', text)]);
  expect(editLink('/home/jo/our site', '/faq', sources)).toEqual({
    href: 'vscode://file/home/jo/our%20site/data/faq.yaml:2:1',
    label: 'Edit this page: data/faq.yaml:2',
    parts: [
      ['lead', 3],
      ['groups: Prices', 5],
      ['groups: Visits', 7],
    ].map(([label, line]) => ({ href: `vscode://file/home/jo/our%20site/data/faq.yaml:${line}:1`, label })),
  });
  expect(editLink('/home/jo', '/dev-404-page', sources)).toBeUndefined();
});
