import { closest, distance } from 'fastest-levenshtein';
import type { z } from 'zod';
import type { Fact } from './fact';
import { memberOf, type SchemaNode } from './fill';

/** The name that was most likely meant; nothing where none is near. */
export function nearestOf(found: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const best = closest(found, [...names]);
  return distance(found, best) <= Math.max(3, Math.ceil(best.length * 0.4)) ? best : undefined;
}

/** ' Did you mean "price"?', or nothing where no name is near. */
export function nearest(found: string, names: readonly string[], question: string): string {
  const best = nearestOf(found, names);
  return best === undefined ? '' : ` ${question} "${best}"?`;
}

/** One mistake in words, and where it stands; `key` points at the name of the field instead of its value. */
export interface Explanation {
  path: readonly PropertyKey[];
  key?: boolean;
  message: string;
}

const show = (value: unknown) => {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
};

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list (lines that start with -)',
  object: 'a group of fields',
  record: 'a group of fields',
};

const at = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown> | null | undefined)?.[step], data);

/** The schema's part for a path, following the members of unions that the data picks. */
export function nodeAt(node: SchemaNode, data: unknown, path: readonly PropertyKey[]): SchemaNode {
  let value = data;
  let own = memberOf(node, value);
  for (const step of path) {
    value = (value as Record<PropertyKey, unknown> | null | undefined)?.[step];
    const next =
      typeof step === 'number'
        ? own.items
        : (own.properties?.[String(step)] ??
          (typeof own.additionalProperties === 'object' ? own.additionalProperties : undefined));
    own = memberOf(next ?? {}, value);
  }
  return own;
}

/** What a value needs to be explained: where it stands, and what its field is for. */
export interface Setting {
  data: unknown;
  node: SchemaNode;
  /** A single value as it was typed: 01632 is the number 1632. */
  typed?: (path: readonly PropertyKey[]) => string | undefined;
  facts?: ReadonlyMap<string, Fact>;
}

/** What helps whoever began a text with a bracket. */
export const brackets = ' A text that begins with { or [ needs quotes around it.';

/** The facts whose figures are nearest to an amount, as a hint: ' The nearest: prices.annualService (£50) or …'. */
function nearestFacts(amount: number, file: string, facts: ReadonlyMap<string, Fact>): string {
  const near = [...facts.values()]
    .flatMap(({ name, text, low }) =>
      name.startsWith(`${file}.`) && !name.endsWith('.number') && low !== undefined
        ? [{ away: Math.abs(low - amount), shown: `${name} (${text})` }]
        : [],
    )
    .sort((a, b) => a.away - b.away)
    .map(({ shown }) => shown);
  return near.length > 0 ? ` The nearest: ${near.slice(0, 3).join(', ')}.` : '';
}

/** What stands in the place of a fact's name: the name in braces, or the figure itself. Nothing for any other text. */
export function explainFact(found: unknown, { description = '' }: SchemaNode, facts: ReadonlyMap<string, Fact>) {
  const text = typeof found === 'string' || typeof found === 'number' ? String(found) : '';
  const group = typeof found === 'object' && found !== null && !Array.isArray(found) ? Object.keys(found) : [];
  const name = group.length === 1 ? group[0] : /^\{\s*([\w.]+)\s*\}$/.exec(text)?.[1];
  const file = /data\/(\w+)\.yaml/.exec(description)?.[1];
  if (file !== undefined && facts.has(text) && !text.startsWith(`${file}.`))
    return `found ${text}, expected a name from data/${file}.yaml (${description}).`;
  if (name !== undefined)
    return `found the name in braces, expected the name alone (${description}). Write ${name} without braces.`;
  const digits = /^£?\s*(\d[\d,.]*)\s*(?:pounds)?$/i.exec(text)?.[1];
  if (typeof found === 'boolean') return `found ${String(found)}, expected a name (${description}).`;
  return digits === undefined
    ? undefined
    : `found ${text}, expected a name (${description}).${nearestFacts(Number(digits.replaceAll(',', '')), file ?? '', facts)}`;
}

function hintForType(found: unknown, expected: string, typed: string | undefined): string {
  if ((expected === 'number' || expected === 'int') && typeof found === 'string') {
    const ends = /^£?\s*(\d[\d,.]*)\s*(?:to|-|–)\s*£?\s*(\d[\d,.]*)$/.exec(found);
    if (ends) {
      const [from, to] = ends.slice(1).map((end) => end.replaceAll(',', ''));
      return ` Write a range with both ends: { from: ${from}, to: ${to} }.`;
    }
    if (/\d\s+\d/.test(found)) return ' Write one number, its digits without spaces.';
    // A comma before two digits at the end is a decimal point elsewhere; before three it parts thousands.
    const digits = found.replace(/,(?=\d{1,2}\D*$)/, '.').replace(/[£%,\s]/g, '');
    if (digits === '' || !Number.isFinite(Number(digits))) return ' Write only digits, without quotes.';
    // 0b11 is a number to some programs and a text to others.
    const plain = /^-?\d+(?:\.\d+)?$/.test(digits) ? digits : String(Number(digits));
    return /[£%]/.test(found) ? ` Write ${plain} alone: the site adds the sign.` : ` Write ${plain} without quotes.`;
  }
  if (expected === 'string' && typeof found === 'number') return ` Put it in quotes: '${typed ?? String(found)}'.`;
  if (expected === 'string' && typeof found === 'boolean') return ` Put it in quotes: '${String(found)}'.`;
  if (expected === 'string' && typeof found === 'object' && found !== null && !Array.isArray(found))
    return Object.values(found).every((value) => value === null)
      ? brackets
      : ' A text with a colon in it needs quotes around it.';
  if (expected === 'boolean') return ' Write true or false, without quotes.';
  if (expected === 'object' && typeof found === 'string')
    return ' Write each field as its name, a colon, a space and its text.';
  if (expected === 'array') return ' Put each item on a line of its own that starts with a hyphen.';
  return '';
}

