import { useState } from 'react';
import { nameInWords } from '../../../shared/text';
import { factsNamed } from '../../../yaml/facts';
import type { Choices, Place } from '../../api';
import { PageWidget } from './PageWidget';
import { words } from '../words';

/** The facts to choose from, by the first word of their names. One that only repeats another is left out. */
export function FactOptions({ facts, chosen }: { facts: Choices['facts']; chosen?: string }) {
  const texts = new Map(facts.map(({ name, text }) => [name, text]));
  const own = facts.filter(
    ({ name, text }) =>
      name === chosen || !name.endsWith('.number') || texts.get(name.replace(/\.number$/, '')) !== text,
  );
  const space = (name: string) => name.split('.')[0] ?? '';
  return [...new Set(own.map(({ name }) => space(name)))].map((group) => (
    <optgroup key={group} label={nameInWords(group)}>
      {own
        .filter(({ name }) => space(name) === group)
        .map(({ name, label, text }) => (
          <option key={name} value={name}>{`${label}: ${text}`}</option>
        ))}
    </optgroup>
  ));
}

/** What the names in braces stand for, and the way to where each is changed for all texts. */
export function FactsHere({ text, facts, open }: { text: string; facts: Choices['facts']; open(place: Place): void }) {
  const named = new Set(factsNamed('line', text));
  const here = facts.filter(({ name }) => named.has(name));
  if (here.length === 0) return null;
  return (
    <ul className="facts">
      {here.map(({ name, label, text: shown, place }) => (
        <li key={name}>
          <span className="chip">{shown}</span> {label}
          {place && (
            <button
              type="button"
              aria-label={words.changeEverywhereOf(label)}
              onClick={() => {
                open({ file: place.file, path: place.path });
              }}
            >
              {words.changeEverywhere}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Buttons that put something at the cursor, or around what is selected. */
export function Tools({
  kind,
  choices,
  insert,
}: {
  kind: string;
  choices: Choices;
  insert(before: string, after?: string): void;
}) {
  const [linking, setLinking] = useState<string>();
  return (
    <>
      <div className="buttons" role="group" aria-label={words.formatting}>
        {kind === 'prose' && (
          <>
            <button
              type="button"
              onClick={() => {
                insert('**', '**');
              }}
            >
              {words.bold}
            </button>
            <button
              type="button"
              onClick={() => {
                insert('*', '*');
              }}
            >
              {words.italics}
            </button>
            <button
              type="button"
              aria-expanded={linking !== undefined}
              onClick={() => {
                setLinking(linking === undefined ? '' : undefined);
              }}
            >
              {words.link}
            </button>
          </>
        )}
        <select
          aria-label={words.insertFact}
          value=""
          onChange={({ target }) => {
            insert(`{${target.value}}`);
          }}
        >
          <option value="">{words.insertFact}</option>
          <FactOptions facts={choices.facts} />
        </select>
      </div>
      {linking !== undefined && (
        <div className="buttons">
          <PageWidget
            aria-label={words.linkTo}
            placeholder={words.linkTo}
            value={linking}
            choices={choices}
            onChange={setLinking}
          />
          <button
            type="button"
            onClick={() => {
              insert('[', `](${linking || '/'})`);
              setLinking(undefined);
            }}
          >
            {words.setLink}
          </button>
        </div>
      )}
    </>
  );
}
