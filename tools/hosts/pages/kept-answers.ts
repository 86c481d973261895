import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '../../shared/json';

/** Answers about texts. Finding an answer takes long. */
export interface KeptAnswers {
  /** Returns the answer for a text, from an earlier build if it has been found for the same text. */
  of(text: string, find: (text: string) => string): string;
  /** Keeps the answers of this build for the next one, and forgets those that it did not need. */
  save(): void;
}

function answersIn(file: string): ReadonlyMap<string, unknown> {
  if (!existsSync(file)) return new Map();
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return new Map(isRecord(kept) ? Object.entries(kept) : []);
  } catch {
    // A build was stopped while it wrote them.
    return new Map();
  }
}

/**
 * Keeps answers in a file, by the content of the texts, so that a kept answer cannot be one of another text.
 * @param how what else the answers depend on, such as a version of the code that finds them
 */
export function keptAnswers(file: string, how: string): KeptAnswers {
  const before = answersIn(file);
  const now = new Map<string, string>();
  return {
    of(text, find) {
      const key = createHash('sha256').update(`${how}\0${text}`).digest('base64');
      const kept = before.get(key);
      const answer = now.get(key) ?? (typeof kept === 'string' ? kept : find(text));
      now.set(key, answer);
      return answer;
    },
    save() {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(Object.fromEntries(now)));
    },
  };
}
