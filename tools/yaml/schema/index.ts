// A door of this tool: schemas as plain data. Runs in browsers too.

export type { FieldKind } from './field-kinds';
export { eachText, memberOf, schemaAt, type SchemaNode, schemaNode } from './schema-node';
