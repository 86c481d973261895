import { type FormEvent, type MouseEvent, type ReactNode, type Ref, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/controls/Button';
import { Icon } from '../../ui/pictures/Icon';
import { Prose } from '../../ui/Prose';
import { below, from, token } from '../../theme/tokens';
import { fillGaps, inSentence } from '../../../tools/shared/text';
import type { Definition } from '../engine/definition';
import { isDoubleClick } from './double-click';
import { currentQuestion, hasBack, mayGoOn, type QuestionnaireEvent } from '../engine/engine';
import { NotSure } from './NotSure';
import { Options } from './Options';
import { BackButton, Progress } from './Progress';
import { type QuestionText, textOf, type WizardWords } from '../engine/question-text';
import { TextBox, textBoxStyles } from './TextBox';
import { useSingleNext } from './use-single-next';
import type { Screen } from '../persistence/use-questionnaire';

/**
 * Reserves the height of the tallest question for all that have options. Otherwise the content below would jump at each
 * question, and a slow phone would repaint all of it. A shorter question leaves blank space below: its options are only as tall
 * as their words, so that all of them fit on the screen.
 */
const Stage = styled.div`
  &.choice {
    min-height: 37.5rem;
    ${from.tablet} {
      min-height: 42rem;
    }
  }
  /* The picture stands beside the questions. Where that has no room, it stands beside the progress and takes no height. */
  &.drawn {
    --picture: min(34vw, 9rem);
    position: relative;
    > .picture {
      position: absolute;
      right: 0;
      width: var(--picture);
    }
    .head {
      min-height: calc(var(--picture) * 0.7 + 0.25rem);
      padding-right: calc(var(--picture) + 1.25rem);
      display: grid;
      align-content: end;
      > div {
        flex-wrap: wrap;
      }
    }
    ${from.tablet} {
      --picture: 11rem;
    }
    ${from.desktop} {
      display: grid;
      grid-template-columns: minmax(0, 1fr) clamp(19rem, 31vw, 25rem);
      gap: 3rem;
      align-items: start;
      > .picture {
        position: static;
        order: 1;
        width: auto;
      }
      .head {
        min-height: 0;
        padding: 0;
      }
    }
    ${below.largeText} {
      > .picture {
        position: static;
      }
      .head {
        min-height: 0;
        padding: 0;
      }
    }
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
  ${below.tablet} {
    padding-top: 0;
    h2 {
      font-size: 1.375rem;
    }
    .why {
      font-size: 1rem;
      line-height: 1.45;
      margin-top: 0.375rem;
    }
  }
  .next {
    margin-top: 1.75rem;
  }
  /* With the form, so that the first text box need not insert a style rule, which would delay showing it. */
  ${textBoxStyles}
  /* The height of two lines, so that the button below does not move. */
  .note {
    min-height: 3.4rem;
    max-width: 40rem;
    margin-top: 1rem;
  }
`;

const Message = styled.p`
  min-height: 1.6em;
  margin-top: 1rem;
  font-weight: 600;
  color: ${token('alarm-700')};
`;

/** Keeps the second press of a double click from taking the focus away from the question that the first one showed. */
function leaveFocus(press: MouseEvent) {
  if (isDoubleClick(press) && document.activeElement?.id === 'question') press.preventDefault();
}

interface Props {
  definition: Definition;
  texts: readonly QuestionText[];
  words: WizardWords;
  screen: Screen;
  send: (event: QuestionnaireEvent) => void;
  heading: Ref<HTMLHeadingElement>;
  /** The message about the answer, shown below the question. */
  note?: ReactNode;
  /** A decorative picture of the answers so far. */
  picture?: ReactNode;
}

/** Shows one question with its Next and Back buttons. */
export function Questionnaire({ definition, texts, words, screen, send, heading, note, picture }: Props) {
  const { state } = screen;
  const [missingIn, setMissingIn] = useState<string>();
  // A screen reader announces a change of the step, but not a step that is there from the start, as when Back leads from the
  // result to a question. There the step describes the heading.
  const [firstTurn] = useState(screen.turn);
  const isBack = screen.turn > 0 && screen.turn === firstTurn;
  const singleNext = useSingleNext();
  const question = currentQuestion(definition, state);
  if (!question) return null;

  const { id } = question;
  const isText = question.kind === 'text';
  const asked = textOf(texts, id);
  const answer = state.answers[id] ?? '';
  const isReady = mayGoOn(definition, state);
  const isMissing = missingIn === id && !isReady;
  const hasNext = isText || definition.advancesOn === 'next';
  const isLast = definition.questions.at(-1)?.id === id;

  function goOn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setMissingIn(id);
    // A password manager may have filled it in without an event.
    const box = event.currentTarget.elements.namedItem(`answer-${id}`) as HTMLInputElement | null;
    if (box) send({ kind: 'write', question: id, text: box.value });
    // The message describes the box. Without this, nobody would hear an answer to a second press: the message stays the same.
    if (!isReady && !box?.value.trim()) box?.focus();
    send({ kind: 'next', question: id });
  }

  return (
    <Stage
      className={`${isText ? '' : 'choice'} ${picture ? 'drawn' : ''}`}
      onMouseDown={leaveFocus}
      onClickCapture={singleNext}
    >
      {picture && <div className="picture no-print">{picture}</div>}
      <div>
        <div className="head">
          <Progress definition={definition} state={state} words={words}>
            {hasBack(definition, state) && <BackButton label={words.back} send={send} />}
          </Progress>
        </div>
        <Form key={id} onSubmit={goOn}>
          <h2 id="question" ref={heading} tabIndex={-1} aria-describedby={isBack ? 'question-step' : undefined}>
            {asked.question}
          </h2>
          {asked.how ? (
            <Prose className="why" id="question-why" html={asked.how} />
          ) : (
            <p className="why" id="question-why">
              {asked.why}
            </p>
          )}
          {isText ? (
            <TextBox
              question={question}
              label={asked.label}
              answer={answer}
              write={(text) => {
                send({ kind: 'write', question: id, text });
              }}
              describedBy="question-why question-missing"
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
          {hasNext && (
            <Message id="question-missing" aria-live="polite">
              {isMissing && fillGaps(words.unanswered[question.kind] ?? '', { answer: inSentence(asked.label) })}
            </Message>
          )}
          {hasNext && (
            <p className="next">
              {/* Not `disabled`: a press says what is missing. */}
              <Button
                type="submit"
                $large
                aria-disabled={(definition.advancesOn === 'choice' && !isReady) || undefined}
              >
                {isLast ? words.last : words.next}
                <Icon name="arrow-right" />
              </Button>
            </p>
          )}
        </Form>
        {asked.notSure && <NotSure key={`not-sure-${id}`} label={words.notSure} html={asked.notSure} />}
      </div>
    </Stage>
  );
}
