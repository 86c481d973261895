import { type Document, isCollection } from 'yaml';
import { eachNode } from '../messages/nodes';
import type { SyntaxProblem } from '../messages/syntax-problem';

// No file of a company's site comes near these limits. Beyond them a file would take the check seconds or minutes, and with it
// the preview and the studio of everybody else.

/** How long a file may be, in characters. */
const mostText = 1_000_000;
/** How many spaces a line may begin with, and how many brackets may be open. */
const mostIndent = 100;
const mostOpen = 50;
/** How many items a list, or fields a group, may have. */
const mostItems = 2000;

const nested =
  'this is nested deeper than anything in data/. Delete the surplus spaces, hyphens or brackets before it.';

/** Finds the bracket at which too many are open. Texts with brackets in them close them again. */
function tooManyOpen(text: string): number {
  let open = 0;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index];
    if (letter === '[' || letter === '{') open += 1;
    else if ((letter === ']' || letter === '}') && open > 0) open -= 1;
    if (open > mostOpen) return index;
  }
  return -1;
}

/** Says that a text is too large or too deeply nested to be parsed. Undefined for any other. Takes linear time. */
export function beyondLimits(text: string): SyntaxProblem | undefined {
  if (text.length > mostText)
    return { offset: 0, message: 'the file is larger than 1 MB. Move what is no text out of it, or split it.' };
  const deep = [
    text.search(new RegExp(`^ {${mostIndent + 1}}`, 'm')),
    text.search(/(?:[-?] +){31}/),
    tooManyOpen(text),
  ].find((offset) => offset >= 0);
  return deep === undefined ? undefined : { offset: deep, message: nested };
}

/** Says which lists and groups have too many items. */
export function longLists(document: Document.Parsed): SyntaxProblem[] {
  const problems: SyntaxProblem[] = [];
  eachNode(document, (node) => {
    if (isCollection(node) && node.items.length > mostItems)
      problems.push({
        offset: node.range?.[0] ?? 0,
        message: `this has ${node.items.length} items, expected at most ${mostItems.toLocaleString('en-GB')}. Remove the oldest.`,
      });
  });
  return problems;
}
