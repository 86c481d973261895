import type { Complaint } from './complaint';

const escaped = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** A complaint as GitHub's runner reads it, which shows it beside the changed line of a pull request. */
export const annotation = ({ file, line, column, message }: Complaint) =>
  `::error file=${property(file)},line=${line},col=${column}::${escaped(message)}`;
