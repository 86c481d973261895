/** A syntax error in words for the person who edits the file, and its offset in the text. */
export interface SyntaxProblem {
  offset: number;
  message: string;
}

/** Advises quotes around a text whose first character has a meaning in YAML. */
export const needsQuotes = (sign: string) => `a text that begins with ${sign} needs quotes around it.`;
