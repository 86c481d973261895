import { type FormEvent, type MouseEvent, type ReactNode, type Ref, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { below, from, token } from '../theme/tokens';
import type { Definition } from './definition';
import { isDoubleClick } from './double-click';
import { currentQuestion, hasBack, mayGoOn, type WizardEvent } from './engine';
import { NotSure } from './NotSure';
import { Options } from './Options';
import { BackButton, Progress } from './Progress';
import { type QuestionText, textOf, type WizardWords } from './question-text';
import { TextBox, textBoxStyles } from './TextBox';
import type { Screen } from './use-wizard';

/**
 * What follows on the page must not move from one choice to the next: it would jump, and a slow phone would paint all of
 * it anew. So every choice has the room of the tallest. What a short one leaves of it stays blank below: its options are
 * as tall as their words, so that all of them can be seen at once.
 */
const Stage = styled.div`
  &.choice {
    min-height: 37rem;
    ${from.tablet} {
      min-height: 42rem;
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
  /* Here and not with the box: a rule that comes with a question holds that question up. */
  ${textBoxStyles}
  /* Room for two lines, so that the button below stays where it is. */
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

/** The second press of a double click would take the focus from the question the first one has brought up. */
function leaveFocus(press: MouseEvent) {
  if (isDoubleClick(press) && document.activeElement?.id === 'question') press.preventDefault();
}

interface Props {
  definition: Definition;
  texts: readonly QuestionText[];
  words: WizardWords;
  screen: Screen;
  send: (event: WizardEvent) => void;
  heading: Ref<HTMLHeadingElement>;
  /** What is said below a question about its answer, as it changes. */
  note?: ReactNode;
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
    <Stage className={isText ? undefined : 'choice'} onMouseDown={leaveFocus}>
      <div>
        <Progress definition={definition} state={state} words={words}>
          {hasBack(definition, state) && <BackButton label={words.back} send={send} />}
        </Progress>
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
              <Button type="submit" $large disabled={!words.unanswered && !isReady}>
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
