import { site } from '../../content/site';
import { fixture } from '../fixture';
import { checkData } from '../../tools/yaml/check-data';
import { formatDiagnostic } from '../../tools/yaml/diagnostic';
import type { Fact } from '../../tools/shared/fact';
import type { Site } from '../../tools/yaml/site/site';
import type * as Facts from '../../tools/yaml/facts/build-facts';
import type * as Literals from '../../tools/yaml/rules/hard-coded-values';
import { bleed, mistakes } from './test-support/mistakes';
import { type DataFolder, readData } from '../../tools/yaml/files/data-folder';

// These tests check some two hundred folders that differ in one or two files. Two slow parts of the check are memoised
// here by their text. check-time.test.ts measures the check without this.
jest.mock('../../tools/yaml/facts/build-facts', () => {
  const facts = jest.requireActual<typeof Facts>('../../tools/yaml/facts/build-facts');
  const seen = new Map<string, Map<string, Fact>>();
  return {
    ...facts,
    factsOf(data: ReadonlyMap<string, unknown>, rules: Site) {
      const key = JSON.stringify([...data].filter(([path]) => facts.holdsFacts(rules, path)));
      const built = seen.get(key) ?? facts.factsOf(data, rules);
      seen.set(key, built);
      return built;
    },
  };
});
jest.mock('../../tools/yaml/rules/hard-coded-values', () => {
  const literals = jest.requireActual<typeof Literals>('../../tools/yaml/rules/hard-coded-values');
  const seen = new WeakMap<ReadonlyMap<string, Fact>, Map<string, string[]>>();
  return {
    ...literals,
    findLiterals(text: string, facts: ReadonlyMap<string, Fact>, rules: Site['facts']) {
      const texts = seen.get(facts) ?? new Map<string, string[]>();
      const found = texts.get(text) ?? literals.findLiterals(text, facts, rules);
      seen.set(facts, texts.set(text, found));
      return found;
    },
  };
});

const real: DataFolder = readData(fixture, site);
const diagnostics = (folder: DataFolder) => checkData(folder).map(formatDiagnostic);

/** Returns `folder`, by default the fixture's data, with one file added or its content replaced. */
function having(path: string, bytes: Uint8Array | string, folder = real): DataFolder {
  const file = { path, bytes: typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes };
  return { ...folder, files: [...folder.files.filter((other) => other.path !== path), file] };
}

const textOf = (path: string) =>
  new TextDecoder().decode(real.files.find((file) => file.path === path)?.bytes ?? new Uint8Array());

/** Returns the position of the marker ‸ in a text, as `line:column`. */
function placeOf(marked: string) {
  const before = (marked.split('‸')[0] ?? '').split('\n');
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}

const guideText = textOf(bleed);

it.each(mistakes)(
  'check-data: when data/ has %s, then the message says where it is and what to type instead',
  (_, path, from, to, message) => {
    const marked = textOf(path).replace(from, to);
    expect(marked).not.toBe(textOf(path));
    expect(diagnostics(having(path, marked.replace('‸', '')))).toEqual(
      message.split('\n').map((line) => `data/${path}:${placeOf(marked)} ${line}`),
    );
  },
);

it('check-data: when there are no reviews, then the empty list is accepted', () => {
  const text = textOf('testimonials.yaml').replace(/\nitems:[\s\S]*/, '\nitems: []\n');
  expect(diagnostics(having('testimonials.yaml', text))).toEqual([]);
});

it('check-data: when a mistake of the list is made, then its message says what to type instead and, where it can, in which field', () => {
  const messages = mistakes.flatMap(([mistake, , , , message]) =>
    message.split('\n').map((line) => ({ mistake, line })),
  );
  const instead =
    /[Ee]xpected |Did you mean|\b(Add|Change|Delete|Fill|Give|Keep|Put|Remove|Shorten|Start|Use|Write|put quotes) |Retype it|needs quotes|The last day|at most|The fields here are|Facts are in/;
  expect(messages.filter(({ line }) => !instead.test(line))).toEqual([]);
  // In these cases the file has no readable fields.
  expect(
    new Set(messages.filter(({ line }) => !/^[\w-]+(\.[\w -]+)*: /.test(line)).map(({ mistake }) => mistake)),
  ).toEqual(
    new Set([
      'an invisible character',
      'a damaged pound sign',
      'a tab as indent',
      'a tab before a list item',
      'a field twice',
      'a colon without quotes',
      'a quote that is not closed',
      'an apostrophe in single quotes',
      'a comma that was forgotten',
      'a field too far right',
      'a field too far left',
      'a text that begins with an asterisk',
      'one bold word without quotes',
      'a text in curly quotes',
      'a number sign that hides the rest',
      'a bracket that is not closed',
      'a text that begins with a brace',
      'a list item without a hyphen',
      'an empty file',
      'a file of comments',
      'a file that is one text',
    ]),
  );
});

