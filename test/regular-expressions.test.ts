import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

// Every regular expression literal of the sources meets long evil texts. One that takes quadratic time would let a single text
// stop the check, the build, the studio or a visitor's page for seconds.

const project = path.resolve(__dirname, '..');
/** How long the texts are, and how many milliseconds of a machine at rest an expression may take for one. */
const long = 50_000;
const mostMs = 100;
/** A quadratic expression, and a text that it reads in about a tenth of `mostMs` at rest: measures how busy the machine is. */
const measure = { expression: /a+b/g, text: 'a'.repeat(3_000) };

/** Expressions that are slower, by file, with whoever can feed them: nobody but ourselves, or only with short texts. */
const exceptions: Record<string, string> = {
  'src/domain/money.ts /\\B(?=(\\d{3})+(?!\\d))/g': 'a number as JavaScript writes it: at most 22 digits',
  'src/domain/search/suggest-page.ts /\\/+$/': 'the first 300 characters of an address',
  'tools/bench/build.ts /(\\d+)m([\\d.]+)s/g': "what the shell's `time` prints",
  'tools/islands/build/fragments.ts /^\\s*(?=(?:fragment|query) )/m': 'our own sources',
};

/** Returns every regular expression literal of a file. */
function expressionsIn(file: string): RegExp[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: RegExp[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push(new RegExp(node.text.slice(1, end), node.text.slice(end + 1)));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const usual = ' \t\n\r\u00a0\u2009a1-+.,:;<>/\\"\'{}[]()=&%#*|`!?_£@~';
/** Beginnings that lead into the slow part of an expression. */
const beginnings = ['', '1-', '1 ', 'a', '"', '<', '<a ', '- ', 'a: ', '{', '[', '(', '&', 'a=', "'", '\n'];

/** Returns texts of any length that repeat what an expression looks for, and then do not end as it wants. */
function* evilTexts(expression: RegExp): Generator<(length: number) => string> {
  const own = new Set([...usual, ...expression.source.replace(/\\[a-zA-Z]/g, '')]);
  const letters = [...own];
  for (const letter of letters)
    for (const start of beginnings) yield (length) => `${start}${letter.repeat(length)}\u0001`;
  const literal = letters.filter((letter) => expression.source.includes(letter));
  for (const one of literal)
    for (const other of [' ', 'a', '1', '\n', '\t', '"'])
      if (one !== other) yield (length) => `${one}${other}`.repeat(length / 2);
}

/** Returns the processor's milliseconds, which other programs do not lengthen, that an expression takes for a text. */
function time(expression: RegExp, text: string): number {
  const start = process.cpuUsage();
  if (expression.global) text.replace(expression, '');
  else text.search(expression);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const slowIn = (expression: RegExp): string | undefined => {
  for (const evil of evilTexts(expression)) {
    // What is quadratic takes 400 times as long for the long text.
    const short = time(expression, evil(long / 20));
    if (short < mostMs / 800) continue;
    const middle = time(expression, evil(long / 5));
    const fastest = middle > mostMs ? middle : Math.min(...[1, 2].map(() => time(expression, evil(long))));
    // A busy machine is slow for the measure too.
    if (fastest > Math.max(mostMs, 10 * time(measure.expression, measure.text))) return JSON.stringify(evil(6));
  }
  return undefined;
};

const filesIn = (folder: string) =>
  (readdirSync(path.join(project, folder), { recursive: true }) as string[]).map(
    (file) => `${folder}/${file.split(path.sep).join('/')}`,
  );
const files = [...['content', 'src', 'tools', 'scripts'].flatMap(filesIn), ...readdirSync(project)].filter(
  (file) => /\.(?:tsx?|m?js)$/.test(file) && !/\.test\.tsx?$|test-support|gatsby-types|node_modules/.test(file),
);

test('regular expressions: when one meets 50,000 characters, then it takes at most 100 ms, or is a known exception', () => {
  const slow: string[] = [];
  for (const file of files)
    for (const expression of expressionsIn(path.join(project, file))) {
      const name = `${file} ${String(expression)}`;
      const found = name in exceptions ? undefined : slowIn(expression);
      if (found !== undefined) slow.push(`${name}: ${found}`);
    }
  expect(slow).toEqual([]);
});

test('regular expressions: when one is a known exception, then it still stands in its file', () => {
  const all = files.flatMap((file) => expressionsIn(path.join(project, file)).map((each) => `${file} ${String(each)}`));
  expect(Object.keys(exceptions).filter((name) => !all.includes(name))).toEqual([]);
});
