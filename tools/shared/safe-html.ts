declare const renderedFromMarkdown: unique symbol;

/**
 * HTML that the Markdown renderer of `tools/yaml/facts/markdown.ts` made of a text in `data/`: everything is escaped but bold,
 * italics and links. It is set as HTML only by `Prose`, by the search field, and by the studio's form, to preview a text.
 * Every other text is a plain string, which React escapes.
 */
export type Html = string & { readonly [renderedFromMarkdown]: true };