it('check-data: when nothing is wrong, then it reports nothing', () => {
  expect(diagnostics(real)).toEqual([]);
});

it.each([
  ['guides/How To Bleed.yaml', 'how-to-bleed.yaml'],
  ['guides/how_to_bleed.yaml', 'how-to-bleed.yaml'],
  ['guides/how-to-bleed.yml', 'how-to-bleed.yaml'],
])("check-data: when a page's file is called %s, then it suggests a valid name", (path, better) => {
  expect(diagnostics(having(path, guideText.replace(/title: .*/, 'title: Another title')))).toEqual([
    `data/${path}:1:1 the file's name becomes the page's address: expected small letters, digits and hyphens, ` +
      `then .yaml, such as ${better}.`,
  ]);
});

test("check-data: when a page's file is called by a number, then it says that the address needs a letter", () => {
  expect(diagnostics(having('guides/2.yaml', guideText.replace(/title: .*/, 'title: Another title')))).toEqual([
    "data/guides/2.yaml:1:1 the file's name becomes the page's address, which needs a letter: expected such as page-2.yaml.",
  ]);
});

it.each([
  ['price.yaml', ' Is it meant to be "prices.yaml"?'],
  ['guides/winter/frozen-pipes.yaml', ' Rename or delete it.'],
  ['notes-for-the-photographer.txt', ' Rename or delete it.'],
])(
  'check-data: when data/ has the file %s, which the site does not use, then it is reported with what to do',
  (path, hint) => {
    expect(diagnostics(having(path, 'a: 1'))).toEqual([
      `data/${path}:1:1 the site does not use a file with this name.${hint}`,
    ]);
  },
);

it.each(['offer.yaml', 'pages/not-found.yaml'])('check-data: when %s is missing, then it asks for it', (path) => {
  const files = real.files.filter((file) => file.path !== path);
  expect(diagnostics({ ...real, files })).toEqual([
    `data/${path}:1:1 the file is missing, and the site needs it. Put it back.`,
  ]);
});

it('check-data: when a guide is deleted, then links to it are reported, and nothing else', () => {
  const files = real.files.filter(({ path }) => path !== bleed);
  const found = diagnostics({ ...real, files });
  expect(found).not.toEqual([]);
  for (const diagnostic of found)
    expect(diagnostic).toContain('no page has the address "/guides/how-to-bleed-radiator"');
});

it('check-data: when the name of a price is misspelled, then that is reported once, in prices.yaml', () => {
  const text = textOf('prices.yaml').replace(/^annualService:/m, 'anualService:');
  const line = text.split('\n').findIndex((row) => row.startsWith('anualService:')) + 1;
  expect(diagnostics(having('prices.yaml', text))).toEqual([
    expect.stringMatching(
      new RegExp(
        `^data/prices\\.yaml:${line}:1 anualService: no text uses this name, but \\d+ texts use \\{prices\\.annualService\\}, ` +
          'such as data/[^ ]+:\\d+:\\d+\\. Did you mean "annualService"\\?$',
      ),
    ),
  ]);
});

it('check-data: when a price that texts use is deleted, then that is reported once, in prices.yaml', () => {
  const text = textOf('prices.yaml').replace(/^annualService: .*\n/m, '');
  expect(diagnostics(having('prices.yaml', text))).toEqual([
    expect.stringMatching(
      /^data\/prices\.yaml:\d+:1 "annualService" is missing, but \d+ texts use \{prices\.annualService\}, such as .* Put it back, or change those texts\.$/,
    ),
  ]);
});

it('check-data: when a page is a copy of another, then it is accepted', () => {
  expect(diagnostics(having('guides/a-copy.yaml', guideText))).toEqual([]);
});

