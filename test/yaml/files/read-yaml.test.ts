import { site } from '../../../content/site';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fixture } from '../../fixture';
import { checkData } from '../../../tools/yaml/check-data';
import { parsedOnce } from '../../../tools/yaml/files/parse-data';
import { unseen } from '../../../tools/shared/test-support/unseen';
import { readData } from '../../../tools/yaml/files/data-folder';
import { readYaml } from '../../../tools/yaml/files/read-yaml';

const { onCreateNode } = jest.requireActual<{ onCreateNode(context: object, options: object): Promise<void> }>(
  'gatsby-transformer-yaml/gatsby-node',
);

/** Returns what gatsby-transformer-yaml makes of a file: the data its page gets. */
async function pageData(text: Buffer): Promise<unknown> {
  const made: Record<string, unknown>[] = [];
  await onCreateNode(
    {
      node: { id: 'file', name: 'file', dir: '/data', internal: { type: 'File', mediaType: 'text/yaml' } },
      // gatsby-source-filesystem reads a file as UTF-8 too.
      loadNodeContent: () => Promise.resolve(text.toString('utf8')),
      createNodeId: (id: string) => id,
      createContentDigest: () => '',
      actions: {
        createNode: (node: Record<string, unknown>) => made.push(node),
        createParentChildLink: () => undefined,
      },
    },
    {},
  );
  const { id, children, parent, internal, ...data } = made[0] ?? {};
  expect([typeof id, children, parent, typeof internal]).toEqual(['string', [], 'file', 'object']);
  return data;
}

