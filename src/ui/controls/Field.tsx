import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { hovering, token } from '../../theme/tokens';
import { Icon } from '../pictures/Icon';
import { VisuallyHidden } from '../VisuallyHidden';

const control = css`
  width: 100%;
  min-height: 3rem;
  border: 1.5px solid ${token('line-500')};
  border-radius: ${token('r-s')};
  background-color: #fff;
  color: inherit;
  font: inherit;
  line-height: 1.4;
  padding: 0.625rem 0.75rem;
  ${hovering} {
    &:hover {
      border-color: ${token('ink-900')};
    }
  }
  &:focus {
    outline: 3px solid ${token('focus')};
    outline-offset: 1px;
    border-color: ${token('ink-900')};
  }
  &[aria-invalid='true'] {
    border: 2px solid ${token('alarm-700')};
  }
`;
export const Input = styled.input`
  ${control}
`;
export const TextArea = styled.textarea`
  ${control}
  display: block;
  min-height: 6rem;
  resize: vertical;
`;
export const Select = styled.select`
  ${control}
`;

/** Fields that are folded away until somebody opens them. */
export const Fold = styled.details`
  border: 1.5px solid ${token('line-200')};
  border-radius: ${token('r-m')};
  summary {
    min-height: 3rem;
    padding: 0.75rem 0.875rem;
    font-weight: 700;
    line-height: 1.3;
    cursor: pointer;
  }
  summary span {
    font-weight: 400;
    color: ${token('ink-500')};
  }
  fieldset {
    display: grid;
    gap: 1.5rem;
    padding: 0.5rem 0.875rem 1rem;
  }
`;

/**
 * A red bar beside a part of a form that has an error: its element has `data-wrong`. An attribute and not a property of the
 * component, because styles that depend on properties are composed again for each drawing, while a press waits.
 */
export const wrong = css`
  &[data-wrong='true'] {
    border-left: 4px solid ${token('alarm-700')};
    padding-left: 0.875rem;
    margin-left: -1.125rem;
  }
`;

const Frame = styled.div`
  display: grid;
  gap: 0.375rem;
  label {
    font-weight: 700;
    line-height: 1.3;
  }
  label span {
    font-weight: 400;
    color: ${token('ink-500')};
  }
  .hint {
    font-size: 0.9375rem;
    line-height: 1.4;
    color: ${token('ink-500')};
  }
  .hint:empty {
    margin-top: -0.375rem;
  }
  ${wrong}
`;

const Message = styled.p`
  display: flex;
  gap: 0.375rem;
  align-items: start;
  color: ${token('alarm-700')};
  font-weight: 600;
  font-size: 0.9375rem;
  line-height: 1.35;
`;

const TickFrame = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.375rem 0.75rem;
  input {
    width: 1.5rem;
    height: 1.5rem;
    accent-color: ${token('ink-900')};
  }
  input:focus-visible {
    outline: 3px solid ${token('focus')};
  }
  label {
    padding-block: 0.125rem 0.25rem;
    font-weight: 700;
    line-height: 1.3;
  }
  p {
    grid-column: 2;
    font-size: 0.9375rem;
    line-height: 1.4;
    color: ${token('ink-500')};
  }
`;

interface TickProps {
  id: string;
  name: string;
  value: string;
  checked: boolean;
  label: string;
  hint?: string | undefined;
  onChange: () => void;
}

/** Shows a checkbox, its label behind it, and its hint. */
export const Tick = ({ label, hint, ...control }: TickProps) => (
  <TickFrame>
    <input type="checkbox" aria-describedby={hint && `${control.id}-hint`} {...control} />
    <label htmlFor={control.id}>{label}</label>
    {hint && <p id={`${control.id}-hint`}>{hint}</p>}
  </TickFrame>
);

interface ErrorProps {
  id: string;
  /** Read before the message, for people who cannot see that it is red. */
  before: string;
  children: ReactNode;
}

/** Shows what is wrong with a part of a form. */
export const ErrorMessage = ({ id, before, children }: ErrorProps) => (
  <Message id={id}>
    <Icon name="alert" />
    <span>
      <VisuallyHidden>{before} </VisuallyHidden>
      <span>{children}</span>
    </span>
  </Message>
);

/** The attributes that connect a control with its hint and error. */
interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props {
  id: string;
  label: string;
  optional: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  /** How many characters may still be typed, near the limit. */
  left?: string | undefined;
  /** Shown after the label of an optional field, and read before an error. */
  words: { optional: string; error: string };
  children: (control: FieldControl) => ReactNode;
}

/** Shows a control with its label, hint, error and, near the limit, the number of characters left. */
export function Field({ id, label, optional, hint, error, left, words, children }: Props) {
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <Frame data-wrong={error !== undefined}>
      <label htmlFor={id}>
        {label}
        {optional && <span> {words.optional}</span>}
      </label>
      {hint && (
        <p id={hintId} className="hint">
          {hint}
        </p>
      )}
      {error && (
        <ErrorMessage id={errorId} before={words.error}>
          {error}
        </ErrorMessage>
      )}
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      <p className="hint" aria-live="polite">
        {left}
      </p>
    </Frame>
  );
}
