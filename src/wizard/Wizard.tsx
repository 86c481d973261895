import { type ChangeEvent, type FormEvent, type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Prose } from '../ui/Prose';
import { below, from, token } from '../theme/tokens';
import { type Definition, type Text, written } from './definition';
import { currentQuestion, hasBack, mayGoOn, type WizardEvent } from './engine';
import { Options } from './Options';
import { BackButton, Progress } from './Progress';
import { type QuestionText, textOf } from './question-text';
import type { Screen } from './use-wizard';

/** As tall as most choices, so that what follows on the page stays where it is from one to the next. */
const Stage = styled.div<{ $isChoice: boolean }>`
  min-height: ${({ $isChoice }) => ($isChoice ? '42rem' : '0')};
  ${below.small} {
    min-height: ${({ $isChoice }) => ($isChoice ? '54rem' : '0')};
  }
`;

const Form = styled.form`
  padding-top: 0.75rem;
  h2 {
    font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.625rem);
    line-height: 1.1;
  }
  .why {
    color: ${token('ink-700')};
    margin-top: 0.75rem;
    max-width: 40rem;
  }
  .next {
    margin-top: 1.75rem;
  }
  /* Room for two lines, so that the button below stays where it is. */
  .note {
    min-height: 3.4rem;
    max-width: 40rem;
    margin-top: 1rem;
  }
`;

const Box = styled.div`
  margin-top: 1.5rem;
  display: grid;
  gap: 0.375rem;
  max-width: 26rem;
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

const Help = styled.details`
  margin-top: 1.5rem;
  border: 1px solid ${token('line-200')};
  border-radius: ${token('r-m')};
  summary {
    list-style: none;
    display: flex;
    align-items: center;
    gap: 0.625rem;
    min-height: 3rem;
    padding: 0.5rem 1.125rem;
    font-weight: 600;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary > span {
    color: ${token('ink-500')};
  }
  p {
    padding: 0 1.125rem 1.125rem;
    color: ${token('ink-700')};
    max-width: 44rem;
  }
`;

const Message = styled.p`
  min-height: 1.6em;
  margin-top: 1rem;
  font-weight: 600;
  color: ${token('alarm-700')};
`;

/** The words on the buttons of a questionnaire. */
export interface GoOnWords {
  readonly next: string;
  /** On the last question. */
  readonly last: string;
  /** What a press says while the answer is missing; without it the button is disabled until there is one. */
  readonly unanswered?: { readonly choice: string; readonly text: string };
}

interface Props {
  definition: Definition;
  texts: readonly QuestionText[];
  words: GoOnWords;
  screen: Screen;
  send: (event: WizardEvent) => void;
  heading: Ref<HTMLHeadingElement>;
  /** What is said below a question about its answer, as it changes. */
  note?: ReactNode;
}

interface BoxProps {
  question: Text;
  label: string;
  answer: string;
  write: (text: string) => void;
  describedBy: string;
  isMissing: boolean;
}

/** The boxes of one line, by the question's id; any other has a few lines for free text. */
const lines: Readonly<Record<string, object>> = {
  postcode: { autoComplete: 'postal-code', autoCapitalize: 'characters', spellCheck: false, className: 'short' },
  email: { type: 'email', autoComplete: 'email', spellCheck: false },
};

/** Enter goes on in every text box; Shift and Enter make a new line. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

function TextBox({ question, label, answer, write, describedBy, isMissing }: BoxProps) {
  const { id, longest } = question;
  function change({ currentTarget: box }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
    const text = written(question, box.value);
    const caret = box.selectionStart;
    // Set here and not by React, which would move the caret to the end.
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
    maxLength: longest,
    'aria-describedby': describedBy,
    'aria-invalid': isMissing || undefined,
  };
  const line = lines[id];
  return (
    <Box>
      <label htmlFor={common.id}>{label}</label>
      {line ? <input type="text" {...line} {...common} /> : <textarea {...common} onKeyDown={submitOnEnter} />}
    </Box>
  );
}

/** One question on the screen, with the way on and the way back. */
export function Wizard({ definition, texts, words, screen, send, heading, note }: Props) {
  const { state } = screen;
  const [missingIn, setMissingIn] = useState<string>();
  const question = currentQuestion(definition, state);
  if (!question) return null;

  const { id } = question;
  const isText = question.kind === 'text';
  const asked = textOf(texts, id);
  const answer = state.answers[id] ?? '';
  const isReady = mayGoOn(definition, state);
  const isMissing = missingIn === id && !isReady;
  const isLast = definition.questions.at(-1)?.id === id;

  function goOn(event: FormEvent) {
    event.preventDefault();
    setMissingIn(id);
    send({ kind: 'next', question: id });
  }

  return (
    <Stage $isChoice={!isText}>
      <Progress definition={definition} state={state} />
      {hasBack(definition, state) && <BackButton send={send} />}
      <Form key={id} onSubmit={goOn}>
        <h2 id="question" ref={heading} tabIndex={-1}>
          {asked.question}
        </h2>
        <p className="why" id="question-why">
          {asked.why}
        </p>
        {isText ? (
          <TextBox
            question={question}
            label={asked.label}
            answer={answer}
            write={(text) => {
              send({ kind: 'write', question: id, text });
            }}
            describedBy={words.unanswered ? 'question-why question-missing' : 'question-why'}
            isMissing={isMissing}
          />
        ) : (
          <Options
            options={asked.options ?? []}
            chosen={answer}
            labelledBy="question"
            choose={(option) => {
              send({ kind: 'choose', question: id, option });
            }}
          />
        )}
        {note !== undefined && (
          <div className="note" aria-live="polite">
            {note}
          </div>
        )}
        {words.unanswered && (
          <Message id="question-missing" aria-live="polite">
            {isMissing && words.unanswered[question.kind]}
          </Message>
        )}
        {(isText || definition.advancesOn === 'next') && (
          <p className="next">
            <Button type="submit" $large disabled={!words.unanswered && !isReady} data-island="">
              {isLast ? words.last : words.next}
              <Icon name="arrow-right" />
            </Button>
          </p>
        )}
      </Form>
      {asked.notSure && (
        <Help key={`help-${id}`}>
          <summary>
            <Icon name="help" />
            Not sure?
          </summary>
          <Prose html={asked.notSure} />
        </Help>
      )}
    </Stage>
  );
}

/** Where a questionnaire or its result stands on a page. */
export const Frame = styled.section<{ $wide: boolean }>`
  max-width: ${({ $wide }) => ($wide ? 'none' : '60rem')};
  padding-block: 0.5rem clamp(2.5rem, 5vw, 5rem);
  scroll-margin-top: 1rem;
  ${from.tablet} {
    padding-block-start: 1rem;
  }
`;

/** Hidden where there is no JavaScript: buttons that would do nothing. */
export const Scripted = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

/** Shown only where there is no JavaScript. */
export const Unscripted = styled.div`
  display: none;
  @media (scripting: none) {
    display: block;
  }
`;
