import { type Answers, asked, type Definition, hasResult, isLacking, isOpen, kept } from '../engine/definition';
import type { State } from '../engine/engine';
import { isRecord, parseJson } from '../../../tools/shared/json';

const version = 1;

/** Serialises a state for session storage. */
export const serialise = (state: State): string => JSON.stringify({ version, ...state });

/** Returns the answers if each of them is valid for a question that is asked, or undefined. */
function answersIn(definition: Definition, value: unknown): Answers | undefined {
  if (!isRecord(value)) return undefined;
  const texts = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const answers = kept(definition, Object.fromEntries(texts));
  return Object.keys(answers).length === Object.keys(value).length ? answers : undefined;
}

/** Parses a serialised state. Returns undefined for any text that is not a state of this definition. */
export function parse(definition: Definition, text: string): State | undefined {
  const value = parseJson(text);
  if (!isRecord(value) || value.version !== version) return undefined;
  const answers = answersIn(definition, value.answers);
  if (!answers) return undefined;
  const questions = asked(definition, answers);
  const index = questions.findIndex(({ id }) => id === value.current);
  const current = questions[index]?.id;
  const behind = questions.slice(0, index);
  switch (value.kind) {
    case 'done':
      return hasResult(definition, answers) ? { kind: 'done', answers } : undefined;
    case 'asking':
      if (current === undefined || behind.some((question) => isOpen(question, answers))) return undefined;
      return { kind: 'asking', answers, current };
    case 'changing': {
      const before = answersIn(definition, value.before);
      if (current === undefined || behind.some((question) => isLacking(question, answers))) return undefined;
      if (!before || !hasResult(definition, before) || !Array.isArray(value.trail)) return undefined;
      const passed = value.trail as readonly unknown[];
      const trail = behind.map(({ id }) => id).filter((id) => passed.includes(id));
      return trail.length === passed.length ? { kind: 'changing', answers, current, before, trail } : undefined;
    }
    default:
      return undefined;
  }
}
