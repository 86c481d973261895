import { readdirSync, readFileSync } from 'node:fs';

/** Returns the opening lines of the blocks around a line, itself included, from the inside out. */
function around(lines: readonly string[], index: number): string[] {
  const depth = (line: string) => line.length - line.trimStart().length;
  const opening = [lines[index] ?? ''];
  for (let above = index - 1; above >= 0; above -= 1) {
    const line = lines[above] ?? '';
    if (line.trim() && depth(line) < depth(opening.at(-1) ?? '')) opening.push(line);
  }
  return opening;
}

const isForPointers = (line: string) => /\$\{hovering\} ?\{/.test(line);

it('hover styles: when one applies, then only to pointers that can hover, because after a tap it would stay', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const rules = files.flatMap((file) => {
    const lines = readFileSync(`src/${file}`, 'utf8').split('\n');
    return lines.flatMap((line, index) =>
      /:hover[^']*[,{]/.test(line) ? [{ rule: `${file}: ${line.trim()}`, blocks: around(lines, index) }] : [],
    );
  });
  expect(rules.length).toBeGreaterThan(15);
  expect(rules.filter(({ blocks }) => !blocks.some(isForPointers)).map(({ rule }) => rule)).toEqual([]);
});
