import { useState } from 'react';
import type { NewResult } from '../../api';
import { keyOf } from '../drafts/drafts';
import { ValueForm } from '../form/ValueForm';
import { mistakesInWords } from '../mistakes';
import { server } from '../server';
import { useDrafts, useLoaded, useStudio } from '../studio-context';
import { words } from '../words';

/** Chooses what to add, and then shows its form. */
export function NewEntryView({ of, label }: { of?: string | undefined; label?: string | undefined }) {
  return of ? <NewEntryForm kind={of} label={label} /> : <Kinds />;
}

function Kinds() {
  const { open } = useStudio();
  const session = useLoaded(() => server.session(), 'kinds');
  if (!session) return <p>{words.loading}</p>;
  return (
    <ul className="list">
      {session.kinds.map(({ kind, label }) => (
        <li key={kind}>
          <button
            type="button"
            onClick={() => {
              open({ kind: 'new', of: kind, label });
            }}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

function NewEntryForm({ kind, label }: { kind: string; label: string | undefined }) {
  const { say, saved, busy, run, open } = useStudio();
  const form = useLoaded(() => server.newForm(kind), kind);
  const typed = useDrafts({ kind: 'new', of: kind, ...(label !== undefined && { label }) });
  const [result, setResult] = useState<NewResult>();
  if (!form) return <p>{words.loading}</p>;
  const place = { file: '', path: [kind] };
  const value = typed.drafts?.[keyOf(place)]?.value ?? form.value;
  const save = () => {
    run(async () => {
      say(words.saving);
      const answer = await server.create({ kind, value });
      setResult(answer);
      if ('saved' in answer) {
        typed.drop();
        saved(answer.saved);
        say(words.saved);
      } else if ('diagnostics' in answer) say(mistakesInWords(answer.diagnostics, answer.at?.file), true);
      else say(words.conflict(answer.conflict.file), true);
    });
  };
  const created = result?.created;
  const diagnostics = result && 'diagnostics' in result ? result.diagnostics : [];
  return (
    <>
      {created?.page && (
        <p>
          <a href={created.page}>{words.open}</a>
        </p>
      )}
      <ValueForm
        name="new"
        place={result?.at ?? place}
        label={form.label}
        schema={form.schema}
        value={value}
        choices={form}
        diagnostics={diagnostics}
        openFact={(at) => {
          open({ kind: 'field', place: at });
        }}
        onChange={(next) => {
          typed.keep({ ...place, version: '', value: form.value }, next);
        }}
      />
      <div className="buttons actions">
        <button type="button" className="main" aria-disabled={busy} onClick={save}>
          {words.save}
        </button>
      </div>
    </>
  );
}
