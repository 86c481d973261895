import { useState } from 'react';
import type { Sent, ToSend } from '../api';
import { server } from './server';
import { useLoaded, useStudio } from './studio-context';
import { words } from './words';

/** What differs from the last version, and how to send it. */
export function OwnChangesView() {
  const { say, run } = useStudio();
  const own = useLoaded(server.changes, 'changes');
  const [message, setMessage] = useState<string>();
  const [alone, setAlone] = useState(false);
  const [toSend, setToSend] = useState<ToSend>();
  const [code, setCode] = useState('');
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
  const send = () => {
    run(async () => {
      const answer = await server.send(message ?? own.message, alone, code);
      setSent(answer);
      say(answer.words);
    });
  };
  if (toSend)
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
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
        {own.sentences.map(({ file, sentence }) => (
          <li key={file + sentence} className="shown">
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
