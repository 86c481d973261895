import { nearest } from './did-you-mean';
import { explainFact } from './fact-names';
import type { z } from 'zod';
import type { Fact } from '../../shared/fact';
import { memberOf, schemaAt, type SchemaNode } from '../schema/schema-node';

/** A mistake in words, and its position. With `key`, points at the name of the field instead of its value. */
interface Explanation {
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

/** A message leaves out a longer list of words, because nobody would read it. */
const mostListed = 40;

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

/** Returns the schema's node for a path. In a union, follows the member that the data match. */
export const nodeAt = (node: SchemaNode, data: unknown, path: readonly PropertyKey[]): SchemaNode =>
  memberOf(schemaAt(node, data, path), at(data, path));

/** What the explanation of a value needs: the data around it, and its schema. */
interface Setting {
  data: unknown;
  node: SchemaNode;
  /** Returns a scalar as it was typed, as YAML reads 01632 as the number 1632. */
  typed?: (path: readonly PropertyKey[]) => string | undefined;
  facts?: ReadonlyMap<string, Fact>;
  /** A fact's name to give as an example. */
  example: string;
}

/** Added where an unquoted bracket has turned a text into a map or a list. */
export const brackets = ' A text that begins with { or [ needs quotes around it.';

function hintForType(found: unknown, expected: string, typed: string | undefined): string {
  if ((expected === 'number' || expected === 'int') && typeof found === 'string') {
    const ends = /^£?\s*(\d[\d,.]*)\s*(?:to|-|–)\s*(?:£\s*)?(\d[\d,.]*)$/.exec(found);
    if (ends) {
      const [from, to] = ends.slice(1).map((end) => end.replaceAll(',', ''));
      return ` Write a range with both ends: { from: ${from}, to: ${to} }.`;
    }
    if (/\d\s+\d/.test(found)) return ' Write one number, its digits without spaces.';
    // In other languages a comma before one or two final digits is a decimal point. Other commas separate thousands.
    const digits = found.replace(/,(?=\d{1,2}\D*$)/, '.').replace(/[£%,\s“”„‘’«»]/g, '');
    if (digits === '' || !Number.isFinite(Number(digits))) return ' Write only digits, without quotes.';
    // YAML 1.1 reads 0b11 as a number, YAML 1.2 as a text.
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
 * Returns the issue the value would still have as a quoted text, or else the issue unchanged. 'Put it in quotes' is
 * useless advice where a picture's name or an email address is expected.
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

/** Explains a zod issue to the person who edits the file. */
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
        own.kind === 'fact'
          ? explainFact(found, own, setting.facts ?? new Map<string, Fact>(), setting.example)
          : undefined;
      const source = typeof found === 'number' ? typed?.(path) : undefined;
      const hint = hintForType(found, issue.expected, source);
      return [{ path, message: instead ?? `found ${source ?? show(found)}, expected ${expected}${about}.${hint}` }];
    }
    case 'invalid_value': {
      const words = issue.values.map(String);
      const choices = words.length > mostListed ? 'a known name' : `one of ${words.join(', ')}`;
      if (found === undefined) return [{ path, message: `missing. Expected ${choices}${about}.` }];
      return [
        {
          path,
          message: `found ${show(found)}, expected ${choices}${about}.${nearest(String(found), words, 'Did you mean')}`,
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
      // The union member with the fewest issues is probably the intended one.
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
          message: `"${String(path.at(-1))}" is not a valid name. Use letters and digits only, such as ${setting.example.replace(/^.*\./, '')}.`,
        },
      ];
    default:
      return [{ path, message: `found ${show(found)}, expected ${issue.message}${about}.` }];
  }
}

const weight = (issues: readonly z.core.$ZodIssue[]) =>
  issues.length + issues.filter((issue) => issue.path.length === 0 && issue.code === 'invalid_type').length * 100;
