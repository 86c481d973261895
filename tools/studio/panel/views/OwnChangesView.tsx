import { useState } from 'react';
import type { Sent, ToSend } from '../../api';
import { NewsView } from './NewsView';
import { server } from '../server';
import { useLoaded, useStudio } from '../studio-context';
import { words } from '../words';

/** What differs from the last version, how to send it, and what others have done meanwhile. */
export function OwnChangesView() {
  return (
    <>
      <SendView />
      <NewsView />
    </>
  );
}

function SendView() {
  const { say, run } = useStudio();
  const own = useLoaded(server.changes, 'changes');
  const [message, setMessage] = useState<string>();
  const [alone, setAlone] = useState(false);
  const [toSend, setToSend] = useState<ToSend>();
  const [code, setCode] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [sent, setSent] = useState<Sent>();
  if (!own) return <p>{words.loading}</p>;
  if (own.unavailable) return <p>{own.unavailable}</p>;
  if (sent)
    return (
      <>
        <p className="shown">{sent.words}</p>
        {sent.address && (
          <p>
            <a href={sent.address} target="_blank" rel="noopener">
              {words.openAddress}
            </a>
          </p>
        )}
      </>
    );
  const nothingNew = own.sentences.length === 0;
  if (nothingNew && !own.unsent) return <p>{words.noChanges}</p>;
  const ask = () => {
    run(async () => {
      setToSend(await server.askToSend(message ?? own.message, alone));
      setCode('');
      say('');
    });
  };
  // Not by `run`, which allows nothing else, such as a save, until the online copy has answered.
  const send = async () => {
    setIsSending(true);
    try {
      const answer = await server.send(message ?? own.message, alone, code);
      setSent(answer);
      say(answer.words);
    } catch (error) {
      say((error as Error).message, true);
    }
    setIsSending(false);
  };
  const stop = () => {
    server.stopSending().catch((error: unknown) => {
      say((error as Error).message, true);
    });
  };
  if (isSending)
    return (
      <>
        <p role="status">{words.sending}</p>
        <div className="buttons">
          <button type="button" onClick={stop}>
            {words.stopSending}
          </button>
        </div>
      </>
    );
  if (toSend)
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p className="shown">{words.goesTo(toSend.to)}</p>
        <label htmlFor="studio-code">{words.code}</label>
        <p id="studio-code-help">{words.codeHelp}</p>
        <input
          id="studio-code"
          aria-describedby="studio-code-help"
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          value={code}
          onChange={({ target }) => {
            setCode(target.value);
          }}
        />
        <div className="buttons">
          <button type="submit" className="main">
            {words.sendNow}
          </button>
          <button type="button" onClick={ask}>
            {words.newCode}
          </button>
          <button
            type="button"
            onClick={() => {
              setToSend(undefined);
            }}
          >
            {words.back}
          </button>
        </div>
      </form>
    );
  return (
    <>
      <ul>
        {own.sentences.map(({ sentence }, index) => (
          <li key={index} className="shown">
            {sentence}
          </li>
        ))}
      </ul>
      {own.unsent && <p>{words.unsent}</p>}
      {!nothingNew && (
        <>
          <label htmlFor="studio-message">{words.message}</label>
          <textarea
            id="studio-message"
            rows={4}
            value={message ?? own.message}
            onChange={({ target }) => {
              setMessage(target.value);
            }}
          />
        </>
      )}
      {own.sentBefore && (
        <>
          <p>{words.addsTo}</p>
          <label className="choice">
            <input
              type="checkbox"
              checked={alone}
              onChange={({ target }) => {
                setAlone(target.checked);
              }}
            />
            {words.alone}
          </label>
        </>
      )}
      <div className="buttons">
        <button type="button" className="main" onClick={ask}>
          {words.send}
        </button>
      </div>
    </>
  );
}
