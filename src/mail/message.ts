import { encodeText, mailtoLink, oneLine } from './mailto';
import { charactersOf, linesOf } from './plain-text';

/** A line of a mail: a value with its label, or a sentence of ours. */
export type Line = LabelledLine | { text: string };

/** `typed` marks what a visitor typed freely; when a link gets too long, the longest of these gives way. */
export interface LabelledLine {
  label: string;
  value: string;
  typed?: boolean;
}

/** A mail to attempt after a booking (spec 7). */
export interface Message {
  /** The booking itself, or the text that the company forwards to its customer. */
  purpose: 'booking' | 'confirmation';
  to: string;
  cc?: string;
  subject: string;
  lines: readonly Line[];
  /** How long after the visitor's press it is attempted. */
  delayMs: 0 | 500 | 1500;
  window: 'same' | 'new';
  /** What stands in the place of text that does not fit into a link. */
  continued: string;
}

/** The longest `mailto:` address; older Windows mail programs drop longer ones whole (decisions, Mail). */
export const longestLink = 1800;

// A value's own line breaks must not look like further fields, not even where a mail program drops leading spaces.
const continuation = '  | ';

const lineText = (line: Line) =>
  'text' in line ? oneLine(line.text) : linesOf(`${line.label}: ${line.value}`).join(`\n${continuation}`);
const bodyOf = (lines: readonly Line[]) => lines.map(lineText).join('\n');
const linkWith = (message: Message, body: string) => mailtoLink({ ...message, body });
const encodedLength = (text: string) => encodeText(text).length;

/** As much of a line's value as leaves it at most `room` characters once encoded, and the mark `continued`. */
function shorten(line: LabelledLine, room: number, continued: string): LabelledLine {
  const characters = charactersOf(line.value);
  const keep = (count: number): LabelledLine => {
    const start = characters.slice(0, count).join('').trimEnd();
    return { label: line.label, value: start ? `${start} ${continued}` : continued };
  };
  let fits = 0;
  let tooMany = characters.length;
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (encodedLength(lineText(keep(middle))) <= room) fits = middle;
    else tooMany = middle;
  }
  return keep(fits);
}

/** The lines with the longest typed value shortened by what is too much, again and again until the link fits. */
function fittingBody(message: Message, lines: readonly Line[]): string {
  const { continued } = message;
  const body = bodyOf(lines);
  const tooMuch = linkWith(message, body).length - longestLink;
  if (tooMuch <= 0) return body;
  const longest = lines
    .filter((line) => 'label' in line)
    .filter(({ typed }) => typed)
    .sort((a, b) => encodedLength(b.value) - encodedLength(a.value))[0];
  if (!longest) return continued;
  const shorter = shorten(longest, encodedLength(lineText(longest)) - tooMuch, continued);
  return fittingBody(
    message,
    lines.map((line) => (line === longest ? shorter : line)),
  );
}

/** The body as far as a link carries it, for mail programs and webmail alike. */
export const cappedBody = (message: Message): string => fittingBody(message, message.lines);

/** The `mailto:` address of a message, at most 1,800 characters long unless its addresses and subject alone are longer. */
export const messageLink = (message: Message): string => linkWith(message, cappedBody(message));

/** What stands before the recipients and the subject of a copied message. */
export interface HeadLabels {
  to: string;
  copy: string;
  subject: string;
}

/** The whole message with its recipients and subject, to copy. */
export function messageText({ to, cc, subject, lines }: Message, labels: HeadLabels): string {
  const head: LabelledLine[] = [
    { label: labels.to, value: to },
    ...(cc === undefined ? [] : [{ label: labels.copy, value: cc }]),
    { label: labels.subject, value: oneLine(subject) },
  ];
  return `${bodyOf(head)}\n\n${bodyOf(lines)}`;
}
