/** A mistake in `data/`, worded for the person who made it. */
export interface Diagnostic {
  /** Relative to the project's root: `data/guides/x.yaml`. */
  file: string;
  line: number;
  column: number;
  message: string;
}

/** Formats a diagnostic as `data/guides/x.yaml:12:7 steps.0.text: …`, which editors and terminals turn into a link. */
export const formatDiagnostic = ({ file, line, column, message }: Diagnostic) =>
  // A line break would begin a line that a terminal or a workflow takes for somebody else's.
  `${file}:${line}:${column} ${message}`.replace(/\p{Cc}/gu, ' ');
