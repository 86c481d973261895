const fieldKinds = ['line', 'prose', 'verbatim', 'fact', 'page', 'picture', 'poster', 'video', 'day'] as const;

/**
 * The kinds of text that a file in `data/` contains. A field's kind decides how it is checked, its GraphQL type and the
 * editor's help.
 */
export type FieldKind = (typeof fieldKinds)[number];

/** Whether a kind is that of a text, and not of a value that is filled in as a whole. */
export const isFieldKind = (kind: string | undefined): kind is FieldKind =>
  (fieldKinds as readonly (string | undefined)[]).includes(kind);