it("check-data: when a customer's review has figures and braces, then it is accepted, because they are a customer's own words", () => {
  const text = textOf('testimonials.yaml').replace(/quote: .*/, 'quote: They charged me £50, {honestly}.');
  expect(diagnostics(having('testimonials.yaml', text))).toEqual([]);
});

it('check-data: when a picture is damaged, then it is reported', () => {
  const damaged = new Map([['pictures/home-hero.jpg', 'the file is empty. Copy it here again.']]);
  expect(diagnostics({ ...real, damaged })).toEqual([
    'data/pictures/home-hero.jpg:1:1 the file is empty. Copy it here again.',
  ]);
});

it.each(['01276 12345', '0800 111 999', '020 7946 0123', '07700 900123', '0808 157 0123', '016977 1234'])(
  'check-data: when a phone number is written like %s, then it is accepted',
  (number) => {
    const text = textOf('company.yaml').replace(/office: \{ number: '[^']*'/, `office: { number: '${number}'`);
    expect(diagnostics(having('company.yaml', text))).toEqual([]);
  },
);

it('check-data: when a character is not UTF-8, then its line and column are reported', () => {
  const bytes = Buffer.concat([Buffer.from('label: Offer\ntext: caf'), Buffer.from([0xe9]), Buffer.from('\n')]);
  expect(diagnostics(having('offer.yaml', bytes))).toEqual([
    'data/offer.yaml:2:10 a character here is not UTF-8, so it would show as �. Save the file with the encoding UTF-8.',
  ]);
});

it('check-data: when a file has a byte order mark and Windows line endings, then it is accepted', () => {
  const text = `\uFEFF${textOf('offer.yaml').replaceAll('\n', '\r\n')}`;
  expect(diagnostics(having('offer.yaml', text))).toEqual([]);
});

it('check-data: when digits stand in the target of a link, then they are not taken for a typed figure', () => {
  const lead = "lead: 'For {prices.annualService}, [on the register](https://www.gassaferegister.co.uk/952583).'";
  expect(diagnostics(having(bleed, guideText.replace(/lead: .*/, lead)))).toEqual([]);
});

it('check-data: when a file of facts is invalid, then its mistake is reported, and no text that uses its facts', () => {
  const broken = having(
    'prices.yaml',
    textOf('prices.yaml').replace(/^combiBoiler: \{/m, 'combiBoiler: { colour: red,'),
  );
  const found = diagnostics(
    having(bleed, guideText.replace(/lead: .*/, 'lead: We answer {claims.rating}, 24/7.'), broken),
  );
  expect(found).toEqual([
    expect.stringMatching(/^data\/guides\/how-to-bleed-radiator\.yaml:\d+:7 lead: "24\/7" is typed as a figure\./),
    expect.stringMatching(/^data\/prices\.yaml:\d+:\d+ combiBoiler\.colour: unknown field "colour"/),
  ]);
});

it('check-data: when many files have a mistake each, then one run reports them all, in the order of their names', () => {
  // Leaves out unknown fact names: while a file of facts is invalid, the check does not report names from it.
  const first = new Map(
    mistakes
      .filter(([, , , , message]) => !/\n|unknown fact/.test(message))
      .map((mistake) => [mistake[1], mistake] as const)
      .reverse(),
  );
  const folder = [...first.values()].reduce(
    (data, [, path, from, to]) => having(path, textOf(path).replace(from, to).replace('‸', ''), data),
    real,
  );
  expect(first.size).toBe(22);
  const messages = [...first].map(([path, [, , , , message]]) => ({ file: `data/${path}`, message }));
  expect(checkData(folder).map(({ file, message }) => ({ file, message }))).toEqual(
    messages.sort((a, b) => a.file.localeCompare(b.file)),
  );
});

it('check-data: when one file has several mistakes, then all are reported', () => {
  const text = guideText
    .replace(/order: .*/, 'order: first')
    .replace(/lead: .*/, 'lead: For £50.')
    .replace(/^skill:/m, 'skil:');
  expect(diagnostics(having(bleed, text)).map((line) => line.split(' ')[1])).toEqual([
    'skill:',
    'order:',
    'lead:',
    'skil:',
  ]);
});
