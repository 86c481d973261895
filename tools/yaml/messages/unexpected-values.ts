import { type Document, isAlias, isMap, isScalar, type Node, parse } from 'yaml';
import { invisibleIn } from '../../shared/invisible';
import { eachNode } from './nodes';
import { needsQuotes, type SyntaxProblem } from './syntax-problem';

/** A character written as a code between double quotes. */
const code = /\\(?:x[\da-f]{2}|u[\da-f]{4}|U[\da-f]{8}|[^])/gi;

/** Finds codes between double quotes that stand for a character that nobody sees, and special spaces around a text. */
function invisibleByCode(node: Node, text: string): SyntaxProblem[] {
  if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return [];
  const [start, end] = node.range;
  const problems: SyntaxProblem[] = [];
  if (invisibleIn(node.value).length > 0) {
    const found = [...text.slice(start, end).matchAll(code)].find(
      ([written]) => invisibleIn(String(parse(`"${written}"`))).length > 0,
    );
    problems.push({
      offset: start + (found?.index ?? 0),
      message: 'this code stands for a character that nobody sees. Delete it.',
    });
  }
  const around = node.value.slice(0, node.value.search(/\S|$/)) + node.value.slice(node.value.trimEnd().length);
  if (/(?! )\p{Zs}/u.test(around))
    problems.push({
      offset: start + Math.max(0, text.slice(start, end).search(/(?! )\p{Zs}/u)),
      message: 'a special space, pasted from another program, is at the start or the end of this text. Delete it.',
    });
  return problems;
}

/** Finds valid YAML that pages would show differently from what was meant. */
export function hiddenProblems(document: Document.Parsed, text: string): SyntaxProblem[] {
  const problems: SyntaxProblem[] = [];
  eachNode(document, (node) => {
    problems.push(...invisibleByCode(node, text));
    if (isAlias(node)) problems.push({ offset: node.range?.[0] ?? 0, message: needsQuotes('*') });
    else if ('anchor' in node && node.anchor)
      problems.push({ offset: text.lastIndexOf('&', node.range?.[0]), message: needsQuotes('&') });
    else if (node.tag?.startsWith('!'))
      problems.push({ offset: text.lastIndexOf('!', node.range?.[0]), message: needsQuotes('!') });
    else if (isScalar(node) && node.type === 'PLAIN' && typeof node.value === 'string' && node.range) {
      const [start, end] = node.range;
      if (/^[“„‘«](?![\s\d£%.,-]*[”’»]?$)[^“”„‘’«»]*[”“’»]$/.test(node.value))
        problems.push({
          offset: start,
          message: 'curly quotes around a text would be shown. Use straight ones instead, or none.',
        });
      const item = /\n *(?=- )/.exec(text.slice(start, end));
      if (/^-[^\s-]/.test(node.value))
        problems.push({ offset: start + 1, message: 'a space is missing after the hyphen.' });
      else if (item)
        problems.push({
          offset: start + item.index + item[0].length,
          message:
            'this list item would become part of the text above. Start every hyphen of a list in the same column, under a field without a text of its own.',
        });
      const comment = /^ +#(?=\S)/.exec(text.slice(end));
      if (comment)
        problems.push({
          offset: end + comment[0].length - 1,
          message: 'everything after this # would be hidden. Put quotes around the whole text.',
        });
    }
  });
  return problems;
}

/** What £, ’ and accented letters become when a program takes UTF-8 for another encoding, or another one for UTF-8. */
const damaged = /\ufffd|â€.?|Â£|Ã[\x80-\xbf]/g;

/** Says where an index is to somebody who cannot see what stands there. */
function wordBefore(text: string, index: number) {
  const word = /[\p{L}\p{N}]{1,20}$/u.exec(text.slice(Math.max(0, index - 20), index))?.[0];
  return word === undefined ? 'here' : `after "${word}"`;
}

/** Finds characters that were pasted from another program or damaged by one. */
export const strayCharacters = (text: string): SyntaxProblem[] => [
  ...invisibleIn(text)
    .filter((index) => !text.startsWith('\r\n', index))
    .map((index) => ({
      offset: index,
      message:
        `there is an invisible character ${wordBefore(text, index)}, pasted from another program. ` +
        'Delete it and retype the characters beside it.',
    })),
  ...[...text.matchAll(damaged)].map(({ index, 0: found }) => ({
    offset: index,
    message: `"${found}" is a letter or sign that another program has damaged. Retype it.`,
  })),
];

/**
 * Finds names of fields that `yaml` accepts although js-yaml, which the pages' data come from, does not read them so:
 * js-yaml refuses a repeated name even if only one of the two is in quotes, and merges the fields behind <<. Also finds a
 * directive, a line that begins with %.
 */
export function nameProblems(document: Document.Parsed, text: string): SyntaxProblem[] {
  const problems: SyntaxProblem[] = [];
  eachNode(document, (map) => {
    if (!isMap(map)) return;
    const seen = new Set<string>();
    for (const { key } of map.items) {
      const offset = (key as Node).range?.[0] ?? 0;
      const name = isScalar(key) ? String(key.value) : '';
      if (!isScalar(key))
        problems.push({
          offset,
          message: "a field's name cannot begin with a bracket. Put quotes around the whole text.",
        });
      else if (key.value === null && key.source === '')
        problems.push({ offset, message: 'the name of the field is missing before the colon. Write it there.' });
      else if (name === '<<')
        problems.push({
          offset,
          message: '<< is not the name of a field. Write the fields themselves here, one on each line.',
        });
      else if (name === '__proto__')
        problems.push({ offset, message: '"__proto__" is not a valid name. Use letters and digits only.' });
      else if (seen.has(name))
        problems.push({ offset, message: `the field "${name}" is here twice. Keep one of them.` });
      seen.add(name);
    }
  });
  const [head, ...rest] = text.split(/^---/m);
  const instruction = rest.length > 0 ? /^%/m.exec(head ?? '') : null;
  if (instruction)
    problems.push({
      offset: instruction.index,
      message: 'a line that begins with % is an instruction for other programs. Delete this line.',
    });
  return problems;
}
