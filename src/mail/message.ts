import { encodeText, mailtoLink, oneLine } from './mailto';
import { charactersOf, linesOf } from './plain-text';

/** A line of a mail: a value with its label, or a sentence. */
export type Line = LabelledLine | { text: string };

/**
 * A value with its label. `typed` marks free text of the visitor: if a link is too long, the longest one is shortened.
 */
export interface LabelledLine {
  label: string;
  value: string;
  typed?: boolean;
}

/** A mail that the page tries to open after a booking (docs/decisions/mail.md). */
export interface Message {
  /** The booking itself, or the text that the company forwards to its customer. */
  purpose: 'booking' | 'confirmation';
  to: string;
  cc?: string;
  subject: string;
  lines: readonly Line[];
  /** How long after the visitor's press to open it, in milliseconds. */
  delayMs: 0 | 500 | 1500;
  window: 'same' | 'new';
  /** The text that replaces whatever does not fit into a link. */
  continued: string;
  /**
   * Returns the last line, a link with which the company answers: in at most `room` characters once encoded, or the
   * shortest there is (docs/decisions/reply-kit.md).
   */
  reply?: (room: number) => string;
}

/** The maximum length of a `mailto:` link in characters: older Windows mail programs ignore a longer one altogether. */
export const longestLink = 1800;

/** The maximum length of the line with the link for an answer, once encoded. Mail programs break a line of more than 998. */
export const longestReply = 700;

// A value's own line breaks must not look like further fields, not even where a mail program drops leading spaces.
const continuation = '  | ';

const lineText = (line: Line) =>
  'text' in line ? oneLine(line.text) : linesOf(`${line.label}: ${line.value}`).join(`\n${continuation}`);
const bodyOf = (lines: readonly Line[]) => lines.map(lineText).join('\n');
const linkWith = (message: Message, body: string) => mailtoLink({ ...message, body });
const fits = (message: Message, body: string) => linkWith(message, body).length <= longestLink;
const encodedLength = (text: string) => encodeText(text).length;

/** Shortens a value so that its encoded line has at most `room` characters, and appends `continued`. */
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

/** Drops lines from the end until the link fits with `continued` in their place: what comes first is needed most. */
function withoutEnd(message: Message, lines: readonly Line[]): string {
  const body = bodyOf([...lines, { text: message.continued }]);
  if (lines.length === 0 || fits(message, body)) return body;
  return withoutEnd(message, lines.slice(0, -1));
}

/** Shortens the longest typed value, repeatedly, until the link fits or none is left to shorten. */
function shortened(message: Message, lines: readonly Line[]): readonly Line[] {
  const { continued } = message;
  const tooMuch = linkWith(message, bodyOf(lines)).length - longestLink;
  if (tooMuch <= 0) return lines;
  const longest = lines
    .filter((line) => 'label' in line)
    // A shorter value would only grow with `continued` in its place.
    .filter(({ typed, value }) => typed && encodedLength(value) > encodedLength(continued))
    .sort((a, b) => encodedLength(b.value) - encodedLength(a.value))[0];
  if (!longest) return lines;
  const shorter = shorten(longest, encodedLength(lineText(longest)) - tooMuch, continued);
  return shortened(
    message,
    lines.map((line) => (line === longest ? shorter : line)),
  );
}

/** Returns the lines with the link for an answer. Without it where even the shortest is too long. */
function withReply({ lines, reply }: Message, room: number): readonly Line[] {
  const text = reply?.(Math.min(room, longestReply));
  return text === undefined || encodedLength(text) > longestReply ? lines : [...lines, { text }];
}

/**
 * Returns the body, shortened to fit a link, for mail programs and webmail. First the link for an answer gives way, down to
 * what an answer needs; then the longest typed text; then that link as a whole; then lines from the end.
 */
export function cappedBody(message: Message): string {
  const { lines } = message;
  const left = longestLink - linkWith(message, `${bodyOf(lines)}\n`).length;
  const withLink = bodyOf(shortened(message, withReply(message, left)));
  if (fits(message, withLink)) return withLink;
  const short = shortened(message, lines);
  const body = bodyOf(short);
  return fits(message, body) ? body : withoutEnd(message, short.slice(0, -1));
}

/** Returns the `mailto:` link of a message: at most 1,800 characters, unless its recipients and subject are longer. */
export const messageLink = (message: Message): string => linkWith(message, cappedBody(message));

/** The labels of the recipients and the subject in a copied message. */
interface HeadLabels {
  to: string;
  copy: string;
  subject: string;
}

/** Returns the complete message with recipients and subject, to copy. */
export function messageText(message: Message, labels: HeadLabels): string {
  const { to, cc, subject } = message;
  const head: LabelledLine[] = [
    { label: labels.to, value: to },
    ...(cc === undefined ? [] : [{ label: labels.copy, value: cc }]),
    { label: labels.subject, value: oneLine(subject) },
  ];
  return `${bodyOf(head)}\n\n${bodyOf(withReply(message, longestReply))}`;
}
