import { memberOf, type SchemaNode } from '../../../yaml/schema';
import { isRecord } from '../../../shared/json';

/** Whether nothing is written in a value or a group. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (isRecord(value) && Object.values(value).every(isEmpty));

/**
 * Returns what a form holds without the optional groups in which nothing is written: whoever clears one wants none. Items
 * of lists stay, because somebody has added them.
 */
export function withoutEmptyGroups(value: unknown, schema: SchemaNode, isOptional = true): unknown {
  const own = memberOf(schema, value);
  if (Array.isArray(value)) return value.map((item) => withoutEmptyGroups(item, own.items ?? {}, false));
  if (!isRecord(value)) return value;
  if (isOptional && isEmpty(value)) return undefined;
  const kept = Object.entries(value).map(([key, part]): [string, unknown] => {
    const { [key]: node = own.additionalProperties } = own.properties ?? {};
    const isRequired = (own.required ?? []).includes(key);
    return [key, isRecord(node) ? withoutEmptyGroups(part, node, !isRequired) : part];
  });
  return Object.fromEntries(kept.filter(([, part]) => part !== undefined));
}