const file = (text: string, name = 'offer.yaml') => ({ path: name, bytes: Buffer.from(text) });
const mistakesIn = (text: string, name?: string) =>
  parsedOnce(file(text, name), site).diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`);

it('read-yaml: when a file is read, then by the very copy of js-yaml with which gatsby-transformer-yaml makes the pages', () => {
  const transformer = path.dirname(require.resolve('gatsby-transformer-yaml/package.json'));
  expect(require.resolve('js-yaml', { paths: [transformer] })).toBe(require.resolve('js-yaml'));
});

it.each(readData(fixture, site).files.map((each) => [each.path, each] as const))(
  'read-yaml: when data/%s is read, then every value is the one that its page gets',
  async (_, each) => {
    const { entry, diagnostics } = parsedOnce(each, site);
    expect(diagnostics).toEqual([]);
    expect(entry?.data).toStrictEqual(await pageData(Buffer.from(each.bytes)));
  },
);

const scalars = [
  ...['2026-11-18', '2026-1-1', '2026-02-31', '2026-11-18T10:00:00Z', '2026-11-18 10:00:00 +01:00', '18-11-2026'],
  ...['yes', 'no', 'on', 'off', 'Yes', 'NO', 'y', 'n', 'true', 'True', 'TRUE', 'tRUE', 'false'],
  ...['0b11', '-0b11', '0o17', '-0o17', '017', '08', '0x1F', '-0x1F', '0x_1', '1_000', '1_0.5', '12:30', '1:02:03'],
  ...['.5', '-.5', '+.5', '5.', '+5', '-5', '1e3', '1.e3', '.5e1', '1,000', '01632', '12345678901234567890'],
  ...['~', 'null', 'Null', 'NULL', '', '.inf', '-.INF', '+.inf', '.nan', '.NaN', '=', '--1', '1-2', '_1', '.', '._5'],
  ...[
    "'2026-11-18'",
    '"0b11"',
    "'yes'",
    'a\tb',
    '5\t# c',
    'a #b',
    'a#b',
    '|\n    a\n    b',
    '>-\n    a\n\n    b',
    'a\n    b',
  ],
  ...[
    '{ a: 0b11 }',
    '[2026-11-18, -.5]',
    '{ 1: a, "1": b }',
    '{ <<: { a: 1 }, b: 2 }',
    '{ ? a, b }',
    '&a b',
    '!!str 5',
  ],
];

it.each(scalars)(
  'read-yaml: when %j is typed as a text, then it reads what the page gets, or reports a mistake',
  async (typed) => {
    const text = `label: ${typed}\nitems:\n  - ${typed}\n`;
    const { entry, diagnostics } = parsedOnce(file(text), site);
    if (diagnostics.length === 0) expect(entry?.data).toEqual(await pageData(Buffer.from(text)));
  },
);

it.each([
  ['a byte-order mark', '\uFEFFlabel: a\n', []],
  ['two byte-order marks', '\uFEFF\uFEFFlabel: a\n', ['1:1 there is an invisible character']],
  ['a byte-order mark in a text', 'label: a\uFEFFb\n', ['1:9 there is an invisible character']],
  ['a %YAML line', '%YAML 1.1\n---\nlabel: yes\nsize: 017\n', ['1:1 a line that begins with %']],
  ['a %TAG line', '# Offer\n%TAG ! tag:x,2000:\n---\nlabel: a\n', ['2:1 a line that begins with %']],
  ['a line that begins with ---', '---\nlabel: a\n', []],
  ['a name twice', 'label: a\nlabel: b\n', ['2:1 the field "label" is here twice']],
  ['a name twice, once in quotes', 'label: a\n"label": b\n', ['2:1 the field "label" is here twice']],
  ['a number twice, once in quotes', "1: a\n'1': b\n", ['2:1 the field "1" is here twice']],
  ['null as a name twice', '~: a\nnull: b\n', ['2:1 the field "null" is here twice']],
  ['merged fields', 'label: a\n<<: { text: b }\n', ['2:1 << is not the name']],
  ['merged text', '<<: text\n', ['1:1 << is not the name']],
  ['a list for a name', '[label]: a\n', ["1:1 a field's name cannot begin with a bracket"]],
  ['no name', ': a\n', ['1:1 the name of the field is missing']],
  ['a tab behind a colon', 'label:\ta\n', []],
  ['a tab before a text that continues', 'label: a\n\tb\n', ['2:1 a tab is used to indent']],
  ['a tab in an empty line', 'label: a\n\t\ntext: b\n', []],
  ['line ends of an old Mac', 'label: a\rtext: b\n', ['1:9 there is an invisible character']],
  ['line ends of Windows', 'label: a\r\ntext: b\r\n', []],
])(
  'read-yaml: when a file has %s, then it reads what the page gets, or reports a mistake',
  async (_, text, expected) => {
    const found = mistakesIn(text);
    expect(found.map((message, i) => message.slice(0, expected[i]?.length))).toEqual(expected);
    if (expected.length === 0)
      expect(parsedOnce(file(text), site).entry?.data).toEqual(await pageData(Buffer.from(text)));
  },
);

it('read-yaml: when the page would show a value differently from what was typed, then it asks for quotes', () => {
  const review = (words: string) =>
    `title: Reviews\nitems:\n  - stars: 5\n    quote: ${words}\n    name: Ann\n    sample: true\n`;
  for (const words of ['2026-11-18', '0b11', '2026-11-18T10:00:00Z'])
    expect(mistakesIn(review(words), 'testimonials.yaml')).toEqual([
      `4:12 items.0.quote: the pages would not show ${words} as you typed it. Put it in quotes: '${words}'.`,
    ]);
  expect(mistakesIn(review("'2026-11-18'"), 'testimonials.yaml')).toEqual([]);
});

describe('read-yaml: when a text has a character that nobody sees', () => {
  const problemsOf = (text: string) => {
    const { problems, lines } = readYaml(text);
    return problems.map(({ offset, message }) => {
      const { line, col } = lines.linePos(offset);
      return `${line}:${col} ${message}`;
    });
  };
  const here = 'there is an invisible character after "Jo", pasted from another program.';

  it('then it is named where it stands, whichever it is', () => {
    const missed = unseen.filter(
      (character) => !problemsOf(`title: a\nlabel: Jo${character}Doe\n`)[0]?.startsWith(`2:10 ${here}`),
    );
    expect(missed.map((character) => character.codePointAt(0)?.toString(16))).toEqual([]);
  });

  it.each([
    ['\u2028', `1:10 ${here}`],
    ['\u2029', `1:10 ${here}`],
    ['\u0085', `1:10 ${here}`],
  ])('then %j is no line break for us', (character, words) => {
    expect(problemsOf(`label: Jo${character}b\n`)[0]).toContain(words);
  });

  it.each([
    ['label: "Jo \\u200B Doe"\n', '1:12 this code stands for a character that nobody sees. Delete it.'],
    ['label: "Jo \\L Doe"\n', '1:12 this code stands for a character that nobody sees. Delete it.'],
    ['label: "\\\\ and \\x07"\n', '1:16 this code stands for a character that nobody sees. Delete it.'],
    ['label: \u00A0Jo\n', '1:8 a special space, pasted from another program, is at the start or the end of this text.'],
    [
      'label: Jo\u3000\n',
      '1:10 a special space, pasted from another program, is at the start or the end of this text.',
    ],
  ])('then %j is explained', (text, words) => {
    expect(problemsOf(text)[0]).toContain(words);
  });

  it.each(['label: 10\u00A0km\n', 'label: 👩🏽\u200D🚀 and ☎\uFE0F\n', 'label: می\u200Cخواهم\n'])(
    'then %j, in which it has a purpose, is accepted',
    (text) => {
      expect(problemsOf(text)).toEqual([]);
    },
  );
});

const sound = readData(fixture, site);

// Prices that are not in plain digits. Some would be read as another number than they look like.
it.each(['050', '0x37', '0o62', '1e3', '5E2', '5e-1', '+50', '.5', '5.', '00.5'])(
  'check-data: when a price is typed as %s, then the words say what to type',
  (typed) => {
    const files = sound.files.map((file) =>
      file.path === 'prices.yaml'
        ? {
            path: file.path,
            bytes: Buffer.from(
              Buffer.from(file.bytes)
                .toString()
                .replace(/^annualService: .*/m, `annualService: ${typed}`),
            ),
          }
        : file,
    );
    expect(checkData({ ...sound, files }).map(({ message }) => message)).toContainEqual(
      `annualService: found ${typed}, expected a number in plain digits. Write ${Number(typed)} without quotes.`,
    );
  },
);

describe.each(['merge', 'diff3', 'zdiff3'])(
  'read-yaml: when Git has left the marks of a conflict in the style %s',
  (style) => {
    it.each([7, 12])('and %i signs long, then they are explained as what they are', (size) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'conflict-'));
      const texts = { ours: 'a: x\nb: 1\nc: y\n', base: 'a: x\nb: 2\nc: y\n', theirs: 'a: x\nb: 3\nc: y\n' };
      for (const [name, text] of Object.entries(texts)) writeFileSync(path.join(folder, name), text);
      const options = [`--marker-size=${size}`, ...(style === 'merge' ? [] : [`--${style}`])];
      const { stdout } = spawnSync('git', ['merge-file', '-p', ...options, 'ours', 'base', 'theirs'], { cwd: folder });
      rmSync(folder, { recursive: true });
      const text = String(stdout);
      const marks = [...text.matchAll(/^[<|=>]{7,}.*$/gm)];
      expect(marks.length).toBe(style === 'merge' ? 3 : 4);
      const versions = /^two versions of this part are here, left by a merge\./;
      expect(readYaml(text).problems).toEqual([
        { offset: text.indexOf('<'), message: expect.stringMatching(versions) },
      ]);
      // Each of the lines by itself, when the others have been deleted.
      for (const [mark] of marks)
        expect(readYaml(`a: x\n${mark}\nb: 1\n`).problems[0]).toEqual({
          offset: 5,
          message: expect.stringMatching(versions),
        });
    });
  },
);
