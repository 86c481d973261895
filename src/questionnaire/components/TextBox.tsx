import type { KeyboardEvent, SyntheticEvent } from 'react';
import { css } from 'styled-components';
import { token } from '../../theme/tokens';
import { type Text, written } from '../engine/definition';

/** The styles of a text box, used by the form around it. */
export const textBoxStyles = css`
  .text-box {
    margin-top: 1.5rem;
    display: grid;
    gap: 0.375rem;
    max-width: 26rem;
  }
  label {
    font-weight: 600;
  }
  input,
  textarea {
    width: 100%;
    min-height: 3.5rem;
    padding: 0.625rem 0.875rem;
    border: 1.5px solid ${token('line-500')};
    border-radius: ${token('r-m')};
    font: 600 1.25rem/1.4 ${token('font-text')};
    color: inherit;
    background: ${token('enamel')};
  }
  textarea {
    min-height: 7rem;
    font-size: 1.0625rem;
    font-weight: 400;
  }
  .short {
    max-width: 14rem;
    letter-spacing: 0.04em;
    text-transform: uppercase;
  }
`;

/** The single-line boxes, by question id. All others have several lines. */
const lines: Readonly<Record<string, object>> = {
  postcode: { autoComplete: 'postal-code', autoCapitalize: 'characters', spellCheck: false, className: 'short' },
  email: { type: 'email', autoComplete: 'email', spellCheck: false },
};

/** Continues on Enter, also in a box of several lines. Shift+Enter inserts a new line. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

interface Props {
  question: Text;
  label: string;
  answer: string;
  write: (text: string) => void;
  describedBy: string;
  isMissing: boolean;
}

/** Shows the text box of a question. */
export function TextBox({ question, label, answer, write, describedBy, isMissing }: Props) {
  const { id, longest } = question;
  function change({ currentTarget: box }: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) {
    const text = written(question, box.value);
    const caret = box.selectionStart;
    // Sets the value directly: React would move the caret to the end.
    if (text !== box.value && caret !== null) {
      box.value = text;
      box.setSelectionRange(caret, caret);
    }
    write(text);
  }
  const common = {
    id: `answer-${id}`,
    value: answer,
    onChange: change,
    // A password manager may fill it in without an event.
    onBlur: change,
    maxLength: longest,
    'aria-describedby': describedBy,
    'aria-invalid': isMissing || undefined,
  };
  /** Takes what a password manager has filled in before Enter submits the form, whose button may still be marked as disabled. */
  function takeOnEnter(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') change(event);
  }
  const line = lines[id];
  return (
    <div className="text-box">
      <label htmlFor={common.id}>{label}</label>
      {line ? (
        <input type="text" {...line} {...common} onKeyDown={takeOnEnter} />
      ) : (
        <textarea {...common} onKeyDown={submitOnEnter} />
      )}
    </div>
  );
}
