import { type SyntheticEvent, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import type { ReplyWords } from '../../content/pages/reply';
import { Mark } from '../../tools/islands';
import { token } from '../theme/tokens';
import { Callout } from '../ui/Callout';
import { Button } from '../ui/controls/Button';
import { Field, TextArea } from '../ui/controls/Field';
import { LoadFailure } from '../ui/controls/LoadFailure';
import { Prose } from '../ui/Prose';
import { Row } from '../ui/Row';
import { type LinkProblem, readLink } from './read-link';
import { ReplyBooking } from './ReplyBooking';

const Frame = styled.div`
  padding-block-end: clamp(2.5rem, 5vw, 5rem);
  [${Mark.state}='stuck'] & > .scripted,
  > .unscripted {
    display: none;
  }
  [${Mark.state}='stuck'] & > .unscripted {
    display: block;
  }
  form {
    display: grid;
    gap: 1rem;
    max-width: 40rem;
    margin-top: 1.5rem;
  }
  h2 {
    font: 700 ${token('h3')} / 1.25 ${token('font-text')};
    letter-spacing: -0.01em;
  }
`;

function onHashChange(changed: () => void) {
  window.addEventListener('hashchange', changed);
  return () => {
    window.removeEventListener('hashchange', changed);
  };
}

/** Returns what stands after `#`, or `before` if that is a place of this page, such as that of 'Skip to main content'. */
function linkInAddress(before: string): string {
  const fragment = window.location.hash.slice(1);
  return document.getElementById(fragment) ? before : fragment;
}

let shown = '';
const latestLink = () => (shown = linkInAddress(shown));
const noLinkYet = () => undefined;

/** Says why a link cannot be read, and takes another one. What was pasted stays in the field. */
function Unreadable({ problem, words }: { problem: LinkProblem; words: ReplyWords }) {
  const { problems, paste, nothingLost } = words;
  const [text, setText] = useState('');
  const [error, setError] = useState<LinkProblem>();
  const read = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = readLink(text);
    if (typeof found === 'string') setError(found);
    else window.location.hash = found.fragment;
  };
  return (
    <>
      <div aria-live="polite">
        <Callout tone={problem === 'none' ? 'note' : 'care'}>
          <p>
            <b>{problems[problem]}</b>
          </p>
          {problem !== 'none' && <p>{nothingLost}</p>}
        </Callout>
      </div>
      <form onSubmit={read}>
        <Field
          id="link"
          label={paste.label}
          hint={paste.hint}
          optional={false}
          error={error && problems[error]}
          words={{ optional: '', error: '' }}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              autoComplete="off"
              spellCheck={false}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setError(undefined);
              }}
            />
          )}
        </Field>
        <Row>
          <Button type="submit">{paste.button}</Button>
        </Row>
      </form>
    </>
  );
}

/**
 * Reads the booking from the page's address, in the browser alone: the server never sees what stands after `#`. Nothing is
 * stored (docs/decisions/reply-kit.md).
 */
export function ReplyPanel({ words }: { words: ReplyWords }) {
  const link = useSyncExternalStore(onHashChange, latestLink, noLinkYet);
  const found = link === undefined ? undefined : readLink(link);
  return (
    <Frame>
      <LoadFailure notLoaded={words.notLoaded} retry={words.retry} />
      <div className="scripted">
        {found === undefined && <p>{words.loading}</p>}
        {typeof found === 'string' && <Unreadable problem={found} words={words} />}
        {typeof found === 'object' && <ReplyBooking key={found.id} booking={found} words={words} />}
      </div>
      <div className="unscripted">
        <Callout tone="note">
          <Prose html={words.withoutScript} />
        </Callout>
      </div>
    </Frame>
  );
}
