/** One mistake in `data/`, in words for the person who made it. */
export interface Complaint {
  /** Relative to the project's root: `data/guides/x.yaml`. */
  file: string;
  line: number;
  column: number;
  message: string;
}

/** `data/guides/x.yaml:12:7 steps.0.text: …`, as editors and terminals understand it. */
export const formatComplaint = ({ file, line, column, message }: Complaint) => `${file}:${line}:${column} ${message}`;
