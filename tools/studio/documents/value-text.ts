import { CST, Document, type Scalar } from 'yaml';
import { isRecord } from '../../shared/json';

/** Where a value is written: between brackets or braces, and how far its further lines are indented. */
interface Spot {
  flow: boolean;
  indent: number;
}

/** `yaml-1.1` quotes a text that the parser of the pages would read as a date or a number (tools/yaml/files/read-yaml.ts). */
const safe = { compat: 'yaml-1.1', version: '1.2' } as const;

/** Double quotes where the text has an apostrophe, as in the rest of `data/`. */
const quotesFor = (value: string): Scalar.Type[] =>
  value.includes("'") && !value.includes('"') ? ['QUOTE_DOUBLE', 'QUOTE_SINGLE'] : ['QUOTE_SINGLE', 'QUOTE_DOUBLE'];

const scalarText = (value: string, type: Scalar.Type, { flow, indent }: Spot) =>
  CST.stringify(CST.createScalarToken(value, { type, indent, inFlow: flow, end: [] }));

/**
 * Returns the ways to write a scalar, the one most like the old text first. Which of them the parsers read as the same
 * value depends on the text around it. A block scalar keeps its indentation, the comment of its first line, and the
 * blank lines after it.
 */
export function scalarTexts(value: unknown, type: Scalar['type'] | undefined, old: string, spot: Spot): string[] {
  if (typeof value !== 'string') return [JSON.stringify(value)];
  const own = (type ?? 'PLAIN') as Scalar.Type;
  // The library writes a backslash too much where a line is nothing but spaces. JSON on one line is YAML in double quotes.
  const json = JSON.stringify(value);
  if (own !== 'BLOCK_FOLDED' && own !== 'BLOCK_LITERAL')
    return [
      ...[own, ...quotesFor(value)]
        .map((style) => scalarText(value, style, spot))
        .filter((text, index) => index > 0 || own !== 'PLAIN' || !text.startsWith('"')),
      json,
    ];
  const [head = '', first = ''] = old.split(/\n(?=[ \t]*\S)/, 2);
  const indent = /^[ \t]*/.exec(first)?.[0].length ?? spot.indent;
  const comment = /(?<![ \t])[ \t]+#[^\r\n]*/.exec(head)?.[0] ?? '';
  const after = old.slice(old.trimEnd().length);
  const [header = '', ...body] = scalarText(value, own, { ...spot, indent }).split('\n');
  return [
    `${header}${comment}\n${body.join('\n').replace(/(?<!\n)\n+$/, '')}${after}`,
    ...[...quotesFor(value).map((style) => scalarText(value, style, spot)), json].map((text) => text + comment + after),
  ];
}

/** Returns a new value as YAML, without a line break at either end. Block style is used only for a group or a list. */
export function valueText(value: unknown, { flow, indent }: Spot): string {
  const isGroup = isRecord(value) || Array.isArray(value);
  const within = flow || !isGroup || Object.keys(value).length === 0;
  // Braces have spaces inside and brackets have none, as in the rest of `data/`. A scalar is written as a list's only item.
  const [item, padded] = within && !isRecord(value) ? [isGroup ? value : [value], false] : [value, true];
  const text = new Document(item, safe)
    .toString({
      lineWidth: 0,
      singleQuote: true,
      blockQuote: false,
      flowCollectionPadding: padded,
      ...(within ? { collectionStyle: 'flow' } : {}),
    })
    .trimEnd();
  const own = within && !isGroup ? text.slice(1, -1) : text;
  return own.replaceAll('\n', `\n${' '.repeat(indent)}`);
}
