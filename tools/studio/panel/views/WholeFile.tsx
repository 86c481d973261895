import { useState } from 'react';
import { nameFromWords } from '../../../shared/text';
import { PlaceButton } from './lists';
import { server } from '../server';
import { useLoaded, useStudio } from '../studio-context';
import { words } from '../words';

const moves = ['rename', 'duplicate', 'remove'] as const;

/** All fields of a file, those that can be added, and, where the file takes any name, a new one. */
export function WholeFile({ file }: { file: string }) {
  const { open, say } = useStudio();
  const loaded = useLoaded(() => server.field({ file, path: [] }), file);
  const [typed, setTyped] = useState('');
  if (!loaded) return <p>{words.loading}</p>;
  const { parts = [], takesNames, address } = loaded;
  const missing = parts.filter(({ value }) => value === undefined);
  const name = nameFromWords(typed);
  const add = () => {
    if (parts.some((part) => part.name === name)) say(words.nameTaken, true);
    else open({ kind: 'field', place: { file, path: [name] } });
  };
  return (
    <>
      <h3>{words.wholeOf(file)}</h3>
      {address !== undefined && (
        <div className="buttons">
          {moves.map((op) => (
            <button
              key={op}
              type="button"
              onClick={() => {
                open({ kind: 'move', op, file });
              }}
            >
              {words.move[op]}
            </button>
          ))}
        </div>
      )}
      <ul className="list">
        {parts
          .filter(({ value }) => value !== undefined)
          .map((part) => (
            <PlaceButton key={part.name} place={{ file, path: [part.name] }}>
              <span className="quiet">{part.label}</span>
              {typeof part.value === 'number' ? words.values(part.value) : part.value}
            </PlaceButton>
          ))}
      </ul>
      {missing.length > 0 && (
        <>
          <h3>{words.canBeAdded}</h3>
          <ul className="list">
            {missing.map((part) => (
              <PlaceButton key={part.name} place={{ file, path: [part.name] }}>
                {words.addOf(part.label)}
              </PlaceButton>
            ))}
          </ul>
        </>
      )}
      {takesNames && (
        <form
          className="field"
          onSubmit={(event) => {
            event.preventDefault();
            if (name) add();
          }}
        >
          <label htmlFor="studio-name">{words.newName}</label>
          <input
            id="studio-name"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
            }}
          />
          {name && <p className="quiet">{words.newNameIs}</p>}
          <button type="submit" aria-disabled={!name}>
            {words.add}
          </button>
        </form>
      )}
    </>
  );
}