/**
 * The issue a value would still have as a text in quotes, or else the issue as it is. 'Put it in quotes' is of no use where
 * a picture's name or an email address is wanted.
 */
export function issueInQuotes(issue: z.core.$ZodIssue, schema: z.ZodType, { data, typed }: Setting): z.core.$ZodIssue {
  const { path } = issue;
  const found = at(data, path);
  if (issue.code !== 'invalid_type' || issue.expected !== 'string' || !['number', 'boolean'].includes(typeof found))
    return issue;
  const quoted = structuredClone(data);
  const parent = at(quoted, path.slice(0, -1)) as Record<PropertyKey, unknown>;
  parent[path.at(-1) ?? ''] = typed?.(path) ?? String(found);
  const next = schema.safeParse(quoted, { reportInput: true }).error?.issues ?? [];
  const place = path.map(String).join('.');
  return (next.find((other) => other.path.map(String).join('.') === place) as z.core.$ZodIssue | undefined) ?? issue;
}

/** What zod found wrong, in words for the person who edits the file. */
export function explainIssue(issue: z.core.$ZodIssue, setting: Setting): Explanation[] {
  const { path } = issue;
  const { data, node, typed } = setting;
  const found = at(data, path);
  const own = nodeAt(node, data, path);
  const { description } = own;
  const about = description ? ` (${description})` : '';
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = Object.keys(nodeAt(node, data, path).properties ?? {});
      return issue.keys.map((key) => ({
        path: [...path, key],
        key: true,
        message: `unknown field "${key}".${
          at(data, [...path, key]) === null && /\s/.test(key)
            ? ' If it belongs to the text before the comma, put quotes around that text.'
            : /^\d+$/.test(key)
              ? ' Write a number without a comma, such as 1600.'
              : nearest(key, known, 'Did you mean') || ` The fields here are: ${known.join(', ')}.`
        }`,
      }));
    }
    case 'invalid_type': {
      const expected = kinds[issue.expected] ?? issue.expected;
      if (found === undefined) return [{ path, message: `missing. Expected ${expected}${about}.` }];
      const instead =
        own.kind === 'fact' ? explainFact(found, own, setting.facts ?? new Map<string, Fact>()) : undefined;
      const source = typeof found === 'number' ? typed?.(path) : undefined;
      const hint = hintForType(found, issue.expected, source);
      return [{ path, message: instead ?? `found ${source ?? show(found)}, expected ${expected}${about}.${hint}` }];
    }
    case 'invalid_value': {
      const words = issue.values.map(String);
      if (found === undefined) return [{ path, message: `missing. Expected one of ${words.join(', ')}${about}.` }];
      return [
        {
          path,
          message: `found ${show(found)}, expected one of ${words.join(', ')}${about}.${nearest(String(found), words, 'Did you mean')}`,
        },
      ];
    }
    case 'invalid_union': {
      if (issue.errors.length === 0) {
        const members = nodeAt(node, data, path.slice(0, -1));
        const words = (members.oneOf ?? members.anyOf ?? []).map((member) =>
          String(member.properties?.kind?.const ?? ''),
        );
        const names = words.filter(Boolean);
        return [
          {
            path,
            message:
              found === undefined
                ? `missing. Expected one of ${names.join(', ')}.`
                : `found ${show(found)}, expected one of ${names.join(', ')}.${nearest(String(found), names, 'Did you mean')}`,
          },
        ];
      }
      // The member with the fewest complaints is the one that was meant.
      const meant = [...issue.errors].sort((a, b) => weight(a) - weight(b))[0] ?? [];
      return meant.flatMap((inner) => explainIssue({ ...inner, path: [...path, ...inner.path] }, setting));
    }
    case 'too_small':
    case 'too_big': {
      const few = issue.code === 'too_small';
      const limit = String(few ? issue.minimum : issue.maximum);
      const most = few ? (issue.inclusive === false ? 'more than' : 'at least') : 'at most';
      if (issue.origin === 'string')
        return [
          {
            path,
            message: few
              ? `the text is empty. Fill it in${about}.`
              : `the text has ${String(found).length} characters, expected ${most} ${limit}${about}. Shorten it by ${String(found).length - Number(limit)}.`,
          },
        ];
      if (issue.origin === 'array') {
        const count = Array.isArray(found) ? found.length : 0;
        return [
          {
            path,
            message: `the list has ${count} ${count === 1 ? 'item' : 'items'}, expected ${issue.exact ? 'exactly' : most} ${limit}${about}. ${few ? `Add ${Number(limit) - count}` : `Remove ${count - Number(limit)}`}.`,
          },
        ];
      }
      return [{ path, message: `found ${show(found)}, expected ${most} ${limit}${about}.` }];
    }
    case 'invalid_key':
      return [
        {
          path,
          key: true,
          message: `"${String(path.at(-1))}" is not a valid name. Use letters and digits only, such as annualService.`,
        },
      ];
    default:
      return [{ path, message: `found ${show(found)}, expected ${issue.message}${about}.` }];
  }
}

const weight = (issues: readonly z.core.$ZodIssue[]) =>
  issues.length + issues.filter((issue) => issue.path.length === 0 && issue.code === 'invalid_type').length * 100;
