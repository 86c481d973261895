import { useState } from 'react';
import type { Sent } from '../api';
import { server } from './server';
import { useLoaded, useStudio } from './studio-context';
import { words } from './words';

/** What differs from the last version, and how to send it. */
export function OwnChangesView() {
  const { say } = useStudio();
  const own = useLoaded(server.changes, 'changes');
  const [message, setMessage] = useState<string>();
  const [alone, setAlone] = useState(false);
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
  const send = async () => {
    try {
      const answer = await server.send(message ?? own.message, alone);
      setSent(answer);
      say(answer.words);
    } catch (error) {
      say((error as Error).message, true);
    }
  };
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
        <button type="button" className="main" onClick={() => void send()}>
          {words.send}
        </button>
      </div>
    </>
  );
}
