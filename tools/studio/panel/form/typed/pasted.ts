/** What was changed in a pasted text, for words about it. */
export type Done = 'spaces' | 'bullets' | 'lines' | 'quotes';

const unseen = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g;
/** What Word, web pages and phones write before the items of a list. */
const bullet = /^[ \t]*(?:[\u2022\u00b7\u25aa\u25cf\u25e6\u2043\uf0b7*\u2013-][ \t]+|\(?\d{1,2}[.)][ \t]+)/;

/** Returns a text without what nobody sees, and with plain spaces between its words. */
const withPlainSpaces = (text: string) =>
  text
    .replace(unseen, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();

const linesOf = (text: string) =>
  withPlainSpaces(text.replace(/\r\n?/g, '\n'))
    .split('\n')
    .filter((line) => line !== '');

/** Returns the lines of a pasted list without bullets and numbers. Empty if it has only one line. */
export function pastedItems(pasted: string): string[] {
  const lines = linesOf(pasted);
  return lines.length > 1 ? lines.map((line) => cleanPaste(line.replace(bullet, '')).text) : [];
}

/** Returns a pasted text as a field of one paragraph can hold it, and what was changed in it. */
export function cleanPaste(pasted: string): { text: string; done: Done[] } {
  const lines = linesOf(pasted);
  const items = lines.map((line) => line.replace(bullet, ''));
  const isList = lines.length > 1 && items.every((item, index) => item !== lines[index]);
  const joined = items.length > 1 ? (isList ? items.join(', ') : lines.join(' ')) : (lines[0] ?? '');
  const text = joined.replace(/[\u201c\u201d\u201e]/g, '"').replace(/[\u2018\u2019\u201a]/g, "'");
  const done: Done[] = [];
  if (withPlainSpaces(pasted) !== pasted.trim().replace(/\r\n?/g, '\n') || pasted !== pasted.trim())
    done.push('spaces');
  if (isList) done.push('bullets');
  else if (lines.length > 1) done.push('lines');
  if (text !== joined) done.push('quotes');
  return { text, done: done.filter((each) => each !== 'spaces' || lines.length < 2) };
}
