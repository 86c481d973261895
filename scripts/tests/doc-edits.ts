import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** An edit of docs/how-to-change.md, as far as a test can repeat it. */
interface DocEdit {
  title: string;
  copies: { from: string; to: string }[];
  newFiles: string[];
  changes: { file: string; before: string; after: string }[];
  /** The texts that a visitor reads after the edit, and their pages. */
  shown: { route: string; text: string }[];
}

/** Returns the edits that docs/how-to-change.md describes, in its order. */
export function docEdits(markdown: string): DocEdit[] {
  return markdown
    .split(/^## /m)
    .filter((section) => section.includes('\nAfter:\n'))
    .map((section) => ({
      title: section.split('\n')[0] ?? '',
      copies: [...section.matchAll(/Copy `([^`]+)` to `([^`]+)`/g)].map(([, from = '', to = '']) => ({ from, to })),
      newFiles: [...section.matchAll(/New\s(?:picture|video|captions):\s`([^`]+)`/g)].map(([, file = '']) => file),
      changes: [
        ...section.matchAll(
          /File: `([^`]+)`\. Before:\n\n```yaml\n([\s\S]*?)\n```\n\nAfter:\n\n```yaml\n([\s\S]*?)\n```/g,
        ),
      ].map(([, file = '', before = '', after = '']) => ({ file, before, after })),
      shown: [...section.matchAll(/^- `([^`]+)`: (.*)$/gm)].map(([, route = '', text = '']) => ({ route, text })),
    }));
}

/**
 * Returns a file's text with one change made.
 * @throws if the text to replace is missing, or occurs more than once, because staff could not tell which one is meant
 */
export function changeText(text: string, { file, before, after }: DocEdit['changes'][number]): string {
  const parts = text.split(before);
  if (parts.length !== 2) throw new Error(`${file} holds this ${parts.length - 1} times, not once:\n${before}`);
  return parts.join(after);
}

/** An empty video: the box with the file type, and an empty film box. */
const emptyVideo = Buffer.from('\0\0\0\x10ftypisom\0\0\0\0\0\0\0\x08moov', 'latin1');

/** Makes an edit in a copy of the project. Uses sample files for the photos and videos that staff would supply. */
export function applyDocEdit(project: string, { copies, newFiles, changes }: DocEdit): void {
  const at = (file: string) => path.join(project, file);
  for (const { from, to } of copies) copyFileSync(at(from), at(to));
  for (const file of newFiles) {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    if (file.endsWith('.jpg')) copyFileSync(at('data/pictures/home-hero.jpg'), at(file));
    else if (file.endsWith('.mp4')) writeFileSync(at(file), emptyVideo);
    else writeFileSync(at(file), 'WEBVTT\n\n00:00.000 --> 00:05.000\nTurn the key.\n');
  }
  for (const change of changes)
    writeFileSync(at(change.file), changeText(readFileSync(at(change.file), 'utf8'), change));
}
