import type { Diagnostic } from './diagnostic';

const escaped = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Formats a diagnostic as a workflow command, which GitHub shows beside the changed line of a pull request. */
export const annotation = ({ file, line, column, message }: Diagnostic) =>
  `::error file=${property(file)},line=${line},col=${column}::${escaped(message)}`;
