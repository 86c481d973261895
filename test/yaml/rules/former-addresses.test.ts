import { site } from '../../../content/site';
import { fixture } from '../../fixture';
import { checkData } from '../../../tools/yaml/check-data';
import { readData } from '../../../tools/yaml/files/data-folder';
import { formatDiagnostic } from '../../../tools/yaml/diagnostic';

const folder = readData(fixture, site);
const old = 'guides/how-to-insulate-pipes.yaml';
const renamed = 'guides/insulate-your-pipes.yaml';
const published = folder.files
  .filter(({ path }) => path.startsWith('guides/'))
  .map(({ path }) => `/${path.replace('.yaml', '')}`);

/** Renames a guide, with every link to it, adds lines to its new file, and replaces removed.yaml. */
function afterRename(lines = '', removed = 'items: []\n') {
  const files = folder.files.map(({ path, bytes }) => {
    if (path === 'removed.yaml') return { path, bytes: Buffer.from(removed) };
    const text = Buffer.from(bytes)
      .toString()
      .replaceAll('/guides/how-to-insulate-pipes', '/guides/insulate-your-pipes');
    return path === old
      ? { path: renamed, bytes: Buffer.from(text.replace(/^title:/m, `${lines}title:`)) }
      : { path, bytes: Buffer.from(text) };
  });
  return checkData({ ...folder, files, published }).map(formatDiagnostic);
}

it('former addresses: when nothing was renamed, then nothing is wrong', () => {
  expect(checkData({ ...folder, published })).toEqual([]);
});

it('former addresses: when a guide is renamed without a word, then it says which line to add to which file', () => {
  expect(afterRename()).toEqual([
    'data/removed.yaml:1:1 visitors and search engines know the address /guides/how-to-insulate-pipes, and no page has it ' +
      'any more. If you renamed the file, add this line to data/guides/insulate-your-pipes.yaml: ' +
      'formerly: [/guides/how-to-insulate-pipes] - If you removed the page, add this line to data/removed.yaml, with the ' +
      'page to lead to: - { address: /guides/how-to-insulate-pipes, to: /guides }',
  ]);
});

it.each([
  ['the new file says so', 'formerly: [/guides/how-to-insulate-pipes]\n', undefined],
  [
    'removed.yaml leads the old address to another page',
    '',
    'items: [{ address: /guides/how-to-insulate-pipes, to: /guides }]\n',
  ],
  [
    'removed.yaml names the old address without another page',
    '',
    'items: [{ address: /guides/how-to-insulate-pipes }]\n',
  ],
])('former addresses: when %s, then nothing is wrong', (_, lines, removed) => {
  expect(afterRename(lines, removed)).toEqual([]);
});

it.each([
  [
    'the address of another page',
    'formerly: [/guides/how-to-insulate-pipes, /faq]\n',
    undefined,
    'formerly.1: "/faq" is the address of another page',
  ],
  [
    'its own address',
    'formerly: [/guides/how-to-insulate-pipes, /guides/insulate-your-pipes]\n',
    undefined,
    'formerly.1: found "/guides/insulate-your-pipes", which is the address of this page now',
  ],
  [
    'an address that is named twice',
    'formerly: [/guides/how-to-insulate-pipes]\n',
    'items: [{ address: /guides/how-to-insulate-pipes, to: /guides }]\n',
    'is already in data/guides/insulate-your-pipes.yaml',
  ],
  [
    'a chain',
    'formerly: [/guides/how-to-insulate-pipes]\n',
    'items: [{ address: /guides/lag-pipes, to: /guides/how-to-insulate-pipes }]\n',
    'items.0.to: the page /guides/how-to-insulate-pipes has moved. Write /guides/insulate-your-pipes.',
  ],
  [
    'a circle',
    'formerly: [/guides/how-to-insulate-pipes]\n',
    'items: [{ address: /a, to: /b }, { address: /b, to: /a }]\n',
    'items.0.to: no page has the address "/b"',
  ],
])('former addresses: when there is %s, then it is a mistake', (_, lines, removed, message) => {
  expect(afterRename(lines, removed).join('\n')).toContain(message);
});
